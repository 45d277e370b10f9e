import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";
import { Fir } from "./growth";

/** Arkham Woods, the cliffside: a pine over nothing, a rope, and mist where the ground should be. */
export function Cliffside() {
  return (
    <>
      <Backdrop fill="#1a2530" x={122} y={28} light="#dfe4d2" first={16} opacity={0.15} />
      <circle cx="122" cy="28" r="12" fill="#e9e6cf" />
      {/* far hills */}
      <path fill="#22313c" d="M60 78l22-14 16 8 20-18 18 14 24-12v44H60z" />
      <path fill="#2b3d48" d="M70 88l20-10 22 6 22-12 26 10v18H70z" />
      <path fill="#a9b8b6" opacity=".35" d="M56 92c10-6 18-4 26 0 10-6 20-5 30 0 14-6 32-6 52-2v10H56z" />
      {/* the cliff */}
      <path fill={INK.black} d="M0 40l30-6 34 2 26 6-6 8 3 8-9 8 2 10-10 8 1 16H0z" />
      <path fill="#7c7f73" d="M0 43l30-6 33 2 22 5-9 6-22 2-24-2-30 8z" />
      <path fill="#4b524f" d="M0 59l30-8 24 2 22-2-2 8-10 6 2 8-11 8 2 9-5 10H0z" />
      <path fill="#2b3232" d="M60 54l18-4 7-2-5 4 3 6-9 8 2 10-10 8 1 16H46l4-12-2-8 10-8-2-8 8-6z" />
      <path
        fill="none"
        stroke="#232a2a"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M4 66l10-3 8 2M10 76l12-3 10 3M2 86l12-2 12 3M30 62l10 2 6-2M34 72l8 1 5-3M32 88l10-2M28 80l9 1M18 94l12-1"
      />
      <path
        fill="none"
        stroke="#8d9186"
        strokeWidth="1"
        strokeLinecap="round"
        d="M4 62l12-4 12 2M24 69l10 1"
        opacity=".7"
      />
      {/* grass on the edge */}
      <path fill="#31483d" d="M0 38l30-6 34 2 20 5-6 3-14-2-4 3-6-3-10 1-4 3-6-3-8 1-6 4-4-2-16 4z" />
      {/* trees on it */}
      <Fir x={10} y={40} tall={42} ink={INK.black} lit="#4a6553" />
      <Fir x={28} y={36} tall={34} ink={INK.black} lit="#3f5a4a" />
      {/* the pine that leans out */}
      <path fill="none" stroke={INK.black} strokeWidth="5" strokeLinecap="round" d="M64 40c8-4 14-10 20-22" />
      <path fill="none" stroke={INK.sepia} strokeWidth="1.3" strokeLinecap="round" d="M64 38c8-4 13-10 18-20" />
      <path
        fill={INK.black}
        d="M70 14c4-7 12-10 20-8 5-4 13-2 15 3-5 3-9 3-12 2-2 4-7 6-12 5-3 2-8 1-11-2zM80 26c5-4 12-4 18-1 4-2 8-1 10 2-4 3-9 4-12 2-5 2-12 1-16-3zM58 28c3-5 9-7 14-5 2 2 1 4-1 5-4 2-9 2-13 0z"
      />
      <path
        fill="#4a6553"
        d="M73 12c4-4 10-6 16-4-4 2-7 4-8 6-3 1-6 0-8-2zM84 26c4-2 8-2 12 0-4 1-8 2-12 0zM61 27c2-3 6-4 9-3-1 2-5 3-9 3z"
      />
      {/* rope */}
      <path fill="none" stroke={INK.black} strokeWidth="2.2" d="M70 40l18 4c2 14-1 26 1 44" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1" d="M70 40l18 4c2 14-1 26 1 44" />
      {/* birds and mist */}
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M112 54c2-3 4-3 5 0 1-3 4-3 6 0M134 46c1-2 3-2 4 0 1-2 3-2 4 0M128 62c1-2 3-2 4 0 1-2 3-2 4 0"
      />
      <path
        fill="none"
        stroke="#c9d4cf"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".6"
        d="M96 82c8-3 16 2 26 0M132 86c8-2 14 1 22 0M80 92c10-3 18 1 28 0M120 95c12-2 22 1 34 0"
      />
    </>
  );
}
