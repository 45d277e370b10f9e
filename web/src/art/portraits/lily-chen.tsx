import { INK } from "../inks";

/** Lily Chen: hair bound high with a pin, a jacket with a standing collar, upright as a candle. */
export function LilyChen() {
  return (
    <>
      {/* bun and pin */}
      <path fill="none" stroke={INK.brass} strokeWidth="2.4" strokeLinecap="round" d="M40 19l42 17" />
      <circle cx="39" cy="18.5" r="3" fill={INK.lamp} />
      <path fill={INK.black} d="M47 29c0-8 6-13 14-13s14 5 14 13-6 12-14 12-14-4-14-12z" />
      <path
        fill="none"
        stroke="#4d5a58"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M51 31c-1-6 2-10 7-12M55.5 32c-1-5 1-9 5-11.5"
      />
      {/* jacket */}
      <path fill="#131e1e" d="M10 140c2-20 9-29 23-33l18-6h20l18 6c14 4 21 13 23 33z" />
      <path fill="#2b4a45" d="M10 140c2-20 9-29 23-33l18-6 9 12-2 27z" />
      <path fill={INK.jade} d="M10 140c2-20 9-29 23-33-8 8-11 19-11 33z" />
      <path
        fill="none"
        stroke={INK.jade}
        strokeWidth="1"
        strokeLinecap="round"
        d="M27 117c-2 7-2 15-2 23M33 117c-3 8-3 15-3 23M39 116c-3 8-4 16-4 24"
      />
      {/* neck */}
      <path fill="#8f6844" d="M50 82h22v22l-11 8-11-8z" />
      <path fill="#d8b381" d="M50 86c2 2 4 4 6 5 0 8 2 14 5 21l-11-8z" />
      {/* collar */}
      <path fill={INK.jade} d="M47 96c4 5 8 8 13 10l-1 10c-7-3-12-7-15-13z" />
      <path fill="#24443d" d="M75 96c-4 5-8 8-15 10l-1 10c8-3 14-7 17-13z" />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M59 116c4 8 11 13 22 16M61.5 119.500l-5.5 2M67 126l-4 4.500M75 130l-2 5.5"
      />
      {/* ears */}
      <path fill="#dcb685" d="M41 63c-4-1-5 3-4 7s3 7 6 6z" />
      <path fill="#6e4e33" d="M81 63c4-1 5 3 4 7s-3 7-6 6z" />
      {/* face */}
      <path fill="#ecd0a0" d="M41 56c-1 16 2 26 11 35 5 5 13 5 18 0 9-9 12-19 11-35-1-11-10-17-20-17s-19 6-20 17z" />
      <path
        fill="#a0764b"
        d="M62 39c2 8 2 17-1 26-1 4-3 7-3 9 1 2 3 2 4 3-1 2-1 4 0 6 1 3 1 7 0 12 3 0 6-1 8-4 9-9 12-19 11-35-1-10-9-17-19-17z"
      />
      {/* hair */}
      <path
        fill={INK.black}
        d="M39 65c-3-22 6-34 22-34s25 12 22 34c-2-10-6-17-13-20-3-2-6-3-9-6-3 3-6 4-9 6-7 3-11 10-13 20z"
      />
      <path
        fill="none"
        stroke="#4d5a58"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M41.5 52c1.5-8 6-14 12.5-16.500M44.5 49c2-6 6-10 11.5-12.5"
      />
      {/* eyes */}
      <path fill="#f7ead0" d="M45.5 66.500c3-3 7.5-3 11 .6-4 2.2-8 2.3-11-.6z" />
      <path fill="#c9a574" d="M66 67.100c3.5-3.6 8-3.6 11-.6-3 2.9-7 2.8-11 .6z" />
      <circle cx="51" cy="66.5" r="2" fill="#20170f" />
      <circle cx="71.5" cy="66.5" r="2" fill="#1a120b" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M44.5 66.500c3-3.6 8-3.8 12 .4M66 66.900c4-4.2 9-4 12-.4M45 60.300c3.5-2 7.5-2 11-.4M66.5 59.900c3.5-1.6 7.5-1.6 11 .4"
      />
      <path fill="#8a3b34" d="M55.5 83.600c2-1.5 3.8-2 5.7-1 1.9-1 3.8-.5 5.8 1-3.5 3-8 3-11.5 0z" />
    </>
  );
}
