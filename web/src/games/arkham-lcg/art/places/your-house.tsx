import { INK } from "../../../../art/inks";
import { Backdrop, bars, boards } from "./engraving";
import { BareTree } from "./growth";

/** Your house: gables, a porch, one lamp left burning upstairs. */
export function YourHouse() {
  return (
    <>
      <Backdrop fill="#17212a" x={30} y={22} light="#dfe3cf" first={14} opacity={0.13} />
      <circle cx="30" cy="22" r="10" fill="#e9e6cf" />
      <path fill="#1f2c35" d="M0 66l12-8 10 6 12-9 14 10v-6l10-6 12 8h90v39H0z" />
      <BareTree x={146} y={88} tall={66} ink={INK.black} flip />
      {/* main gable */}
      <path fill={INK.black} d="M58 88V38L82 12l24 26h26v50z" />
      <path fill={INK.dusk} d="M62 86V40l20-22 20 22v46z" />
      <path fill="#5e6a66" d="M62 86V40l20-22v68z" />
      <path fill="#39464a" d="M102 48h26v38h-26z" />
      <path fill="none" stroke="#45524f" strokeWidth=".8" d={boards(63, 44, 19, 40, 4)} />
      <path fill="none" stroke="#222b2e" strokeWidth=".8" d={boards(83, 44, 44, 40, 4)} />
      {/* roofs */}
      <path fill="#2a1d1a" d="M98 32h30l10 16h-30z" />
      <path fill={INK.oxblood} d="M82 9L54 41l5 2 23-27z" />
      <path fill="#4a201c" d="M82 9l28 32-5 2-23-27zM104 36h24l7 12h-30z" />
      <path fill={INK.mist} d="M112 22h8v14h-8z" />
      <path fill={INK.black} d="M116 22h4v14h-4z" />
      <path fill={INK.stone} d="M111 20h10v3h-10z" />
      {/* windows */}
      <path fill={INK.black} d="M74 33c0-5 3-8 8-8s8 3 8 8v14H74z" />
      <path fill={INK.lamp} d="M76 33c0-4 2-6 6-6s6 2 6 6v12H76z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.3" d="M82 26v20M76 36h12" />
      <path fill={INK.black} d="M110 53h10v13h-10z" />
      <path fill="#4a5f6d" d="M111.5 54.5h7v10h-7z" />
      <path fill="none" stroke={INK.black} strokeWidth="1" d="M115 54v12M111 59.5h8" />
      <path fill={INK.black} d="M65 52h8v11h-8zM91 52h8v11h-8z" />
      <path fill="#6d8290" d="M66.3 53.3h5.4v8.4h-5.4z" />
      <path fill="#4a5f6d" d="M92.3 53.3h5.4v8.4h-5.4z" />
      {/* porch */}
      <path fill={INK.stone} d="M56 66h52l4 5H52z" />
      <path fill="#3a4240" d="M82 66h26l4 5H82z" />
      <path fill={INK.black} d="M58 71h48v17H58z" />
      <path fill={INK.brass} d="M78 74h8v14h-8z" />
      <path fill="#5d2a1d" d="M79.5 75.5h5V88h-5z" />
      <path fill={INK.paperDeep} d="M58 71h3v17h-3zM70 71h3v17h-3z" />
      <path fill={INK.stone} d="M91 71h3v17h-3zM103 71h3v17h-3z" />
      <path fill="none" stroke={INK.stone} strokeWidth="1" d="M61 80h9M94 80h9M64 80v8M67 80v8M97 80v8M100 80v8" />
      {/* ground, path, fence */}
      <path fill="#1d2826" d="M0 88c40-3 110-3 160 0v12H0z" />
      <path fill={INK.sepia} d="M78 88h8l12 12H62z" />
      <path fill={INK.paperDeep} d="M78 88h3l-3 12H62z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="2" d={bars(3, 85, 52, 13, 5)} />
      <path fill="none" stroke={INK.stone} strokeWidth="2" d={bars(105, 85, 54, 13, 5)} />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1.2" d="M0 89h57M0 94h57" />
      <path fill="none" stroke={INK.stone} strokeWidth="1.2" d="M103 89h57M103 94h57" />
    </>
  );
}
