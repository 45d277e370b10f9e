import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";

const GLOW = "#c9a6f2";

const MOUTH =
  "M14 102c-7-12-6-24-3-32-4-9-1-19 5-24l3-16 7 4 4-15 7 7 5-15 8 9 6-13 8 8 8-10 8 9 8-8 7 12 8-8 6 15 8-6 5 17 8-3 2 14c6 6 8 15 4 24 5 9 5 20-2 31z";

/** Somebody with his back to us, in a robe down to the floor. */
const hood = (x: number) => `M${x - 14} 104c0-17 2-26 8-30-3-7 0-14 6-16 6 2 9 9 6 16 6 4 8 13 8 30z`;

/** The ritual site: a cave, candles, hoods, and under the altar a light that is no light of ours. */
export function RitualSite() {
  return (
    <>
      <Backdrop fill="#18131f" x={80} y={54} light={GLOW} first={14} opacity={0.22} />
      {/* what comes through */}
      <path fill="#3b2a57" d="M80 8c9 8 15 22 15 38S89 76 80 82c-9-6-15-20-15-36S71 16 80 8z" />
      <path fill={INK.violet} d="M80 14c6 8 10 19 10 32s-4 24-10 30c-6-6-10-17-10-30s4-24 10-32z" />
      <path fill="#e6d6fb" d="M80 24c3 6 5 13 5 22s-2 15-5 20c-3-5-5-11-5-20s2-16 5-22z" />
      <path fill={INK.black} d="M80 36c2 3 2.6 6 2.6 10S82 53 80 56c-2-3-2.6-6-2.6-10S78 39 80 36z" />
      <path fill="#221a2c" d="M10 88c20-8 44-12 70-12s52 4 70 12v12H10z" />
      {/* the mouth of the cave */}
      <path fill={INK.black} fillRule="evenodd" d={`M0 0h160v100H0z${MOUTH}`} />
      <path fill="none" stroke="#54406f" strokeWidth="1.4" strokeLinejoin="round" d={MOUTH} />
      <path
        fill="none"
        stroke="#2f2540"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M6 16l8 6M2 44l7 3M22 4l6 8M138 10l6-6M150 40l8-4M148 24l8-4M2 72h5M153 72l5-1"
      />
      {/* the circle on the floor */}
      <ellipse cx="80" cy="89" rx="54" ry="9.5" fill="none" stroke={GLOW} strokeWidth="1.5" />
      <ellipse cx="80" cy="89" rx="46" ry="7.5" fill="none" stroke={GLOW} strokeWidth=".9" strokeDasharray="5 2 1 2" />
      <path fill="none" stroke={INK.violet} strokeWidth="1.3" d="M80 80l34 13H46zM80 98l34-13H46z" opacity=".8" />
      {/* altar */}
      <path fill={INK.black} d="M56 92l3-12h-6v-7h54v7h-6l3 12z" />
      <path fill="#6a6175" d="M61 90l2-9h17v9z" />
      <path fill="#2f2a38" d="M80 81h17l2 9H80z" />
      <path fill="#9a90a6" d="M55 75h25v4H55z" />
      <path fill="#4a4255" d="M80 75h25v4H80z" />
      <path fill={INK.oxblood} d="M72 75h16l-3 4-2 7-2-6-3 4-1-5z" />
      {/* hoods */}
      <path fill={INK.black} stroke="#8a66bd" strokeWidth="1.2" strokeLinejoin="round" d={`${hood(32)}${hood(128)}`} />
      <path
        fill="#3a2b50"
        d="M44 104c0-17-2-25-7-29 3-4 3-9 1-13 4 3 5 8 3 13 5 4 7 13 7 29zM116 104c0-17 2-25 7-29-3-4-3-9-1-13-4 3-5 8-3 13-5 4-7 13-7 29z"
      />
      {/* candles */}
      <path fill={INK.paper} d="M58 73v-6h3v6zM65 73v-4h3v4zM92 73v-4h3v4zM99 73v-6h3v6z" />
      <path
        fill={INK.lamp}
        d="M59.5 61c2 2 2 4 0 5.5-2-1.5-2-3.5 0-5.5zM66.5 63.5c1.7 1.7 1.7 3.5 0 5-1.7-1.5-1.7-3.3 0-5zM93.5 63.5c1.7 1.7 1.7 3.5 0 5-1.7-1.5-1.7-3.3 0-5zM100.5 61c2 2 2 4 0 5.5-2-1.5-2-3.5 0-5.5z"
      />
    </>
  );
}
