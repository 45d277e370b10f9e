import { INK } from "../../../../art/inks";
import { Backdrop, boards, panes } from "./engraving";

/** Rivertown: warehouses, a crane over the quay, a sloop, the bridge, and lights that tremble in the river. */
export function Rivertown() {
  return (
    <>
      <Backdrop fill="#16222b" x={98} y={24} light="#d8e0d4" first={13} opacity={0.13} />
      <circle cx="98" cy="24" r="9" fill="#e9e6cf" />
      {/* bridge */}
      <path
        fill="#2f3e46"
        d="M60 52c34-8 68-8 100-2v20h-6a11 11 0 0 0-22 0h-10a11 11 0 0 0-22 0H90a10 10 0 0 0-20 0H60z"
      />
      <path fill="none" stroke="#6f7d80" strokeWidth="1.5" d="M60 52c34-8 68-8 100-2" />
      <path fill="none" stroke="#1c2830" strokeWidth="1" d="M60 57c34-8 68-8 100-2" />
      <path
        fill="none"
        stroke="#46565e"
        strokeWidth="1.5"
        d="M70 70a10 10 0 0 1 20 0M100 70a11 11 0 0 1 22 0M132 70a11 11 0 0 1 22 0"
      />
      <path stroke="#6f7d80" strokeWidth="1.2" d="M96 47v-8M138 46v-8" />
      <path fill={INK.lamp} d="M94 35h4v5h-4zM136 34h4v5h-4z" />
      {/* river */}
      <path fill="#1c2f3a" d="M0 70h160v30H0z" />
      <path
        fill="none"
        stroke="#35505d"
        strokeWidth="1"
        d="M62 74h20M92 76h24M126 74h30M58 80h14M84 83h30M124 81h22M64 90h26M100 93h34M142 88h18M74 97h20"
      />
      <path
        fill="none"
        stroke="#e9e6cf"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M92 74h12M95 78h9M91 82h12M96 86h8M93 90h10M97 95h6"
      />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M136 74h5M135 78h4M137 82h4M136 86h3"
      />
      {/* warehouse */}
      <path fill={INK.black} d="M0 74V20l20-13 20 13v54zM40 74V36h18v38z" />
      <path fill="#4c3128" d="M0 72V23l20-13 18 12v50z" />
      <path fill="#7d4c39" d="M0 72V23l20-13v62z" />
      <path fill="#2c211d" d="M42 38h14v34H42z" />
      <path fill="none" stroke="#5c382b" strokeWidth=".8" d={boards(0, 24, 20, 44, 4)} />
      <path fill="none" stroke="#33211b" strokeWidth=".8" d={boards(20, 24, 18, 44, 4)} />
      <path fill={INK.black} d="M14 18h12v12H14zM14 38h12v34H14z" />
      <path fill={INK.brass} d="M15.5 19.5h9v9h-9z" />
      <path fill={INK.sepia} d="M16 56h8v16h-8z" />
      <path fill={INK.lamp} d="M16 40h8v8h-8z" />
      <path fill={INK.black} d="M19.3 19h1.4v10h-1.4zM15 23.3h10v1.4H15zM19.3 40h1.4v8h-1.4z" />
      <path fill={INK.brass} d={panes(3, 36, { columns: 2, rows: 2, across: 5, down: 13, width: 3, height: 6 })} />
      <path fill={INK.sepia} d={panes(29, 36, { columns: 2, rows: 2, across: 5, down: 13, width: 3, height: 6 })} />
      <path fill="#4a5f6d" d={panes(45, 43, { columns: 2, rows: 2, across: 6, down: 11, width: 3, height: 6 })} />
      {/* crane */}
      <path fill="none" stroke={INK.black} strokeWidth="2.6" strokeLinejoin="round" d="M50 74V30l34-14M50 48l24-27" />
      <path fill="none" stroke={INK.stone} strokeWidth=".9" strokeLinejoin="round" d="M49 74V30l34-14" />
      <path fill="none" stroke={INK.black} strokeWidth="1.2" d="M80 18v22" />
      <path fill={INK.black} d="M74 40h12v9H74z" />
      <path fill={INK.sepia} d="M75.5 41.5h5v6h-5z" />
      {/* quay */}
      <path fill={INK.mist} d="M0 72h66v4H0z" />
      <path fill={INK.black} d="M0 76h66v5H0z" />
      <path fill={INK.black} d="M6 78h4v22H6zM24 78h4v22h-4zM42 78h4v22h-4zM60 78h4v18h-4z" />
      <path fill={INK.stone} d="M6 81h1.3v16H6zM24 81h1.3v16H24zM42 81h1.3v16H42zM60 81h1.3v12H60z" />
      {/* sloop */}
      <path fill={INK.black} d="M104 84h44c-2 7-6 10-12 10h-22c-5 0-9-4-10-10z" />
      <path fill="#5a6a70" d="M104 84h20l-2 10h-8c-5 0-9-4-10-10z" />
      <path stroke={INK.black} strokeWidth="1.8" d="M126 86V42" />
      <path fill={INK.paperDeep} d="M124 46c-4 12-9 23-17 34h17z" />
      <path fill="#8b8268" d="M128 50c4 10 9 20 14 30h-14z" />
      <path fill="none" stroke={INK.sepia} strokeWidth=".8" d="M118 60v20M112 71v9" />
    </>
  );
}
