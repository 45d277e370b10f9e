import { INK } from "../inks";

/** Michael McGlen: shoulders like a door, a fedora over the eyes, pinstripes and a cigar. */
export function MichaelMcGlen() {
  return (
    <>
      {/* coat */}
      <path fill="#12171b" d="M0 140v-14c4-12 16-19 34-23h54c18 4 28 11 32 23v14z" />
      <path fill="#252d33" d="M0 140v-14c4-12 16-19 34-23l12-2 8 39z" />
      <path
        fill="none"
        stroke="#5b6668"
        strokeWidth=".9"
        d="M10 140c0-12 3-21 9-29M20 140c-1-13 2-23 7-31M30 140c-2-12-1-22 4-33M40 140c-3-10-3-22 0-35"
      />
      <path
        fill="none"
        stroke="#2d353a"
        strokeWidth=".9"
        d="M82 140c3-10 3-22 0-35M92 140c2-12 1-22-4-33M102 140c1-13-2-23-7-31"
      />
      {/* shirt and tie */}
      <path fill={INK.paper} d="M46 100l15 12 2 28h-8z" />
      <path fill="#9a8a68" d="M76 100l-15 12-2 28h10z" />
      <path fill={INK.oxblood} d="M55 111l6-3 6 3-3 7 6 24H52l6-24z" />
      <path fill="#a53a33" d="M55 111l6-3-1 10-3 24h-5l6-24z" />
      {/* lapels */}
      <path fill="#414d53" d="M44 99l-9 6 6 9-5 4 19 22z" />
      <path fill="#0f1417" d="M78 99l10 6-7 9 5 4-19 22z" />
      {/* neck */}
      <path fill="#7e5c40" d="M46 84h30v16l-15 12-15-12z" />
      <path fill="#d2ac7a" d="M46 86l6 2c0 8 3 16 9 24l-15-12z" />
      {/* ears */}
      <path fill="#e0bd8b" d="M40 62c-4-2-6 2-5 7s3 8 6 7z" />
      <path fill="#66482f" d="M83 62c4-2 6 2 5 7s-3 8-6 7z" />
      {/* face */}
      <path fill="#e6c592" d="M39 52c-1 16 0 26 4 33 4 8 11 13 18 13s14-5 18-13c4-7 5-17 4-33z" />
      <path
        fill="#94704c"
        d="M63 50c0 8-1 14-4 19-2 2-3 4-3 6 2 2 4 2 6 2-1 2-1 4 0 6 1 5 1 10-1 15 7 0 14-5 18-13 4-7 5-17 4-33z"
      />
      {/* the shadow of the brim, and eyes that miss nothing in it */}
      <path fill="#8f6842" d="M39 50c-.4 5-.5 9-.3 12.5 7-2.5 14-3.5 24-3.5l2-9z" />
      <path fill="#513926" d="M63 50c0 3-.6 6-1.5 9 8 0 15 1 21.8 3.5.2-3.5.1-7.5-.3-12.5z" />
      <path fill="#f3e2bd" d="M45.5 65.5c2.5-2.8 7-2.8 10-.2-2.8 2-7 2.2-10 .2z" />
      <path fill="#bf9763" d="M66.5 65.300c3-2.6 7.5-2.6 10 .2-3 2-7.2 1.8-10-.2z" />
      <circle cx="51" cy="64.8" r="1.9" fill={INK.black} />
      <circle cx="71" cy="64.8" r="1.9" fill={INK.black} />
      <path
        fill={INK.black}
        d="M44 62c4-2.5 9-1.5 13.5 2-4-.8-8-.6-12 1.400zM78 62c-4-2.5-8.5-1.5-13 2 4-.8 7.5-.6 11.5 1.400z"
      />
      {/* mouth and cigar */}
      <path fill="none" stroke="#4a2f22" strokeWidth="2" strokeLinecap="round" d="M53 85c5-1.6 11-1.6 17 .6" />
      <path fill="#5d3a22" d="M33 88.5l20-5.5 1.2 4.2-20 6z" />
      <path fill="#ef9a4a" d="M33 88.5l3-.8 1.3 4.4-3 .9c-1.5-1-2-3-1.3-4.5z" />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".7"
        d="M33 85c-5-4 1-8-3-12s1-8-2-12"
      />
      {/* fedora */}
      <path fill="#1d2327" d="M37 45c0-16 4-28 12-30 5-1 8 2 12 2s8-4 13-2c8 3 11 14 11 30z" />
      <path fill="#5a666b" d="M37 45c0-16 4-28 12-30 3-.6 5 .2 7 1-6 6-8 16-8 29z" />
      <path fill={INK.oxblood} d="M36.5 45c1-4 1-6 1.3-9 15 4 32 4 47 0 .3 3 .5 6 .4 9z" />
      <path fill="#a53a33" d="M36.5 45c1-4 1-6 1.3-9 3.6 1 7 1.6 10.6 2l-.6 7z" />
      <path
        fill="#181d20"
        d="M20 53c6-7 22-11 41-11s36 4 42 11c-5 4-10 5-16 4-8-3-17-4-26-4s-18 1-26 4c-6 1-11 0-15-4z"
      />
      <path fill="#5a666b" d="M20 53c5-6 17-9.5 32-10.6-10 3-17 6-21 11.6-5 1-8 .6-11-1z" />
    </>
  );
}
