import { INK } from "../../../../art/inks";
import { Backdrop, bars } from "./engraving";

/** Downtown, the First Bank of Arkham: six columns, bronze doors, a motor car that waits with its lamps on. */
export function Bank() {
  return (
    <>
      <Backdrop fill="#171f26" x={28} y={40} light={INK.lamp} first={9} opacity={0.13} />
      {/* the street behind */}
      <path fill="#1f2b33" d="M0 88V34h22v54zM138 88V22h22v66z" />
      <path fill={INK.sepia} d="M5 46h4v7H5zM5 62h4v7H5zM145 34h4v7h-4zM152 34h4v7h-4zM152 50h4v7h-4z" />
      {/* the temple of money */}
      <path fill={INK.black} d="M22 88V40l58-30 58 30v48z" />
      <path fill="#8d8b77" d="M26 38l54-27v27z" />
      <path fill="#474d48" d="M80 11l54 27H80z" />
      <path fill={INK.paper} d="M80 7L20 37v4h4l56-28z" />
      <path fill={INK.stone} d="M80 7l60 30v4h-4L80 13z" />
      <circle cx="80" cy="28" r="6.5" fill={INK.black} />
      <circle cx="80" cy="28" r="5.2" fill={INK.brass} />
      <path fill={INK.black} d="M80 24.8a1.6 1.6 0 0 1 .8 3l1 3.2h-3.6l1-3.2a1.6 1.6 0 0 1 .8-3z" />
      <path fill={INK.paperDeep} d="M22 38h58v7H22z" />
      <path fill={INK.stone} d="M80 38h58v7H80z" />
      <path fill="none" stroke={INK.black} strokeWidth=".8" opacity=".6" d={bars(28, 40, 104, 3, 4)} />
      <path fill="#15191b" d="M26 45h108v41H26z" />
      {/* windows and doors between the columns */}
      <path fill={INK.brass} d="M43 54h6v16h-6zM111 54h6v16h-6z" />
      <path fill="none" stroke={INK.black} strokeWidth="1" d="M46 54v16M43 59h6M43 64h6M114 54v16M111 59h6M111 64h6" />
      <path fill={INK.lamp} d="M70 54a10 10 0 0 1 20 0z" />
      <path fill="#7a5a2c" d="M70 56h20v30H70z" />
      <path fill="#44331a" d="M80 56h10v30H80z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1"
        d="M80 56v30M72.5 59h5v10h-5zM72.5 73h5v10h-5zM82.5 59h5v10h-5zM82.5 73h5v10h-5zM75 48l5 6 5-6"
      />
      {/* columns */}
      <path fill={INK.paperDeep} d="M28 45h9v41h-9zM53 45h9v41h-9z" />
      <path fill="#8d8b77" d="M33 45h4v41h-4zM58 45h4v41h-4zM98 45h9v41h-9zM123 45h9v41h-9z" />
      <path fill="#4d534e" d="M102 45h5v41h-5zM127 45h5v41h-5z" />
      <path fill={INK.paper} d="M26.5 45h12v2.5h-12zM51.5 45h12v2.5h-12z" />
      <path fill={INK.paperDeep} d="M96.5 45h12v2.5h-12zM121.5 45h12v2.5h-12z" />
      {/* steps */}
      <path fill={INK.stone} d="M20 84h120v3H20z" />
      <path fill={INK.mist} d="M15 87h130v3H15zM10 90h140v3H10z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth=".9" d="M20 84h60M15 87.5h65M10 90.5h70" />
      <path fill="#161b1e" d="M0 93h160v7H0z" />
      {/* lamp post */}
      <path fill={INK.black} d="M24.5 96V44h3v52zM20 96h12v3H20z" />
      <path fill={INK.lamp} d="M22 36h8l-1.5 8h-5z" />
      <path fill={INK.black} d="M21 36l5-5 5 5z" />
      {/* car */}
      <path fill={INK.lamp} opacity=".25" d="M104 93H84l-14 7h34z" />
      <path fill={INK.black} d="M104 97v-9l13-2 5-9h21l7 9h6v11z" />
      <path fill="#4a5f6d" d="M123.5 79h7v7h-11zM133 79h8l5 7h-13z" />
      <path fill="#5f2a26" d="M106 89.5l12-2h36V92h-48z" />
      <circle cx="114" cy="96" r="5" fill={INK.black} stroke={INK.stone} strokeWidth="1.3" />
      <circle cx="146" cy="96" r="5" fill={INK.black} stroke={INK.stone} strokeWidth="1.3" />
      <circle cx="104.5" cy="90" r="2" fill={INK.lamp} />
    </>
  );
}
