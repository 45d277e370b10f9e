import { INK } from "../inks";

/** Daisy Walker: a loose bun, round glasses, a cardigan over a buttoned collar, and the books she will not put down. */
export function DaisyWalker() {
  return (
    <>
      {/* bun, held by a pencil */}
      <path fill="#4a2d17" d="M64 27c0-8 6-13 14-12 8 0 13 6 12 13-1 8-7 12-14 11-8 0-12-5-12-12z" />
      <path fill="#a8703a" d="M64 27c0-8 6-13 14-12-6 4-8 10-7 16 0 3 1 5 3 7-7-1-10-5-10-11z" />
      <path
        fill="none"
        stroke="#a8703a"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M77 19c-3 4-3 9-1 14M82 19c-3 4-3 8-1 13"
      />
      <path fill="none" stroke={INK.brass} strokeWidth="2.6" strokeLinecap="round" d="M70 41l22-26" />
      <path fill={INK.paper} d="M90.2 15l4.8-3.8-2.7 5.6z" />
      {/* cardigan */}
      <path fill="#3c2812" d="M12 140c2-19 9-28 24-32l15-6h20l15 6c15 4 22 13 24 32z" />
      <path fill="#96621f" d="M12 140c2-19 9-28 24-32l15-6 10 16v22z" />
      <path fill="#d29a48" d="M12 140c2-19 9-28 24-32-8 8-12 19-12 32z" />
      <path
        fill="none"
        stroke="#d29a48"
        strokeWidth="1"
        strokeLinecap="round"
        d="M30 117c-2 7-2 15-2 23M35 115c-2 8-2 16-2 25M40 114c-2 8-2 17-1 26"
      />
      {/* blouse */}
      <path fill={INK.paper} d="M48 101l13 8v31h-6c-1-14-4-27-7-39z" />
      <path fill="#a49371" d="M74 101l-13 8v31h6c1-14 4-27 7-39z" />
      {/* neck */}
      <path fill="#8b6443" d="M51 82h20v19l-10 9-10-9z" />
      <path fill="#dcb687" d="M51 85l6 4c0 8 1 14 4 21l-10-9z" />
      {/* collar and brooch */}
      <path fill={INK.paper} d="M50 97l-6 6 9 13 8-8c-5-3-9-6-11-11z" />
      <path fill="#b3a27d" d="M72 97l6 6-9 13-8-8c5-3 9-6 11-11z" />
      <circle cx="61" cy="111" r="3.4" fill={INK.brass} />
      <circle cx="60.3" cy="110.3" r="1.6" fill="#2f6b5c" />
      {/* back hair */}
      <path fill="#4a2d17" d="M38 66c-4-24 6-38 23-38s27 14 23 38l-4 12H42z" />
      {/* face */}
      <path
        fill="#f0d6a9"
        d="M41.5 56c-1 15 2 25 10.5 34 5 5 13 5 18 0 8.5-9 11.5-19 10.5-34-1-11-9.5-16-19.5-16s-18.5 5-19.5 16z"
      />
      <path
        fill="#ab8157"
        d="M62 40c1.5 8 1.5 16-1 24-1 4-3 7-3 9 1 2 3 2 4 3-1 2-1 4 0 6 1 3 1 7-.5 12 3 0 6-1 8.5-4 8.5-9 11.5-19 10.5-34-1-10-9-16-18.5-16z"
      />
      {/* hair, parted in the middle and pinned back */}
      <path
        fill="#4a2d17"
        d="M38 68c-4-25 6-41 23-41s27 16 23 41c-1-3-2-6-3-8-1-9-6-15-12-17-3-1-6-3-8-6-2 3-5 5-8 6-6 2-11 8-12 17-1 2-2 5-3 8z"
      />
      <path fill="#a8703a" d="M38 68c-4-24 5-39 20-41-5 4-8 9-8 16-5 3-8 9-9 17-1 2-2 5-3 8z" />
      <path
        fill="none"
        stroke="#a8703a"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M60 30c-4 3-6 7-6.5 11M62 31c7 2 13 8 16 18"
      />
      {/* eyes */}
      <path fill="#f8eed6" d="M46.5 66.2c2.6-2.9 6.6-2.9 9.2 0-2.6 2.3-6.6 2.3-9.2 0z" />
      <path fill="#cdaa7c" d="M66.3 66.2c2.6-2.9 6.6-2.9 9.2 0-2.6 2.3-6.6 2.3-9.2 0z" />
      <circle cx="51.4" cy="65.9" r="2" fill="#2c3b2a" />
      <circle cx="70.8" cy="65.9" r="2" fill="#1d281c" />
      <path
        fill="none"
        stroke="#3a2112"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M46 66.2c2.8-3.4 7.2-3.4 10.2 0M65.8 66.2c2.8-3.4 7.2-3.4 10.2 0M45.5 56.6c3-2 7-2.2 10.5-.8M66 55.8c3.5-1.4 7.5-1.2 10.5.8"
      />
      {/* glasses */}
      <g fill="none" stroke={INK.brass} strokeWidth="1.5">
        <circle cx="51.3" cy="66.5" r="8" fill={INK.paper} fillOpacity=".14" />
        <circle cx="70.9" cy="66.5" r="8" fill={INK.paper} fillOpacity=".1" />
        <path strokeLinecap="round" d="M59.3 65.3c1.2-1 2.6-1 3.7 0M43.4 65l-3-1.5M78.8 65l3-1.5" />
      </g>
      <path
        fill="none"
        stroke={INK.paper}
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M46 63.5c.6-1.5 1.6-2.5 3-3.2M65.5 63.5c.6-1.5 1.6-2.5 3-3.2"
      />
      <path fill="#a04a3c" d="M55.5 83.2c2-1.4 3.8-1.8 5.6-.9 1.8-.9 3.7-.5 5.7.9-3.4 2.6-7.9 2.6-11.3 0z" />
      {/* the books in her arm */}
      <path fill={INK.black} d="M68 119l42-7 4 28H70z" />
      <path fill="#5d211d" d="M70 113l38-6 1.5 9-38 6z" />
      <path fill={INK.oxblood} d="M70 113l12-1.9 1.5 9-12 1.9z" />
      <path fill={INK.paperDeep} d="M107.5 108.5l4-.5 1 6-4 .7z" />
      <path fill="#23433c" d="M67 122l44-6 1.5 10-44 6z" />
      <path fill={INK.jade} d="M67 122l12-1.6 1.5 10-12 1.6z" />
      <path fill="#3a2d1a" d="M70 132l42-5 1 13H70z" />
      <path fill={INK.sepia} d="M70 132l11-1.3V140H70z" />
      <path
        fill="none"
        stroke={INK.brass}
        strokeWidth="1"
        d="M86 111l1.3 8.5M90 110.4l1.3 8.5M84 120.5l1.3 9M100 118.2l1.3 9M87 131v9M104 129v11"
      />
    </>
  );
}
