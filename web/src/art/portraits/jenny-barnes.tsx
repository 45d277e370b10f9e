import { INK } from "../inks";

/** Jenny Barnes: a cloche hat, a bob with a curl on the cheek, pearls over fur. */
export function JennyBarnes() {
  return (
    <>
      {/* coat */}
      <path fill="#2c1820" d="M8 140c4-20 18-30 34-34h40c18 4 28 16 32 34z" />
      {/* neck */}
      <path fill="#a07a56" d="M51 82h20v18c0 10-4 18-10 24-6-6-10-14-10-24z" />
      <path fill="#e2c79a" d="M51 84h7c-1 14 0 26 3 38-6-6-10-13-10-22z" />
      {/* fur */}
      <path fill="#6d5d45" d="M64 140c8-8 9-22 8-34 6-7 16-8 23-3 8 1 12 7 12 13 5 4 7 10 5 16 2 3 2 6 2 8z" />
      <path fill="#d8c79c" d="M62 140c-8-8-13-22-13-35-6-7-15-7-22-2-8 1-12 7-12 13-5 4-7 10-5 16-2 3-2 6-2 8z" />
      <path
        fill="none"
        stroke="#8d7850"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M22 112c3 3 3 7 2 11M29 107c4 4 4 8 3 13M38 106c3 4 5 8 4 14M16 124c4 1 6 4 7 9M29 124c4 2 6 5 6 11M40 124c2 4 4 8 5 13M47 116c1 6 3 11 6 17"
      />
      <path
        fill="none"
        stroke="#3c3225"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M80 108c-3 5-3 9-2 14M90 107c-3 4-4 9-2 14M100 111c-3 4-4 8-3 12M78 127c-2 4-4 7-7 10M89 126c-3 3-4 7-4 11M102 127c-3 3-4 6-4 10"
      />
      {/* back hair */}
      <path fill={INK.black} d="M40 52c-3 14-3 24 3 32l8-6 24 2c8 4 13 0 12-8l-1-24z" />
      {/* face */}
      <path fill="#efdab0" d="M42 54c-1 16 3 28 12 36 4 3 8 3 12 0 9-7 13-18 13-32V46H43z" />
      <path
        fill="#a9805a"
        d="M64 50c-1 7-2 11-4 15-2 4-4 7-5 9 1 2 3 2 4 3 0 2-1 3 0 5s2 3 2 5 0 3 1 5c2 0 3-1 4-2 9-7 13-18 13-32V48z"
      />
      {/* eyes under painted lids */}
      <path fill="#f7ecd0" d="M45.5 65c2.5-3.2 7-3.6 10-.6-2.5 3-7 3.6-10 .6z" />
      <path fill="#cfae82" d="M65.5 64.400c3-3 7.5-2.6 10 .6-3 3-7.5 2.4-10-.6z" />
      <circle cx="50.3" cy="64.6" r="2.1" fill="#35261f" />
      <circle cx="70.3" cy="64.6" r="2.1" fill="#2a1c15" />
      <path
        fill="#5d2c38"
        d="M44 65.500c2-5 8.5-6.5 12-1.3-4-2-7.5-2-10.5.3zM65 64.200c3.5-5.2 10-3.7 12 1.300l-1.5-1c-3-2.3-6.5-2.3-10.5-.3z"
      />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M44.5 59.300c3-2.6 7-3 10.5-1.200M66 58.100c3-1.8 7-1.4 10.5 1.2"
      />
      <path fill={INK.oxblood} d="M52 82.500c2-1.8 3.6-2.3 5-1.2 1.6-1.1 3.6-.6 5.6 1.2-3.4 4-7.4 4-10.6 0z" />
      {/* bob with its curls */}
      <path
        fill={INK.black}
        d="M39 54c-2 12 0 22 5 30 3-2 6.5-4.5 5-9-3-5-4-12-3-20zM86 54c2 12 0 22-5 30-3-2-7-5-6-9 3-5 4-12 3-20z"
      />
      <path fill="none" stroke="#4a4640" strokeWidth="1.2" strokeLinecap="round" d="M41.5 62c-.5 7 .5 12 3 17" />
      {/* cloche */}
      <path fill="#5c2836" d="M36 60c-3-26 8-44 27-44 18 0 29 17 26 46-8-8-18-11-28-10-10 1-18 4-25 8z" />
      <path fill={INK.rose} d="M36 59c-3-25 7-42 25-43-11 7-16 21-15 38-4 1-7 3-10 5z" />
      <path
        fill="none"
        stroke={INK.rose}
        strokeWidth=".9"
        strokeLinecap="round"
        d="M57 22c-5 6-8 13-8.5 21M62 21c-5 6-8 13-8.5 21.5"
      />
      <path fill={INK.black} d="M35.5 52c7-5 16-8 26-8.5 11-.5 20 3 27.5 9l.3 7c-8-7-18-9.5-28.3-8.5-10 1-18 4-25 8z" />
      <path fill="#7a3848" d="M33 64c7-7 17-11 28-12 12-1 22 3 30 13-9-5-19-7-29-6-11 1-20 3-29 5z" />
      <path fill="#b8667a" d="M33 64c6-6 13-9.5 22-11.3-6 3-9 5-11 9z" />
      <path fill={INK.paperDeep} d="M46 48c3-12 0-21-7-28 10 3 17 10 17 20 0 4-2 7-4 9z" />
      <path fill="none" stroke={INK.sepia} strokeWidth="1" d="M42 23.500c6 7 8 15 6.5 25" />
      <circle cx="49" cy="49.5" r="3.8" fill={INK.brass} />
      <circle cx="48" cy="48.5" r="1.5" fill={INK.paper} />
      {/* pearls */}
      <g fill={INK.paper}>
        <circle cx="50.5" cy="101" r="2.1" />
        <circle cx="52.6" cy="105.5" r="2.2" />
        <circle cx="56" cy="109" r="2.3" />
        <circle cx="60.5" cy="110.6" r="2.4" />
      </g>
      <g fill="#b7a683">
        <circle cx="65" cy="109" r="2.2" />
        <circle cx="68.4" cy="105.5" r="2" />
        <circle cx="70.3" cy="101" r="1.8" />
      </g>
    </>
  );
}
