import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";
import { Fir } from "./growth";

/** The main path: wide enough for a cart, a post with a lantern, and the last light of the town behind us. */
export function MainPath() {
  return (
    <>
      <Backdrop fill="#15201c" x={47} y={44} light={INK.lamp} first={11} opacity={0.15} />
      {/* the wood, row behind row */}
      <path
        fill="#1b2a25"
        d="M0 62L10 30l8 22 8-30 9 30 8-20 8 24 8-14 10 16h38l8-16 8 14 9-26 8 22 9-30 8 28 11-24v42H0z"
      />
      <Fir x={72} y={66} tall={28} ink="#22352e" lit="#3a5245" />
      <Fir x={92} y={66} tall={32} ink="#22352e" lit="#31463b" />
      <Fir x={106} y={68} tall={44} ink="#1d2e28" lit="#3a5245" />
      <path fill="#24342c" d="M0 64c40-4 120-4 160 0v36H0z" />
      {/* path */}
      <path fill={INK.sepia} d="M86 64c8 2 10 5 4 9-12 7-42 13-48 27h74c-6-8-4-13 0-18 5-7-4-14-22-18z" />
      <path fill={INK.paperDeep} d="M86 64c8 2 10 5 4 9-12 7-42 13-48 27h46c-4-9 4-14 11-19 8-6 5-13-9-17z" />
      <path
        fill="none"
        stroke={INK.sepia}
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M86 79c-10 5-19 11-24 19M78 92c-2 2-3 4-4 6"
      />
      <path fill="none" stroke="#5f4a2d" strokeWidth="1.2" strokeLinecap="round" d="M108 80c-6 5-9 11-7 18" />
      <path
        fill="none"
        stroke="#3d5546"
        strokeWidth="1"
        strokeLinecap="round"
        d="M6 80l3-4 2 4M28 92l3-5 3 5M148 76l3-5 2 5M136 70l2-4 2 4M20 72l2-3 2 3"
      />
      {/* firs at both sides */}
      <Fir x={130} y={82} tall={78} ink={INK.black} lit="#3f5a4a" />
      <Fir x={154} y={96} tall={104} ink={INK.black} lit="#31463b" />
      <Fir x={6} y={94} tall={100} ink={INK.black} lit="#5a7560" />
      <Fir x={26} y={80} tall={64} ink={INK.black} lit="#4a6553" />
      {/* post */}
      <path fill={INK.black} d="M56 92V32h5v60z" />
      <path fill={INK.sepia} d="M57 92V34h1.6v58z" />
      <path fill={INK.black} d="M50 52h22l6 4.5-6 4.5H50z" />
      <path fill={INK.paperDeep} d="M52 53.5h19.5l4 3-4 3H52z" />
      <path fill="none" stroke={INK.black} strokeWidth="1" d="M55 56.5h12" strokeDasharray="3 1.5" />
      <path fill="none" stroke={INK.black} strokeWidth="1.8" d="M60 35H47v3" />
      <path fill={INK.black} d="M43 38h8l1.5 3h-11zM41.5 49h11v2.5h-11z" />
      <path fill={INK.lamp} d="M43 41h8v8h-8z" />
      <path fill={INK.black} d="M46.3 41h1.4v8h-1.4z" />
    </>
  );
}
