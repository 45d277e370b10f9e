import { INK } from "../../../../art/inks";
import { Backdrop, bars } from "./engraving";

/** Northside: the night train stands under steam, and the station clock says that there is still time to leave. */
export function Northside() {
  return (
    <>
      <Backdrop fill="#181f25" x={112} y={56} light={INK.lamp} first={12} opacity={0.16} />
      {/* steam */}
      <path
        fill="#39444a"
        d="M104 22c-10-2-14-12-6-17 0-6 8-8 12-5h36c8 2 12 10 8 16 6 6 0 14-8 12-6 4-14 4-20 0-8 3-16 0-22-6z"
      />
      <path
        fill="none"
        stroke="#7c8584"
        strokeWidth="1.2"
        strokeLinecap="round"
        d="M102 16c4 4 10 4 14 1M122 8c6-2 12 0 14 5M130 22c6 2 12 0 15-4M108 6c3-2 7-2 10 0"
      />
      {/* engine from the front */}
      <path fill={INK.black} d="M102 42l2-21h-3v-5h22v5h-3l2 21z" />
      <path fill="#56605f" d="M105 40l1.5-19h5V40zM103 17.5h9V20h-9z" />
      <path fill={INK.black} d="M82 96V64h6a24 24 0 0 1 48 0h6v32z" />
      <path fill="#2c3538" d="M90 60a22 22 0 0 1 44 0 22 22 0 0 1-44 0z" />
      <path fill="#66706d" d="M90 60a22 22 0 0 1 22-22 27 27 0 0 0 0 44 22 22 0 0 1-22-22z" />
      <circle cx="112" cy="60" r="16" fill={INK.black} />
      <circle
        cx="112"
        cy="60"
        r="14.5"
        fill="none"
        stroke={INK.brass}
        strokeWidth="1"
        strokeDasharray=".1 5.05"
        strokeLinecap="round"
      />
      <circle cx="112" cy="57" r="9.5" fill={INK.brass} />
      <circle cx="112" cy="57" r="7.5" fill="#fff3c9" />
      {/* buffer beam and cowcatcher */}
      <path fill={INK.oxblood} d="M78 80h34v7H78z" />
      <path fill="#57201d" d="M112 80h34v7h-34z" />
      <circle cx="86" cy="83.5" r="3.6" fill={INK.stone} stroke={INK.black} strokeWidth="1.2" />
      <circle cx="138" cy="83.5" r="3.6" fill={INK.mist} stroke={INK.black} strokeWidth="1.2" />
      <path fill={INK.black} d="M90 87h44l10 13H80z" />
      <path
        fill="none"
        stroke={INK.stone}
        strokeWidth="1.2"
        d="M94 87l-9 13M100 87l-5 13M106 87l-2 13M112 87v13M118 87l2 13M124 87l5 13M130 87l9 13"
      />
      {/* the station: canopy, clock, bench */}
      <path fill={INK.black} d="M0 8h66l10 12H0z" />
      <path fill="#5d4a2f" d="M0 11h64l6 7H0z" />
      <path fill={INK.paperDeep} d="M0 19h74v2.5H0z" />
      <path fill="none" stroke={INK.paperDeep} strokeWidth="1.6" d={bars(2, 21, 70, 4, 4)} />
      <path fill="#241f18" d="M0 25h44v63H0z" />
      <path fill={INK.black} d="M6 36h14v52H6zM26 36h14v24H26z" />
      <path fill={INK.brass} d="M8 38h10v16H8zM28 38h10v20H28z" />
      <path fill="#5d3a22" d="M8 56h10v32H8z" />
      <path fill="none" stroke={INK.black} strokeWidth="1.2" d="M13 38v16M33 38v20M28 48h10" />
      <path fill={INK.black} d="M54 21h4v69h-4z" />
      <path fill={INK.stone} d="M54.5 25h1.3v64h-1.3z" />
      <path fill="none" stroke={INK.black} strokeWidth="2" d="M56 32c-6 0-10-3-12-8M56 32c6 0 10-3 12-8M64 25v4" />
      <circle cx="64" cy="37" r="8" fill={INK.black} />
      <circle cx="64" cy="37" r="6.5" fill={INK.paper} />
      <path stroke={INK.black} strokeWidth="1.2" strokeLinecap="round" d="M64 37v-4.5M64 37l-2.5-2" />
      {/* platform and the one who waits */}
      <path fill="#2f3634" d="M0 88h76l-10 12H0z" />
      <path fill={INK.paperDeep} d="M0 87h77l-1 3H0z" />
      <path fill={INK.black} d="M62 88l1-14c-2-2-1.5-5 1-6h-2.5v-1.5h2V63h4v3.5h2V68H67c2.5 1 3 4 1 6l1 14z" />
      <path fill={INK.sepia} d="M71 82h7v6h-7z" />
      <path fill="none" stroke={INK.black} strokeWidth="1" d="M73 82v-2h3v2" />
    </>
  );
}
