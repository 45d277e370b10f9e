import { INK } from "../inks";

/** Roland Banks: a grey fedora set straight, a square jaw, the trench coat buttoned and the badge where it can be seen. */
export function RolandBanks() {
  return (
    <>
      {/* trench coat */}
      <path fill="#2a2117" d="M6 140c1-19 8-28 26-33l14-6h30l14 6c18 5 25 14 26 33z" />
      <path fill="#6a5334" d="M6 140c1-19 8-28 26-33l14-6 12 16-2 23z" />
      <path fill="#a3834f" d="M6 140c1-19 8-28 26-33-9 8-13 19-13 33z" />
      <path
        fill="none"
        stroke="#a3834f"
        strokeWidth="1"
        strokeLinecap="round"
        d="M25 117c-1 8-1 15-1 23M30 117c-2 8-2 15-1 23M50 124c0 6 0 11 1 16"
      />
      {/* shirt and tie */}
      <path fill={INK.paper} d="M48 99l13 11v20l-5-4z" />
      <path fill="#9a8a68" d="M74 99l-13 11v20l6-5z" />
      <path fill="#1d2c3a" d="M56.5 110l4.5-2.5 4.5 2.5-2.5 6 4 15-6 9-6-9 4-15z" />
      <path fill={INK.policeBlue} d="M56.5 110l4.5-2.5v32.5l-6-9 4-15z" />
      {/* neck */}
      <path fill="#7a5a3e" d="M48 84h26v16l-13 11-13-11z" />
      <path fill="#cda876" d="M48 86l6 2c0 8 2 15 7 23l-13-11z" />
      {/* collar */}
      <path fill="#b8975f" d="M46 94l-10 8-3 12 14-3 9 14 2-8c-6-6-10-13-12-23z" />
      <path fill="#3b2e1e" d="M76 94l10 8 3 12-14-3-9 14-3-8c7-6 11-13 13-23z" />
      <path fill="none" stroke="#6a5334" strokeWidth="1" strokeLinecap="round" d="M39 104l-2 7M44 101c1 6 3 11 6 16" />
      {/* badge */}
      <path fill={INK.sepia} d="M80 119l5.5 2.5 5.5-2.5c1.5 8-.5 13-5.5 16-5-3-7-8-5.5-16z" />
      <path fill={INK.brass} d="M80 119l5.5 2.5v14c-5-3-7-8-5.5-16.5z" />
      <circle cx="85.5" cy="126.5" r="2" fill={INK.paper} />
      {/* ears */}
      <path fill="#dcb887" d="M41 62c-4-2-6 2-5 7s3 8 6 7z" />
      <path fill="#624730" d="M81 62c4-2 6 2 5 7s-3 8-6 7z" />
      {/* hair, cut short */}
      <path fill="#2a211a" d="M40 46h42c1 8 1 13 .3 18l-3-1H43l-3 1c-1-5-1-10 0-18z" />
      {/* face */}
      <path fill="#e8ca99" d="M41.5 52c-1 14-.5 24 2 31l9 12c5 2.5 12 2.5 17 0l9-12c2.5-7 3-17 2-31z" />
      <path
        fill="#99744f"
        d="M63 50c0 8-1 14-3.5 19-1.5 3-3 4.5-2.5 6.5 1.5 1 3.5 1.5 5 1.5-1 2-1 4 0 6 1 5 1 9-.5 14 3 0 5.5-.6 8-1.6l9-12c2.5-7 3-17 2-33z"
      />
      {/* a shave that is a day old */}
      <path fill="#b8996f" d="M43.5 82l9 13c2.5 1.3 5.5 2 8.5 2 1-3 1.2-6 .8-9-7-1-13-3-18.3-6z" />
      <path fill="#7a5b3f" d="M78.5 82l-9 13c-2.5 1.3-5 2-8.5 2 1-3 1.2-6 .8-9 6.5-1 11.5-3 16.7-6z" />
      {/* the shadow of the brim */}
      <path fill="#94703f" d="M41.5 46c-.5 5-.7 10-.4 14 7-2.5 13-3.3 21-3.3l1-10.7z" />
      <path fill="#523a27" d="M63.1 46l-1 10.7c7 0 13 .8 19.3 3.3.3-4 .1-9-.4-14z" />
      {/* eyes */}
      <path fill="#f6e9cc" d="M46 66c2.6-2.6 6.8-2.6 9.6-.2-2.8 1.9-6.9 2-9.6.2z" />
      <path fill="#c39f70" d="M66.4 65.8c2.8-2.4 7-2.4 9.6.2-2.7 1.8-6.8 1.7-9.6-.2z" />
      <circle cx="51.2" cy="65.3" r="1.9" fill="#22303a" />
      <circle cx="71" cy="65.3" r="1.9" fill="#161f26" />
      <path
        fill="#2a211a"
        d="M44.5 61.3c4-1.6 9-.8 12.7 2.2l-.6 1.6c-4-1.7-8-2-12-1.3zM77.5 61.3c-4-1.6-9-.8-12.7 2.2l.6 1.6c4-1.7 8-2 12-1.3z"
      />
      <path
        fill="none"
        stroke="#6b4a31"
        strokeWidth="1"
        strokeLinecap="round"
        d="M60 58.5v4M47.5 69.3c2.5 1 5 1 7.5.2M49.5 78.5c-1 2-1.5 4-1.3 6"
      />
      <path fill="none" stroke="#5a3326" strokeWidth="1.9" strokeLinecap="round" d="M54 85.8c4.5-1 9.5-1 14 .2" />
      {/* fedora */}
      <path fill="#262c2f" d="M39 44c0-14 4-25 11-28 5-2 8 2.5 12 2.5s7-4.5 12-2.5c7 3 10 14 10 28z" />
      <path fill="#6d7775" d="M39 44c0-14 4-25 11-28 2.5-1 4.5-.3 6.5.6-6 6-8 15-8 27.4z" />
      <path
        fill="none"
        stroke="#6d7775"
        strokeWidth="1"
        strokeLinecap="round"
        d="M61 22c-4 4-6 9-6.5 14M65.5 21.5c-4 4.5-6 9.5-6.5 14.5"
      />
      <path fill={INK.black} d="M38.6 45c.1-4 .4-6.5.8-9.5 14 3.5 30 3.5 44 0 .5 3 .8 5.5.9 9.5z" />
      <path fill="#434b4c" d="M38.6 45c.1-4 .4-6.5.8-9.5 3.3.9 6.5 1.5 9.6 1.9l-.5 7.6z" />
      <path
        fill="#1d2326"
        d="M21 49c6-4.5 22-8 40.5-8s34 3.5 40 8c1 2 0 4-2 5-10-3.5-24-5-38-5s-28 1.5-38 5c-2-1-3.5-3-2.5-5z"
      />
      <path fill="#6d7775" d="M21 49c5-4 15-6.7 29-7.6-9 2-16 5-21 11l-5.5 1.6c-2-1-3.5-3-2.5-5z" />
    </>
  );
}
