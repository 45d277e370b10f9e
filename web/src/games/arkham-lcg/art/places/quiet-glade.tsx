import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";
import { Fir } from "./growth";

/** Arkham Woods, the quiet glade: a pond, a deer that drinks, and for once nothing behind the trees. */
export function QuietGlade() {
  return (
    <>
      <Backdrop fill="#1a2a2b" x={80} y={24} light="#e2e9d2" first={15} opacity={0.17} />
      <circle cx="80" cy="24" r="12" fill="#f0edd4" />
      <path
        fill="#20352f"
        d="M0 58l8-28 8 20 8-30 9 30 8-20 8 22 9-14 8 16h30l8-16 8 14 8-22 8 20 9-30 8 30 8-20 7 28v10H0z"
      />
      <Fir x={8} y={72} tall={70} ink="#14211d" lit="#4a6b5a" />
      <Fir x={30} y={64} tall={48} ink="#14211d" lit="#3f5f50" />
      <Fir x={130} y={64} tall={48} ink="#14211d" lit="#3f5f50" />
      <Fir x={152} y={72} tall={72} ink="#14211d" lit="#345244" />
      <path fill="#35513f" d="M0 62c40-5 120-5 160 0v38H0z" />
      <path fill="#476a50" d="M0 68c14-4 30-6 48-6-12 8-22 20-24 38H0z" />
      {/* pond */}
      <path fill="#16262c" d="M30 82c0-8 22-13 52-13s50 5 50 13-22 14-52 14-50-6-50-14z" />
      <path fill="#2d4a55" d="M35 82c0-6 20-10 47-10s45 4 45 10-20 11-47 11-45-5-45-11z" />
      <path
        fill="none"
        stroke="#f0edd4"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M70 76h22M74 80h14M68 84h24M75 88h12"
      />
      <path
        fill="none"
        stroke="#5a7d87"
        strokeWidth="1"
        strokeLinecap="round"
        d="M42 80h16M104 78h14M46 86h14M100 87h16"
      />
      {/* deer */}
      <g stroke={INK.black} strokeLinejoin="round" strokeLinecap="round" transform="translate(6 -3)">
        <path fill="#5d4630" strokeWidth="1.6" d="M109 66l-1 15h2.5l2-14zM127 66l3 14h2.5l-1-15z" />
        <path
          fill="#b08a58"
          strokeWidth="1.6"
          d="M94 77c0-3 2-6 5-8 2-6 6-11 12-11 6 1 11 1 16-1 5 0 8 3 8 8 0 3-2 5-3 8l1 10h-2.6l-2-9c-5 0-8 0-11-1l-1 10h-2.6l-1-11c-3-1-5-2-7-4l-5 8c-2 3-6 4-6.8 1z"
        />
        <path fill={INK.paper} stroke="none" d="M134 64c1.5 2 1 5-1 6-.5-2 0-4 1-6z" />
        <path
          fill="none"
          strokeWidth="1.5"
          d="M101 68c-5-1-8-5-8-10M95 63l-5-2M103 65c-3-4-3-8 0-12M101.5 59l-4-4M104 67l4-3"
        />
      </g>
      {/* reeds and flowers */}
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M38 92c-1-8-2-14-5-20M42 94c0-9 0-14 2-20M47 96c0-7 2-12 5-16"
      />
      <path fill="none" stroke={INK.sepia} strokeWidth="3" strokeLinecap="round" d="M33 72l1 4M44 74l-.5 4" />
      <g fill={INK.paper}>
        <circle cx="14" cy="82" r="1.8" />
        <circle cx="22" cy="90" r="1.8" />
        <circle cx="10" cy="93" r="1.5" />
        <circle cx="142" cy="84" r="1.5" />
        <circle cx="150" cy="91" r="1.8" />
        <circle cx="136" cy="95" r="1.5" />
      </g>
      <path
        fill="none"
        stroke="#7fa083"
        strokeWidth="1"
        strokeLinecap="round"
        d="M14 84v4M22 92v4M142 86v4M150 93v4M28 72l2-4 2 4M140 74l2-4 2 4"
      />
      <g fill={INK.lamp}>
        <circle cx="58" cy="56" r="1.2" />
        <circle cx="70" cy="62" r="1" />
        <circle cx="118" cy="48" r="1.2" />
        <circle cx="46" cy="48" r="1" />
      </g>
    </>
  );
}
