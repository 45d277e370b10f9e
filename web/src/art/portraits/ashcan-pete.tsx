import { INK } from "../inks";

/** “Ashcan” Pete: a hat that has seen weather, a great beard, a patched coat, and Duke beside him. */
export function AshcanPete() {
  return (
    <>
      {/* coat */}
      <path fill="#1c1e14" d="M0 140c2-20 12-29 32-34h46c20 5 36 14 40 34z" />
      <path fill="#474b2d" d="M0 140c2-20 12-29 32-34l12-1 4 35z" />
      <path fill={INK.moss} d="M0 140c2-19 11-28 29-33-10 9-14 20-15 33z" />
      <path
        fill="none"
        stroke={INK.moss}
        strokeWidth="1"
        strokeLinecap="round"
        d="M36 110c-2 10-1 20 1 30M41 110c-1 10 0 20 2 30"
      />
      <path fill={INK.sepia} d="M17 123l12-3 3 11-12 3z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1" strokeDasharray="2 2" d="M17 123l12-3 3 11-12 3z" />
      {/* hair */}
      <path fill="#8f897a" d="M36 52c-4 12-4 22-1 33l9-2V54z" />
      <path fill="#4f4c44" d="M82 52c5 12 5 22 2 33l-10-2V54z" />
      {/* face */}
      <path fill="#dab07b" d="M40 50c-1 12-1 22 3 30h34c4-8 5-18 4-30z" />
      <path fill="#7b5738" d="M63 50c0 7-1 12-4 17-2 3-4 5-3 8 2 2 5 2 7 1l2 6h12c4-8 5-18 4-32z" />
      <path
        fill="none"
        stroke="#9a6f48"
        strokeWidth=".9"
        strokeLinecap="round"
        d="M43.5 69.500c1.5 1.8 3 2.6 5 3M42.5 72c1.5 1.5 3 2.2 4.5 2.500M42.5 66l-1.5-1"
      />
      <path fill="#3d2a1d" d="M40 48h41c.5 4 .5 7 .3 10-14-3.5-27-3.5-41 0-.6-3-.6-7-.3-10z" />
      {/* eyes */}
      <path fill="#f3e5c6" d="M46 65.500c2.6-2.6 6-2.6 8.8 0-2.6 2.2-6.2 2.2-8.8 0z" />
      <path fill="#b58c5f" d="M66 65.500c2.6-2.6 6-2.6 8.8 0-2.6 2.2-6.2 2.2-8.8 0z" />
      <circle cx="50.3" cy="65.4" r="1.8" fill="#26331f" />
      <circle cx="70.4" cy="65.4" r="1.8" fill="#1a2216" />
      <path
        fill="none"
        stroke="#2c1d12"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M45.5 65.600c3-3 7-3 10-.2M65.5 65.400c3-2.8 7-2.8 10 .2M46.5 68.500c2.5 1.3 5 1.3 7.5.2"
      />
      <path fill="#e4ddc8" d="M42.5 61.500c4-4 10-4 14.5-.4l-1.6 2.300c-4-2-8-2-11.9.3z" />
      <path fill="#8a8474" d="M64.5 61c4-3.4 9-3.2 13 .6l-.8 2c-4-2.2-7.6-2.2-11.2-.6z" />
      {/* beard */}
      <path
        fill="#6c685c"
        d="M40 70c4 6 9 8 15 6 4-2.5 9-2.5 13 0 5 1.5 9-.5 13-6 4 12 3 23-2 32l-3 2-1 6-4 2-2 5-4 1-4 4-5-4-4-1-2-5-4-2-1-6-3-2c-5-9-6-20-2-32z"
      />
      <path
        fill="#d6cfbb"
        d="M40 70c4 6 9 8 15 6 2-1.3 4-2 6.5-2-2 4-2.5 9-.5 13.5-3 10-3.5 21 0 34.500l-5-4-4-1-2-5-4-2-1-6-3-2c-5-9-6-20-2-32z"
      />
      <path fill="#4a261f" d="M55 84c4-2 9-2 14 0-4.5 2.4-9.5 2.4-14 0z" />
      <path fill="#efe9d8" d="M61.5 75c-4 0-6 2.5-11 4-3 .8-6 .4-8.5-1.5 2 5 7 7 12 5.5 3.5-1 6-3 7.5-3z" />
      <path fill="#8f897a" d="M61.5 75c4 0 6.5 2.5 11 4 3 .8 5 .4 7.5-1.5-2 5-6.5 7-11.5 5.5-3.5-1-5.5-3-7-3z" />
      <path
        fill="none"
        stroke="#8f897a"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M44.5 85c0 7 2 13 5 18M49.5 89c0 8 2 14 5 20M55 90c-.5 8 .5 15 3 22"
      />
      <path
        fill="none"
        stroke="#47443b"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M76.5 85c0 7-2 13-5 18M71 89c0 8-2 14-5 20"
      />
      {/* hat */}
      <path fill="#2c2419" d="M38 46c0-14 4-24 11-27 4-2 7 2 12 1 5-2 10-3 14 1 5 5 7 14 7 25z" />
      <path fill="#75603f" d="M38 46c0-14 4-24 11-27 2-1 4-.5 6 0-6 7-7 16-7 27z" />
      <path
        fill="none"
        stroke="#75603f"
        strokeWidth="1"
        strokeLinecap="round"
        d="M57 23c-4 5-5.5 9-6 14M61.5 23.500c-4 5-6 9-6.5 13.5"
      />
      <path fill={INK.black} d="M37.5 46c.3-4 .6-6 1-9 14 4 29 4 43 0l.5 9z" />
      <path
        fill="#3a3022"
        d="M16 50c4-2 9-1 15-3 10-4 19-6 30-6s20 1 28 5c6 3 11 6 14 12-6 2-11 0-16-3-8-4-17-5-27-5s-18 2-26 6c-7 3-14 2-18-6z"
      />
      <path fill="#98794b" d="M16 50c4-2 9-1 15-3 7-3 13-4.6 20-5.4-8 4-14 8-17 14-7 3-14 2-18-5.600z" />
      <path fill="#5b4a30" d="M66 26l8 3-2 6-7-3z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth=".8" d="M65 27l2 1M64.5 30l2 .8M73 33l2 .5" />
      {/* Duke */}
      <path fill="#120e0a" d="M72 140c-1-9 1-14 5-18h32c5 4 7 10 7 18z" />
      <path fill="#5b4430" d="M77 122c1-8 7-12 15-12s14 5 15 12c0 6-2 10-5 13l-3 5H85l-3-5c-3-3-5-7-5-13z" />
      <path fill="#a17c50" d="M77 122c1-8 7-12 14-12-3 6-3 12-1 17-3 4-4 8-4 13h-1l-3-5c-3-3-5-7-5-13z" />
      <path fill="#c9a775" d="M85 134c0-5 3-8 7.5-8l-1 14H86z" />
      <path fill="#7d6040" d="M92.5 126c4.5 0 7.5 3 7.5 8l-2 6h-6.500z" />
      <path fill={INK.black} d="M88.5 128.500c2.5-1.2 5.5-1.2 8 0 0 3-2 4.8-4 4.800s-4-1.8-4-4.800z" />
      <path
        fill={INK.black}
        d="M82.5 121.800a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM98 121.800a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z"
      />
      <path fill="#2a1f15" d="M82 111c-6-1-10 3-11 10-.6 5 0 9 2 12 5-2 7-8 7-14 0-3 .6-6 2-8z" />
      <path fill="#1a130d" d="M102 111c6-1 10 3 11 10 .6 5 0 9-2 12-5-2-7-8-7-14 0-3-.6-6-2-8z" />
    </>
  );
}
