import { INK } from "../../../../art/inks";
import { Backdrop, bars, bricks, panes } from "./engraving";

const PANES = { columns: 2, rows: 2, across: 15, down: 17, width: 8, height: 10 };

/** Southside, the Historical Society: an old brick mansion that keeps its curtains drawn and its papers dry. */
export function HistoricalSociety() {
  return (
    <>
      <Backdrop fill="#1b2028" x={80} y={68} light={INK.lamp} first={14} opacity={0.13} />
      {/* the house */}
      <path fill={INK.black} d="M22 88V40l8-22h100l8 22v48z" />
      <path fill="#6d3d31" d="M26 86V42h54v44z" />
      <path fill="#3c241f" d="M80 42h54v44H80z" />
      <path fill="none" stroke="#53302a" strokeWidth=".7" d={bricks(26, 42, 54, 44, 4)} />
      <path fill="none" stroke="#2a1916" strokeWidth=".7" d={bricks(80, 42, 54, 44, 4)} />
      {/* mansard roof and its dormers */}
      <path fill="#3f4a4f" d="M26 40l7-19h47v19z" />
      <path fill="#20282c" d="M80 21h47l7 19H80z" />
      <path fill="none" stroke="#2c3539" strokeWidth=".8" d="M31 26h49M29 31h51M27.5 36h53" />
      <path fill="none" stroke="#141a1d" strokeWidth=".8" d="M80 26h49M80 31h51M80 36h53" />
      <path fill={INK.paperDeep} d="M24 39h56v3.5H24z" />
      <path fill={INK.stone} d="M80 39h56v3.5H80z" />
      <path fill={INK.black} d="M40 36v-8l6-5 6 5v8zM74 36v-8l6-5 6 5v8zM108 36v-8l6-5 6 5v8z" />
      <path fill={INK.brass} d="M43 36v-7h6v7z" />
      <path fill="#4a5f6d" d="M77 36v-7h6v7zM111 36v-7h6v7z" />
      {/* the rail on the roof, and the chimneys */}
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1" d={`${bars(44, 14, 36, 6, 4)}M44 14h36`} />
      <path fill="none" stroke={INK.stone} strokeWidth="1" d={`${bars(84, 14, 32, 6, 4)}M80 14h36`} />
      <path fill="#6d3d31" d="M34 8h7v13h-7z" />
      <path fill="#2a1916" d="M41 8h3v13h-3zM118 8h9v13h-9z" />
      <path fill={INK.stone} d="M33 6h12v3H33zM117 6h11v3h-11z" />
      {/* windows */}
      <path fill={INK.paperDeep} d={panes(33, 46, { ...PANES, width: 10, height: 12 })} />
      <path fill={INK.stone} d={panes(102, 46, { ...PANES, width: 10, height: 12 })} />
      <path fill={INK.brass} d={panes(34, 47, { ...PANES })} />
      <path fill="#22282b" d={panes(103, 47, { ...PANES })} />
      <path fill={INK.lamp} d="M103 64h8v10h-8z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth=".9"
        d="M38 46v12M53 46v12M38 63v12M53 63v12M33 52h10M48 52h10M33 69h10M48 69h10M107 46v12M122 46v12M107 63v12M122 63v12M102 52h10M117 52h10M102 69h10M117 69h10"
      />
      {/* door between its columns */}
      <path fill={INK.black} d="M66 88V58h28v30z" />
      <path fill={INK.paperDeep} d="M62 58l18-10v10z" />
      <path fill={INK.stone} d="M80 48l18 10H80z" />
      <path fill={INK.paperDeep} d="M64 58h16v3H64zM66 61h4v27h-4z" />
      <path fill={INK.stone} d="M80 58h16v3H80zM90 61h4v27h-4z" />
      <path fill={INK.lamp} d="M74 68a6 6 0 0 1 12 0z" />
      <path fill="#35574b" d="M74 70h12v18H74z" />
      <path fill="#1d342c" d="M80 70h6v18h-6z" />
      <path fill={INK.mist} d="M60 86h40v3H60zM56 89h48v3H56z" />
      {/* street and railing */}
      <path fill="#1a2022" d="M0 88h56v4h48v-4h56v12H0z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.6" d={`${bars(2, 78, 52, 14, 5)}M0 82h55M0 90h55`} />
      <path fill="none" stroke={INK.black} strokeWidth="1.6" d={`${bars(107, 78, 52, 14, 5)}M105 82h55M105 90h55`} />
      <path fill="none" stroke="#4d5a5c" strokeWidth=".9" d="M0 95h160" />
    </>
  );
}
