import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";

/** The attic: rafters, a round window with the moon in it, and hooks that somebody has been using. */
export function Attic() {
  return (
    <>
      <Backdrop fill="#14181c" x={80} y={38} light="#c9d4cf" first={17} opacity={0.14} />
      {/* the two slopes of the roof */}
      <path fill="#3c3226" d="M0 0h70L12 84H0z" />
      <path fill="#1b1712" d="M160 0H90l58 84h12z" />
      <path fill="none" stroke="#5d4d37" strokeWidth="1.2" d="M54 0L0 78M38 0L0 55M22 0L0 32" />
      <path fill="none" stroke="#0f0d0a" strokeWidth="1.2" d="M106 0l54 78M122 0l38 55M138 0l22 32" />
      <path fill={INK.sepia} d="M70 0h10L20 88h-9z" />
      <path fill="#2f2619" d="M90 0H80l60 88h9z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth=".8" opacity=".7" d="M71 0L12 86" />
      {/* window */}
      <circle cx="80" cy="38" r="17" fill={INK.black} />
      <circle cx="80" cy="38" r="14.5" fill="#4d6070" />
      <path fill="#eef0dc" d="M84.5 28.5a10.5 10.5 0 1 0 0 19 12 12 0 0 1 0-19z" />
      <path fill="none" stroke={INK.black} strokeWidth="2" d="M80 22v32M64 38h32" />
      <circle cx="80" cy="38" r="15.7" fill="none" stroke={INK.sepia} strokeWidth="2" />
      {/* floor */}
      <path fill="#2b241a" d="M12 84h136l12 16H0z" />
      <path fill="#9fb0ae" opacity=".3" d="M66 84h28l18 16H48z" />
      <path
        fill="none"
        stroke="#15110c"
        strokeWidth=".9"
        d="M40 84L28 100M58 84l-6 16M80 84v16M102 84l6 16M120 84l12 16"
      />
      {/* the beam and what hangs from it */}
      <path fill={INK.sepia} d="M33 60h94v5H33z" />
      <path fill="#33291b" d="M80 60h47v5H80z" />
      <path fill="#4d4130" d="M33 64h94v1.5H33z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.5" strokeLinecap="round" d="M52 65v7c0 4 5 4 5 .5M104 65v6" />
      <path fill="none" stroke={INK.black} strokeWidth="1.3" strokeDasharray="2.2 1.4" d="M66 65v12" />
      <path fill="none" stroke={INK.stone} strokeWidth="1.4" strokeLinecap="round" d="M66 77v2c0 4 5 4 5 .5" />
      <path fill={INK.black} d="M101 70h6c1 5 3 8 3 13 0 4-2 6-6 6s-6-2-6-6c0-5 2-8 3-13z" />
      <path fill={INK.oxblood} d="M101.5 73h2.5v15c-3 0-5-2-5-5 0-4 1.8-6 2.5-10z" />
      {/* trunk */}
      <path fill={INK.black} d="M18 76c0-5 4-7 8-7h22c4 0 8 2 8 7v16H18z" />
      <path fill="#6a5030" d="M20 76c0-4 3-5 6-5h10v19H20z" />
      <path fill="#3b2d1c" d="M36 71h12c3 0 6 1 6 5v14H36z" />
      <path fill="none" stroke={INK.brass} strokeWidth="1.3" d="M20 78h34M26 71v19M48 71v19" />
      <path fill={INK.lamp} d="M35 77h4v4h-4z" />
      {/* a tailor's dummy, where one takes it for somebody */}
      <path
        fill={INK.black}
        d="M126 58c0-2 1-3 2.5-3s2.5 1 2.5 3v3c5 1 8 4 7.5 8-.5 5-3.5 7-3.5 12l1 7h-6v7l5 3h-13l5-3v-7h-6l1-7c0-5-3-7-3.5-12-.5-4 2.5-7 7.5-8z"
      />
      <path fill="#6b6a5a" d="M127 62c-4 1-6 3-5.7 7 .4 5 3.2 7 3.2 12l-.7 5.5h3.2z" />
    </>
  );
}
