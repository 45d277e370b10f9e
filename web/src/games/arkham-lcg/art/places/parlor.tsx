import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";

/** The parlor: a fire that somebody lit, a clock, and an armchair turned away from us. */
export function Parlor() {
  return (
    <>
      <Backdrop fill="#221713" x={62} y={68} light="#f0a85a" first={18} opacity={0.2} />
      {/* wall paper */}
      <path
        fill="none"
        stroke="#3a2720"
        strokeWidth="2"
        d="M6 0v76M18 0v76M110 0v76M122 0v76M134 0v76M146 0v76M158 0v76"
      />
      <path fill="#3c281c" d="M0 76h160v5H0z" />
      <path fill="#2b1c14" d="M0 81h160v19H0z" />
      {/* the picture over the mantle */}
      <path fill={INK.sepia} d="M44 4h36v28H44z" />
      <path fill={INK.brass} d="M44 4h36l-3 3H47v22l-3 3z" />
      <path fill="#1d2324" d="M47 7h30v22H47z" />
      <path fill={INK.stone} d="M55 29c0-5 2-7 5-8-2-5-1-9 2.5-9s4.5 4 2.5 9c3 1 5 3 5 8z" />
      <path fill="#1d2324" d="M58.5 14h8l-1-3h-6z" />
      {/* fireplace */}
      <path fill="#4f4a40" d="M30 42h66v40H30z" />
      <path fill="#857b66" d="M30 42h12v40H30z" />
      <path fill="#6b6351" d="M42 42h44v9H42z" />
      <path fill="#3a362e" d="M86 42h10v40H86z" />
      <path
        fill="none"
        stroke="#2e2a23"
        strokeWidth=".8"
        d="M33 50v26M36.5 50v26M39 50v26M89 50v26M93 50v26M46 46.5h34"
      />
      <path fill={INK.paperDeep} d="M26 37h74v5H26z" />
      <path fill="#857b66" d="M63 37h37v5H63z" />
      <path fill={INK.black} d="M44 82V58c4-5 10-7 19-7s16 2 20 7v24z" />
      <path
        fill={INK.oxblood}
        d="M50 82c-3-9 1-14 4-20 1 4 3 5 4 3 1-4 1-8 5-12 0 7 4 8 6 13 1-2 1-4 3-5 3 7 6 13 3 21z"
      />
      <path fill={INK.amber} d="M53 82c-2-6 1-10 3-14 1 3 3 4 5 2 1-3 1-5 3-8 1 5 4 7 5 11l2-2c2 4 3 7 1 11z" />
      <path fill={INK.lamp} d="M57 82c-1-4 1-7 3-9 1 2 2 2 3 0l2-4c1 4 4 7 3 13z" />
      <path fill="#3a2413" d="M48 79h30v4H48z" />
      <path fill={INK.sepia} d="M26 82h74l4 4H22z" />
      {/* on the mantle */}
      <path fill="#2e2a23" d="M56 37v-2h14v2z" />
      <path fill={INK.paper} d="M33 37v-9h3v9z" />
      <path fill={INK.lamp} d="M34.5 22c2 2 2 4 0 5.5-2-1.5-2-3.5 0-5.5z" />
      <path fill="#a49371" d="M90 37v-7h3v7z" />
      <path fill={INK.lamp} d="M91.5 24c2 2 2 4 0 5.5-2-1.5-2-3.5 0-5.5z" />
      {/* rug */}
      <path fill="#5d241f" d="M20 88h104l14 12H8z" />
      <path fill="none" stroke={INK.brass} strokeWidth=".9" d="M25 90h94l9 8H17z" opacity=".8" />
      {/* long clock */}
      <path fill={INK.black} d="M8 82V22l6-6 6 6v60z" />
      <path fill="#6a4a2a" d="M10 82V23l4-4v63z" />
      <circle cx="14" cy="28" r="4.3" fill={INK.paper} />
      <path stroke={INK.black} strokeWidth="1" d="M14 28v-3M14 28l2 1.5" />
      <path fill={INK.black} d="M12 38h4v30h-4z" />
      <circle cx="14" cy="60" r="1.7" fill={INK.brass} />
      {/* armchair */}
      <path fill={INK.black} d="M102 100V66c0-14 6-21 18-21s18 7 18 21v4c6-2 10 1 10 6v24z" />
      <path fill="#4c5f46" d="M105 98V67c0-12 5-18 13-18-5 6-7 13-7 24v25z" />
      <path fill="#273226" d="M111 98V73c0-11 2-18 7-24 11 0 17 5 17 17v32z" />
      <path fill="#1b241b" d="M138 98V74c4-2 7-1 7 3v21z" />
      <path fill="#4c5f46" d="M96 100V78c0-5 4-7 9-5v27z" />
      <path
        fill="none"
        stroke={INK.amber}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M104 92V67c0-12 5-18.5 14-19.5M97 98V79c0-3 2-5 5-5"
      />
      <circle cx="120" cy="60" r="1.2" fill={INK.black} />
      <circle cx="128" cy="66" r="1.2" fill={INK.black} />
      <circle cx="120" cy="74" r="1.2" fill={INK.black} />
      <circle cx="128" cy="80" r="1.2" fill={INK.black} />
    </>
  );
}
