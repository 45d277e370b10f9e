import { INK } from "../../../../art/inks";
import { Backdrop, boards } from "./engraving";
import { BareTree, Fir } from "./growth";

/** Arkham Woods, the old house: its roof has fallen in, its door is nailed up, its window is lit. */
export function OldHouse() {
  return (
    <>
      <Backdrop fill="#161f1c" x={66} y={46} light={INK.lamp} first={12} opacity={0.14} />
      <path fill="#1b2823" d="M0 66L8 34l8 22 8-34 9 36 8-22 8 20h68l8-22 8 18 8-32 9 34 8-24 10 30v30H0z" />
      <Fir x={18} y={78} tall={70} ink="#101815" lit="#33493e" />
      <Fir x={144} y={80} tall={74} ink="#101815" lit="#22332b" />
      {/* walls, none of them straight */}
      <path fill={INK.black} d="M42 88l-2-44 30-30 44 26 4 48z" />
      <path fill="#6b6a58" d="M46 86l-2-41 26-26 2 67z" />
      <path fill="#32362f" d="M70 19l40 24 4 43H72z" />
      <path fill="none" stroke="#4c4c40" strokeWidth=".9" d={boards(45, 44, 26, 40, 4.5)} />
      <path fill="none" stroke="#1f231e" strokeWidth=".9" d={boards(71, 44, 40, 40, 4.5)} />
      {/* roof, and the hole in it */}
      <path fill="#5d4a33" d="M70 10L34 46l5 4 31-31z" />
      <path fill="#241c15" d="M70 10l50 30-4 6-46-27z" />
      <path fill="#120f0c" d="M84 22l5-3 6 6 5-2 8 10-5 7-8-1-5-6-6 1z" />
      <path fill="none" stroke="#5d4a33" strokeWidth="1.5" strokeLinecap="round" d="M88 21l4 13M97 25l3 13" />
      <path fill="#45362a" d="M58 22v-16h8v9z" />
      <path fill={INK.sepia} d="M58 22V6h3v13zM57 4h10v3H57z" />
      {/* the lit window */}
      <path fill={INK.black} d="M52 40l13-1 1 15-14 1z" />
      <path fill={INK.lamp} d="M54 42l9.5-.8.5 11-10 .8z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.3" d="M58.8 41.5l.4 12M54 47.3l10-.6" />
      {/* the others */}
      <path fill={INK.black} d="M84 50h11l.5 13H84zM101 51h8l1 12h-8.5z" />
      <path fill="none" stroke={INK.sepia} strokeWidth="2" d="M82 53l15 7M83 61l14-8M100 54l11 6" />
      {/* door */}
      <path fill={INK.black} d="M52 88V64h14v24z" />
      <path fill="#4d3924" d="M54 88V66h10v22z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="2.4" d="M50 70l18 5M50 82l18-7" />
      <path fill={INK.black} d="M50.5 70h1v1h-1zM66.5 74.6h1v1h-1z" />
      <path fill={INK.mist} d="M50 87h18l2 4H48z" />
      {/* porch post fallen, fence rotten */}
      <path fill="#1f2c25" d="M0 82c20-2 34 4 48 4h70c14 0 26-5 42-4v18H0z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M6 96V82M14 98l-2-14M24 98l3-13M108 98l-2-12M118 99V87M130 98l4-12M140 97V84M0 88l18 2 12-2M104 92l18-1 22 2"
      />
      <path
        fill="none"
        stroke={INK.stone}
        strokeWidth="1"
        strokeLinecap="round"
        d="M5.5 95V83M13.5 97l-2-12M107.5 97l-2-10M117.5 98V88"
      />
      <path fill={INK.sepia} opacity=".8" d="M52 91h14l12 9H44z" />
      <path fill={INK.paperDeep} opacity=".7" d="M52 91h6l-2 9H44z" />
      <BareTree x={128} y={90} tall={76} ink={INK.black} flip />
      <path
        fill="none"
        stroke="#3f5647"
        strokeWidth="1"
        strokeLinecap="round"
        d="M34 92l3-6 2 6M84 94l3-6 2 6M92 90l2-4 2 4"
      />
    </>
  );
}
