import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";
import { BareTree } from "./growth";

/** Arkham Woods, unhallowed ground: nothing grows between the stones, and what lies there was not buried. */
export function UnhallowedGround() {
  return (
    <>
      <Backdrop fill="#1e1a1b" x={110} y={30} light="#d98a6a" first={18} opacity={0.16} />
      <circle cx="110" cy="30" r="14" fill="#c9694a" />
      <path fill="#9c4634" d="M110 16a14 14 0 0 1 0 28 18 18 0 0 0 0-28z" />
      <path fill="#17181a" d="M0 60l8-26 6 18 8-28 8 30 8-18 6 20 6-10 8 14h70l8-14 8 10 8-26 8 30v40H0z" />
      <BareTree x={20} y={74} tall={66} ink={INK.black} />
      <BareTree x={146} y={72} tall={58} ink={INK.black} flip />
      <path fill="#33291f" d="M0 66c30-6 60-8 84-7s52 2 76 6v35H0z" />
      <path fill="#4d3d2a" d="M0 76c30-6 50-8 84-8s50 2 76 8v24H0z" />
      <path
        fill="none"
        stroke="#2a2017"
        strokeWidth="1.2"
        d="M0 84l14-4 6 4 14-3M22 94l16-4 8 3M100 82l10 3 14-3 8 3M118 94l16-3 8 3 18-3M62 80l-8 3"
      />
      {/* the ring of stones */}
      <path
        fill={INK.black}
        d="M40 70l2-22 6-6 6 7 1 21zM68 66l3-28 7-4 4 8 1 24zM98 67l-1-22 6-5 6 5 2 22zM122 74l1-18 7-7 5 8 1 17z"
      />
      <path
        fill="#847a6d"
        d="M42 69l2-20 4-4 1 24zM70 65l3-26 4-2 1 28zM99 66l-.5-20 4-4 .5 24zM124 73l1-16 4-5 .5 21z"
      />
      <path
        fill="#3d3833"
        d="M49 69l-1-24 4.5 5 1 19zM78 65l-1-28 3.5 6 .5 22zM103 66l-.5-24 4.5 4 2 20zM129.5 73l-.5-21 4 6 1 15z"
      />
      <path
        fill="none"
        stroke={INK.oxblood}
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M72 48l4 4-4 4 4 4M45 55v8M43.5 58l3-1M101 50l2 6M102.5 50l-2 6"
      />
      {/* bones */}
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="5"
        strokeLinecap="round"
        d="M50 94c16-4 30-5 48-4M60 92c-2-9 0-14 5-17M69 91c-2-9 1-15 6-17M78 90c-1-9 2-14 7-16M87 90c0-7 3-11 7-13"
      />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M50 94c16-4 30-5 48-4M60 92c-2-9 0-14 5-17M69 91c-2-9 1-15 6-17M78 90c-1-9 2-14 7-16M87 90c0-7 3-11 7-13"
      />
      <path fill={INK.black} d="M96 98c-1-9 4-15 12-15 7 0 10 4 13 9l7 2c2 3 1 5-2 6z" />
      <path fill={INK.paper} d="M98 96.5c-1-8 4-12 10-12 6 0 9 4 12 9l7 2c1 2 0 3-1 3l-15-1-2 2-2-1z" />
      <circle cx="110" cy="90.5" r="2.8" fill={INK.black} />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M100 86c-5-2-7-6-6-11M106 84c-2-5-1-9 2-12"
      />
      {/* crow */}
      <path fill={INK.black} d="M66 36c3-6 7-8 11-7l5-1-4 3c0 3-2 5-5 6l-9 3z" />
    </>
  );
}
