import { INK } from "../inks";

/** Lita Chantler: red curls that no hat can hold, a high collar, the chin up and the eyes on something behind you. */
export function LitaChantler() {
  return (
    <>
      {/* curls behind */}
      <path
        fill="#4d1f14"
        d="M40 50c-9 2-12 9-9 15-7 3-8 11-3 15-5 5-3 13 3 15 0 6 6 10 11 8 2 4 7 5 11 3h20c4 2 9 1 11-3 6 1 10-3 10-8 6-3 7-10 3-15 5-5 3-12-3-15 3-7-1-14-9-15z"
      />
      <path fill="#a4492a" d="M40 50c-9 2-12 9-9 15-7 3-8 11-3 15-5 5-3 13 3 15 0 6 6 10 11 8 2 4 5 4 8 3l-1-50z" />
      <path
        fill="none"
        stroke="#d98a55"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M36 61c3 2 3 6 0 8M32 73c4 0 6 4 3 7M33 87c4-1 7 2 5 6M41 68c3 2 3 5 1 7M42 82c3 2 3 6 0 8M45 96c-1 3-4 4-6 2"
      />
      <path
        fill="none"
        stroke="#8a3d25"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M86 60c-3 3-2 6 1 8M91 72c-4 1-5 5-2 7M89 87c-4 0-5 4-3 6M81 80c-3 2-2 6 1 7M79 95c1 3 4 4 6 1"
      />
      {/* coat */}
      <path fill="#141c1b" d="M10 140c2-20 10-29 26-33l14-5h22l14 5c16 4 24 13 26 33z" />
      <path fill="#2d3f3b" d="M10 140c2-20 10-29 26-33l14-5 10 14-1 24z" />
      <path fill="#56716a" d="M10 140c2-20 10-29 26-33-9 8-13 19-13 33z" />
      <path
        fill="none"
        stroke="#56716a"
        strokeWidth="1"
        strokeLinecap="round"
        d="M29 118c-2 7-2 15-2 22M34 116c-2 8-2 16-2 24M39 115c-2 8-2 17-1 25"
      />
      {/* the standing collar, its lapels, and a silver star she swears by */}
      <path fill="#7e5a3d" d="M51 82h20v22H51z" />
      <path fill="#d3ad7d" d="M51 84l6 4v16h-6z" />
      <path fill={INK.paperDeep} d="M49 95c4 3 8 4 12 4v20l-13-11z" />
      <path fill="#84765a" d="M73 95c-4 3-8 4-12 4v20l13-11z" />
      <path fill="#56716a" d="M48 103l-10 5 5 12-3 5 18 15 3-21z" />
      <path fill="#0d1413" d="M74 103l10 5-5 12 3 5-19 15-2-21z" />
      <path fill={INK.paper} d="M61 106l1.6 4 4.3.3-3.3 2.8 1 4.2-3.6-2.3-3.6 2.3 1-4.2-3.3-2.8 4.3-.3z" />
      {/* face */}
      <path
        fill="#eed3a8"
        d="M42 54c-1 15 1.5 25 9.5 34 5 6 14 6 19 0 8-9 10.5-19 9.5-34-2-9-9-14-19-14s-17 5-19 14z"
      />
      <path
        fill="#a67c55"
        d="M62 40c2 8 2 16-1 24-1.5 4-3.5 6.5-3.5 9 1 2 3 2 4.5 2.5-1 2-1 4 0 6 1 4 1 7-.5 11 3.5 0 6.5-1.5 9-4.5 8-9 10.5-19 9.5-34-2-9-8.5-14-18-14z"
      />
      {/* eyes */}
      <path fill="#faf2de" d="M45.5 64.5c2.6-3.7 7.6-3.9 10.6 0-3 3-8 3-10.6 0z" />
      <path fill="#d6b488" d="M65.9 64.5c3-3.9 8-3.7 10.6 0-2.6 3-7.6 3-10.6 0z" />
      <circle cx="51.3" cy="63.8" r="2.2" fill="#2f6b5c" />
      <circle cx="70.9" cy="63.8" r="2.2" fill="#234f44" />
      <circle cx="51.3" cy="63.8" r="1" fill={INK.black} />
      <circle cx="70.9" cy="63.8" r="1" fill={INK.black} />
      <path
        fill="none"
        stroke="#3a160d"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M44.8 64.3c3-4.4 8.5-4.6 11.9 0M65.3 64.3c3.4-4.6 8.9-4.4 11.9 0"
      />
      <path
        fill="#6b2c19"
        d="M44 56c4-2.7 9-1.8 13 2.6l-.7 1.5c-4-2.8-7.8-3.4-12-2.5zM78 56c-4-2.7-9-1.8-13 2.6l.7 1.5c4-2.8 7.8-3.4 12-2.5z"
      />
      <path fill="#8f322c" d="M54.8 82.5c2-1.9 4.2-2.4 6.2-1.3 2-1.1 4.2-.6 6.2 1.3-3.8 3.3-8.6 3.3-12.4 0z" />
      {/* curls on the brow */}
      <path fill="#a4492a" d="M42 64c-6-3-7-9-3-13 0-5 5-8 9-7 2-3 7-3 9 0 1 4-1 7-5 8 1 4-2 7-6 6 1 3-1 5-4 6z" />
      <path fill="#4d1f14" d="M80 64c6-3 7-9 3-13 0-5-5-8-9-7-3-4-12-3-14 1 2 4 6 5 10 4 0 5 3 8 7 8-1 3 0 5 3 7z" />
      <path
        fill="none"
        stroke="#d98a55"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M42 53c2-1 4 0 4 2M49 48c2-1 4 0 4 2"
      />
      {/* hat, pinned to one side */}
      <path fill="#231d2a" d="M40 40c0-11 8-20 21-20 14 0 23 8 24 21z" />
      <path fill="#5d4b66" d="M40 40c0-11 8-20 21-20-6 5-9 12-9 20z" />
      <path fill={INK.brass} d="M39.5 41l.6-6c15-3 30-3 45 .5l.7 6z" />
      <path fill={INK.sepia} d="M61 33c8 0 16 .8 24.1 2.5l.7 6L61 41z" />
      <path
        fill="#1a1520"
        d="M18 36c10 4 24 4 43 3 20-1 33 1 44 9 1 4-2 6-6 6-11-6-24-8-39-7-16 1-30-1-40-6-3-2-4-4-2-5z"
      />
      <path fill="#5d4b66" d="M18 36c9 4 20 4.3 35 3.5-7 2-13 4.5-17 7.1-6-1-11.5-3-16-5.6-3-2-4-4-2-5z" />
      {/* feather */}
      <path fill={INK.oxblood} d="M76 38c0-14 7-24 21-29 1 12-5 23-17 30z" />
      <path
        fill="none"
        stroke="#d98a55"
        strokeWidth="1"
        strokeLinecap="round"
        d="M78 38c2-11 8-19 17-26M82 29l6 1M86 22l5 1M80.5 28l-1.5-5M85.5 21l-1-4"
      />
    </>
  );
}
