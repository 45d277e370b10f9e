import { INK } from "../inks";

/** Wendy Adams: a child in a cap and a coat made for somebody bigger, and the amulet that was her mother's. */
export function WendyAdams() {
  return (
    <>
      {/* hair behind */}
      <path fill="#3f2114" d="M38 62c-4 12-7 20-10 27l6-2-4 10 8-3 1 9 7-6h30l7 6 1-9 8 3-4-10 6 2c-3-7-6-15-10-27z" />
      <path fill="#94502a" d="M38 62c-4 12-7 20-10 27l6-2-4 10 8-3 1 9 7-6 2-20z" />
      {/* coat, sleeves and all too wide */}
      <path fill="#1f1a17" d="M14 140c0-13 4-21 16-26l18-8h26l18 8c12 5 16 13 16 26z" />
      <path fill="#57392a" d="M14 140c0-13 4-21 16-26l18-8 11 16 1 18z" />
      <path fill="#8d5a3c" d="M14 140c0-13 4-21 16-26-6 7-8 16-8 26z" />
      <path
        fill="none"
        stroke="#8d5a3c"
        strokeWidth="1"
        strokeLinecap="round"
        d="M28 123c-1 6-1 11-1 17M33 122c-1 6-1 12 0 18"
      />
      <path fill={INK.sepia} d="M84 124l11 2-2 10-11-2z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1" strokeDasharray="2 2" d="M84 124l11 2-2 10-11-2z" />
      {/* neck and scarf */}
      <path fill="#86603f" d="M52 88h18v18l-9 8-9-8z" />
      <path fill="#d8b182" d="M52 90l5 3c0 7 1 13 4 21l-9-8z" />
      <path fill={INK.oxblood} d="M44 103c4 5 10 8 17 9v11c-9-2-16-6-20-13z" />
      <path fill="#57201d" d="M78 103c-4 5-10 8-17 9v11c9-2 16-6 20-13z" />
      <path
        fill="none"
        stroke="#c26a5c"
        strokeWidth="1"
        strokeLinecap="round"
        d="M46 109c4 4 8 6 12 7M45 112c4 4 8 6 13 7.5"
      />
      {/* amulet */}
      <path fill="none" stroke={INK.brass} strokeWidth="1.2" d="M49 116l12 14 12-14" />
      <circle cx="61" cy="131" r="6.5" fill={INK.black} />
      <circle cx="61" cy="131" r="5.6" fill={INK.jade} stroke={INK.lamp} strokeWidth="1.5" />
      <path fill={INK.lamp} d="M61 127l1.2 2.8 3 .2-2.3 1.9.8 3-2.7-1.6-2.7 1.6.8-3-2.3-1.9 3-.2z" />
      {/* a round young face */}
      <path fill="#f1d7ac" d="M41 62c-1 14 2 22 9 29 6 6 16 6 22 0 7-7 10-15 9-29-1-9-9-14-20-14s-19 5-20 14z" />
      <path
        fill="#b0875c"
        d="M62 48c1 7 1 14-1 21-1 3-2.5 5-2.5 7 1 1.5 2.5 1.5 3.5 2-1 2-.5 4 0 5.5 1 4 .5 8-.5 12 4 0 8-1.5 10.5-4.5 7-7 10-15 9-29-1-9-8.5-14-19-14z"
      />
      {/* freckles */}
      <path
        fill="none"
        stroke="#b5793f"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M47.5 79.5h.1M50.5 81h.1M53.5 79h.1M49 83h.1M53 82.5h.1M70 80h.1M73 79h.1M72 82h.1"
      />
      {/* eyes */}
      <path fill="#f9f0da" d="M45.5 72.5c2.6-3.6 7.6-3.6 10.2 0-2.6 3-7.6 3-10.2 0z" />
      <path fill="#d0ad80" d="M66.3 72.5c2.6-3.6 7.6-3.6 10.2 0-2.6 3-7.6 3-10.2 0z" />
      <circle cx="51" cy="72.2" r="2.4" fill="#2d4a41" />
      <circle cx="71" cy="72.2" r="2.4" fill="#1f332d" />
      <circle cx="50.3" cy="71.4" r=".8" fill={INK.paper} />
      <path
        fill="none"
        stroke="#3a2112"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M45 72.5c2.8-4.2 8.2-4.2 11.2 0M65.8 72.5c2.8-4.2 8.2-4.2 11.2 0M46 66.2c3-1.8 6-2 9-.6M67 65.6c3-1.4 6-1.2 9 .6"
      />
      <path fill="none" stroke="#96503c" strokeWidth="1.7" strokeLinecap="round" d="M56 87.6c3.5 1.2 7 1 10-.6" />
      {/* locks */}
      <path fill="#94502a" d="M41 58c-3 8-3 17 0 25 3-4 4-9 4-14 2-4 6-7 8-12z" />
      <path fill="#3f2114" d="M81 58c3 8 3 17 0 25-3-4-4-9-4-14-3-5-8-8-13-12z" />
      <path fill="none" stroke="#c9814d" strokeWidth="1" strokeLinecap="round" d="M42.5 63c-1.5 5-1.5 10-.5 15" />
      {/* cap */}
      <path fill="#23261f" d="M30 45c0-14 13-24 31-24s32 9 32 24c0 5-3 9-8 12H38c-5-3-8-7-8-12z" />
      <path fill="#5a5f43" d="M30 45c0-14 13-24 31-24 3 10 3 22 0 36H38c-5-3-8-7-8-12z" />
      <path fill="#8d9163" d="M30 45c0-12 9-21 23-23.5-9 6-13 17-13 35.5h-2c-5-3-8-7-8-12z" />
      <path
        fill="none"
        stroke="#8d9163"
        strokeWidth="1"
        strokeLinecap="round"
        d="M58 24c-7 6-11 16-11 30M61 22c-1 11-1 22-1 32"
      />
      <path fill="none" stroke="#3c4032" strokeWidth="1" strokeLinecap="round" d="M64 24c7 7 11 17 11 30" />
      <circle cx="61" cy="21.5" r="2.6" fill="#6b7050" />
      <path fill="#1a1d18" d="M34 57c5-7 15-10 27-10s22 3 27 10c1 3 0 5-2 6-8-5-16-7-25-7s-17 2-25 7c-2-1-3-3-2-6z" />
      <path fill="#8d9163" d="M34 57c4-6 11-9 20-9.7-7 3-12 7-15 13.5l-3 2.2c-2-1-3-3-2-6z" />
    </>
  );
}
