import { INK } from "../../../../art/inks";
import { Backdrop, boards } from "./engraving";

/** Miskatonic University: the library tower over its two halls, and the gate that is still open. */
export function University() {
  return (
    <>
      <Backdrop fill="#161f27" x={80} y={28} light={INK.lamp} first={12} opacity={0.14} />
      {/* halls */}
      <path fill={INK.black} d="M14 88V50l8-16h40v54zM98 88V34h40l8 16v38z" />
      <path fill="#566160" d="M17 86V52h45v34z" />
      <path fill="#2a3436" d="M98 52h45v34H98z" />
      <path fill="#3d5560" d="M17 50l7-13h38v13z" />
      <path fill="#1e2d36" d="M98 37h38l7 13H98z" />
      <path fill="none" stroke="#2c4049" strokeWidth=".8" d={boards(20, 36, 42, 14, 3.5)} />
      <path fill={INK.paperDeep} d="M15 49h47v3H15z" />
      <path fill={INK.mist} d="M98 49h47v3H98z" />
      <path
        fill={INK.black}
        d="M22 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16zM35 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16zM48 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16zM104 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16zM117 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16zM130 82V66c0-4 2-6 4-8 2 2 4 4 4 8v16z"
      />
      <path
        fill={INK.brass}
        d="M23.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80zM36.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80zM118.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80z"
      />
      <path
        fill="#4a5f6d"
        d="M49.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80zM105.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80zM131.5 80V66.5c0-3 1.2-4.5 2.5-6 1.3 1.5 2.5 3 2.5 6V80z"
      />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth=".9"
        d="M26 60v20M39 60v20M52 60v20M108 60v20M121 60v20M134 60v20"
      />
      {/* tower */}
      <path fill={INK.black} d="M60 88V20l3-3V9h4v5h4V9h4v5h10V9h4v5h4V9h4v8l3 3v68z" />
      <path fill="#7a8078" d="M63 86V21h17v65z" />
      <path fill="#39443f" d="M80 21h17v65H80z" />
      <path fill="#7a8078" d="M64.5 12h2v5h5v-5h2v5H80v4H64.5z" />
      <path fill="#39443f" d="M80 17h6.5v-5h2v5h5v-5h2v9H80z" />
      <path fill={INK.paperDeep} d="M61 41h19v3H61zM61 58h19v2.5H61z" />
      <path fill={INK.mist} d="M80 41h19v3H80zM80 58h19v2.5H80z" />
      <circle cx="80" cy="30" r="9" fill={INK.black} />
      <circle cx="80" cy="30" r="7.6" fill={INK.lamp} />
      <path
        stroke={INK.black}
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M80 30v-5M80 30l3 2M80 23.5v.8M80 35.7v.8M73.5 30h.8M85.7 30h.8"
      />
      <path fill={INK.black} d="M68 57V50c0-3 1.5-5 3-6 1.5 1 3 3 3 6v7zM86 57V50c0-3 1.5-5 3-6 1.5 1 3 3 3 6v7z" />
      <path fill={INK.brass} d="M69.5 56v-6c0-1.5.6-2.5 1.5-3.5.9 1 1.5 2 1.5 3.5v6z" />
      <path fill={INK.black} d="M70 88V74c0-6 5-8 10-11 5 3 10 5 10 11v14z" />
      <path fill={INK.lamp} d="M72.5 88V75c0-5 4-6.5 7.5-9 3.5 2.5 7.5 4 7.5 9v13z" />
      <path fill="#5d3a22" d="M80 66c3.5 2.5 7.5 4 7.5 9v13H80z" />
      {/* lawn and walk */}
      <path fill="#1d2a26" d="M0 88h160v12H0z" />
      <path fill={INK.sepia} d="M70 88h20l26 12H44z" />
      <path fill={INK.paperDeep} d="M70 88h10l-4 12H44z" />
      {/* gate posts and their lamps */}
      <path fill={INK.black} d="M24 100V64h14v36zM122 100V64h14v36z" />
      <path fill={INK.stone} d="M26 100V66h5v34z" />
      <path fill={INK.mist} d="M31 66h5v34h-5zM124 66h4v34h-4z" />
      <path fill={INK.black} d="M22 61h18v5H22zM120 61h18v5h-18z" />
      <circle cx="31" cy="55" r="5" fill={INK.lamp} />
      <circle cx="129" cy="55" r="5" fill={INK.lamp} />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.6"
        d="M24 74H0M24 92H0M20 70v28M14 70v28M8 70v28M2 70v28M136 74h24M136 92h24M140 70v28M146 70v28M152 70v28M158 70v28"
      />
    </>
  );
}
