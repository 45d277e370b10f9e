import { INK } from "../../../../art/inks";
import { Backdrop, boards } from "./engraving";

/** Southside, Ma's Boarding House: clapboards and washing, a sign with a bed on it, and somebody always awake. */
export function BoardingHouse() {
  return (
    <>
      <Backdrop fill="#1a222a" x={52} y={38} light={INK.lamp} first={12} opacity={0.12} />
      <path fill="#131a20" d="M104 88V30l16-8 14 8v10h26v48z" />
      <path fill={INK.sepia} d="M124 44h4v6h-4zM144 52h4v6h-4z" />
      {/* the house */}
      <path fill={INK.black} d="M22 88V34L58 6l36 28v54z" />
      <path fill="#7c7f6b" d="M26 86V36L58 11v75z" />
      <path fill="#3a423f" d="M58 11l32 25v50H58z" />
      <path fill="none" stroke="#5c6053" strokeWidth=".8" d={boards(26, 36, 32, 48, 3.6)} />
      <path fill="none" stroke="#272e2d" strokeWidth=".8" d={boards(58, 36, 32, 48, 3.6)} />
      <path fill={INK.sepia} d="M58 3L18 34l4 4 36-28z" />
      <path fill="#33261a" d="M58 3l40 31-4 4-36-28z" />
      <path fill="#33261a" d="M74 4h7v14l-7-5z" />
      {/* windows */}
      <path fill={INK.black} d="M51 18h14v14H51zM32 40h13v16H32zM51 40h14v16H51zM72 40h13v16H72zM32 66h13v16H32z" />
      <path fill="#4a5f6d" d="M53 20h10v10H53zM74 42h9v12h-9z" />
      <path fill={INK.lamp} d="M53 42h10v12H53z" />
      <path fill={INK.brass} d="M34 42h9v12h-9zM34 68h9v12h-9z" />
      {/* Ma, at hers */}
      <path fill={INK.black} d="M54 54c0-4 1.5-5 2.6-5.5-1.6-2.5-.6-5 1.4-5s3 2.5 1.4 5c1.1.5 2.6 1.5 2.6 5.5z" />
      <path fill="none" stroke={INK.paper} strokeWidth="1.3" d="M53 42c3 1 3 5 .5 8M63 42c-3 1-3 5-.5 8" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1"
        d="M58 20v10M53 25h10M38.5 42v12M34 48h9M78.5 42v12M74 48h9M38.5 68v12M34 74h9"
      />
      {/* porch and door */}
      <path fill={INK.paperDeep} d="M46 62h12v4H44z" />
      <path fill={INK.stone} d="M58 62h34l2 4H58z" />
      <path fill={INK.black} d="M50 66h42v22H50z" />
      <path fill={INK.paperDeep} d="M50 66h3v22h-3z" />
      <path fill={INK.stone} d="M69 66h3v22h-3zM89 66h3v22h-3z" />
      <path fill="#6b3227" d="M56 69h10v19H56z" />
      <path fill={INK.lamp} d="M58 71h6v6h-6z" />
      <path fill="none" stroke={INK.stone} strokeWidth="1" d="M72 79h17M76 79v9M80 79v9M84 79v9" />
      <path fill={INK.mist} d="M46 88h46v3H46zM42 91h30v3H42z" />
      {/* sign */}
      <path fill="none" stroke={INK.black} strokeWidth="1.8" d="M30 62H6M10 62v4M22 62v4" />
      <path fill={INK.black} d="M6 65h20v16H6z" />
      <path fill={INK.paperDeep} d="M7.5 66.5h17v13h-17z" />
      <path fill={INK.black} d="M9.5 69h1.8v4h11.2v4.5h-1.6V75H11.3v2.5H9.5zM12 70.5h4v2h-4z" />
      {/* washing */}
      <path fill="none" stroke={INK.stone} strokeWidth=".9" d="M94 40q32 14 66-2" />
      <path fill={INK.paper} d="M104 44l12 3-1 20-10-3z" />
      <path fill={INK.paperDeep} d="M122 48l9-.5 3 16-4 .5-2-9-2 10-4-1z" />
      <path fill={INK.stone} d="M140 46l10-3 4 4-2 3 2 14-10 3-1-14-3-1z" />
      {/* yard */}
      <path fill="#1b2322" d="M0 88h42v6h30v-3h20v-3h68v12H0z" />
      <path fill="none" stroke="#39464a" strokeWidth="1" d="M0 95h36M84 96h70M108 91h40" />
    </>
  );
}
