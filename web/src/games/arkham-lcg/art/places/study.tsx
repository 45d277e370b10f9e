import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";
import { books } from "./engraving";

const SHELVES = [
  books(4, 18, 46, 1),
  books(56, 18, 46, 4),
  books(108, 18, 48, 9),
  books(4, 36, 46, 6),
  books(56, 36, 46, 11),
  books(108, 36, 48, 2),
  books(4, 54, 46, 8),
  books(56, 54, 46, 3),
  books(108, 54, 48, 5),
];

/** The study: books on every wall, where yesterday there was still a door. */
export function Study() {
  return (
    <>
      <path fill="#1a140f" d="M0 0h160v100H0z" />
      <path fill={INK.sepia} d={SHELVES.map(([first]) => first).join("")} />
      <path fill="#6e2f28" d={SHELVES.map(([, second]) => second).join("")} />
      <path fill="#3f5a50" d={SHELVES.map(([, , third]) => third).join("")} />
      <path fill="#4a3822" d="M0 18h160v2.5H0zM0 36h160v2.5H0zM0 54h160v2.5H0zM51 0h4v60h-4zM103 0h4v60h-4z" />
      {/* the room, away from the lamp */}
      <path fill="#120e0a" opacity=".22" d="M0 0h160v74H0z" />
      <Rings x={55} y={54} first={20} step={6} count={18} widest={3} stroke={INK.lamp} opacity={0.13} />
      <Light />
      {/* chair */}
      <path fill={INK.black} d="M98 80V52c0-6 4-9 12-9s12 3 12 9v28z" />
      <path fill="#6b2f28" d="M101 78V53c0-4.5 3-7 9-7v32z" />
      <path fill="#34180f" d="M110 46c6 0 9 2.5 9 7v25h-9z" />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth="1"
        strokeDasharray=".1 3"
        strokeLinecap="round"
        d="M101 77V53c0-4.5 3-7 9-7"
      />
      {/* desk */}
      <path fill="#5a4126" d="M14 74h132l14 26H0z" />
      <path fill="#a07a45" d="M14 74h70l-14 26H0z" />
      <path fill="none" stroke="#3a2917" strokeWidth=".9" d="M11 80h138M8 86h144M4 93h152" opacity=".7" />
      <path fill="#c9a25c" opacity=".55" d="M24 84c0-5 14-8 32-8s32 3 32 8-14 8-32 8-32-3-32-8z" />
      {/* papers, and the letter one was reading */}
      <path fill={INK.paperDeep} d="M72 80l26-2 4 9-27 2z" />
      <path fill={INK.paper} d="M78 83l26 1-3 10-28-1z" />
      <path fill="none" stroke={INK.sepia} strokeWidth=".9" d="M81 86l18 .6M80 88.5l15 .5M79.5 91l17 .6" />
      <path fill={INK.black} d="M118 84h9l1.5-6h-12z" />
      <path
        fill="none"
        stroke={INK.paper}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M122 79c4-8 9-12 16-14-1 7-6 12-14 14"
      />
      {/* lamp */}
      <path fill={INK.black} opacity=".5" d="M42 86h32l-3 4H46z" />
      <path fill={INK.sepia} d="M44 84c0-2 4-4 11-4s11 2 11 4v2H44z" />
      <path fill={INK.brass} d="M44 84c0-2 4-4 11-4v6H44zM53.5 54h3v27h-3z" />
      <path fill="#1e4438" d="M37 58c0-10 6-15 18-15s18 5 18 15z" />
      <path fill={INK.jade} d="M37 58c0-10 6-15 18-15-5 3-8 8-8 15z" />
      <path fill={INK.lamp} d="M37 58h36l-2 3H39z" />
      <circle cx="55" cy="42" r="2" fill={INK.brass} />
    </>
  );
}

/** From under the shade, down and to both sides. */
function Light() {
  return (
    <>
      <path fill={INK.lamp} opacity=".14" d="M38 60h34l34 40H4z" />
      <path fill={INK.lamp} opacity=".1" d="M40 60h30l18 40H22z" />
    </>
  );
}
