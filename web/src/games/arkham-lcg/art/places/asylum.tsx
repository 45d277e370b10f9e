import { INK } from "../../../../art/inks";
import { Backdrop, bars, panes } from "./engraving";

const CELLS = { columns: 3, rows: 3, across: 9, down: 13, width: 4, height: 7 };

/** Downtown, Arkham Asylum: bars before every window, a fence with points, a storm that comes no nearer. */
export function Asylum() {
  return (
    <>
      <Backdrop fill="#1a1e27" x={132} y={8} light="#cfd3df" first={10} opacity={0.12} />
      <path fill="#e9e9dc" d="M138 0l-9 15 5 1-8 14 18-18-6-1 8-11z" />
      <path fill="#2a2f3a" d="M0 18c14-8 30-6 40 0 8-6 20-6 28 1-20 5-48 5-68 3zM96 12c10-6 20-5 28 0-8 4-20 4-28 2z" />
      {/* hill */}
      <path fill="#20262a" d="M0 92c26-14 50-18 80-18s54 4 80 18v8H0z" />
      {/* wings */}
      <path fill={INK.black} d="M20 82V38l6-9h34v53zM100 82V29h34l6 9v44z" />
      <path fill="#5a6166" d="M23 80V40h37v40z" />
      <path fill="#2b3137" d="M100 40h37v40h-37z" />
      <path fill="#39424f" d="M24 38l4-7h32v7z" />
      <path fill="#1d232c" d="M100 31h32l4 7h-36z" />
      <path fill="#8d8f86" d="M21 37h39v3H21z" />
      <path fill="#474d52" d="M100 37h39v3h-39z" />
      {/* the tower in the middle */}
      <path fill={INK.black} d="M56 82V26h4l6-12h5l9-13 9 13h5l6 12h4v56z" />
      <path fill="#6d7377" d="M59 80V30h21v50z" />
      <path fill="#31383d" d="M80 30h21v50H80z" />
      <path fill="#4a5566" d="M62 26l5-10h5l8-11v21z" />
      <path fill="#232a35" d="M80 5l8 11h5l5 10H80z" />
      <path fill="#9b9c92" d="M57 26h23v4H57z" />
      <path fill="#50565b" d="M80 26h23v4H80z" />
      <path stroke={INK.black} strokeWidth="1.3" d="M80 5v-5" />
      {/* windows, all barred */}
      <path fill={INK.black} d={panes(27, 44, { ...CELLS, width: 6, height: 9 })} />
      <path fill={INK.black} d={panes(109, 44, { ...CELLS, width: 6, height: 9 })} />
      <path fill={INK.black} d={panes(64, 36, { columns: 4, rows: 2, across: 9, down: 14, width: 6, height: 10 })} />
      <path fill={INK.brass} d="M37 58h4v7h-4zM119 45h4v7h-4zM74 37h4v8h-4zM83 51h4v8h-4z" />
      <path fill={INK.lamp} d="M28 71h4v7h-4z" />
      <path
        fill="none"
        stroke="#6d7377"
        strokeWidth=".7"
        d="M29 44v35M31 44v35M38 44v35M40 44v35M47 44v35M49 44v35M66 36v24M68 36v24M75 36v24M77 36v24"
      />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth=".7"
        d="M38.3 58v7M39.7 58v7M75.3 37v8M76.7 37v8M84.3 51v8M85.7 51v8M120.3 45v7M121.7 45v7M29.3 71v7M30.7 71v7"
      />
      <circle cx="80" cy="18" r="4" fill={INK.black} />
      <circle cx="80" cy="18" r="2.8" fill={INK.brass} />
      {/* door */}
      <path fill={INK.black} d="M71 82V71a9 9 0 0 1 18 0v11z" />
      <path fill={INK.sepia} d="M73.5 82V71a6.5 6.5 0 0 1 6.5-6.5V82z" />
      <path fill="#4a3822" d="M80 64.5a6.5 6.5 0 0 1 6.5 6.5v11H80z" />
      <path fill="#8d8f86" d="M66 82h28l4 3H62z" />
      <path fill={INK.sepia} d="M72 85h16l14 15H58z" />
      <path fill={INK.paperDeep} d="M72 85h8l-4 15H58z" />
      {/* fence and gate */}
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.7"
        strokeLinecap="round"
        d={`${bars(3, 76, 48, 24, 6)}${bars(109, 76, 48, 24, 6)}M0 81h54M0 95h54M106 81h54M106 95h54`}
      />
      <path
        fill={INK.black}
        d="M52 100V72h7v28zM101 100V72h7v28zM50 69h11v4H50zM99 69h11v4H99zM55.5 62l3 7h-6zM104.5 62l3 7h-6z"
      />
      <path fill={INK.stone} d="M53.5 74h2v26h-2zM102.5 74h2v26h-2z" />
    </>
  );
}
