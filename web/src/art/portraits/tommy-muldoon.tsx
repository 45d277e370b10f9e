import { INK } from "../inks";

/** Tommy Muldoon: a peaked cap with its shield, a buttoned tunic, a young and open face. */
export function TommyMuldoon() {
  return (
    <>
      {/* tunic */}
      <path fill="#141c24" d="M10 140c1-19 8-28 24-32l17-7h20l17 7c16 4 23 13 24 32z" />
      <path fill="#2c4155" d="M10 140c1-19 8-28 24-32l17-7 10 14v25z" />
      <path fill={INK.policeBlue} d="M10 140c1-19 8-28 24-32-8 8-11 19-11 32z" />
      <path
        fill="none"
        stroke={INK.policeBlue}
        strokeWidth="1"
        strokeLinecap="round"
        d="M27 119c-1 7-1 14-1 21M46 110c-1 9 0 20 1 30M51 112c0 9 0 19 1 28"
      />
      {/* neck */}
      <path fill="#86623f" d="M50 84h22v18l-11 8-11-8z" />
      {/* standing collar */}
      <path fill={INK.policeBlue} d="M47 95c4 4 9 7 14 9v12c-8-3-14-8-17-14z" />
      <path fill="#1d2c3a" d="M75 95c-4 4-9 7-14 9v12c8-3 14-8 17-14z" />
      {/* buttons and star */}
      <g fill={INK.brass}>
        <circle cx="61" cy="122" r="2.3" />
        <circle cx="61" cy="133" r="2.3" />
        <path d="M36 115l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z" />
      </g>
      {/* ears */}
      <path fill="#e6c496" d="M41 62c-5-3-8 1-7 6s4 9 8 7z" />
      <path fill="#755334" d="M81 62c5-3 8 1 7 6s-4 9-8 7z" />
      {/* hair at the sides */}
      <path fill="#4d2c18" d="M40 50h42c1 6 1 11 0 16l-3-2H43l-3 2c-1-5-1-10 0-16z" />
      {/* face */}
      <path fill="#eed3a5" d="M42 52c-1 16 0 25 4 33 3 5 9 11 15 11s12-6 15-11c4-8 5-17 4-33z" />
      <path
        fill="#a87f54"
        d="M63 50c0 7-1 13-3 17-2 3-3 5-3 7 2 1 3 2 5 2-1 2-1 4 0 6 1 4 1 9-1 14 6 0 12-6 15-11 4-8 5-17 4-35z"
      />
      <path fill="#6a4a2f" d="M41.6 50H80.400c.4 3 .4 6 .2 8-13-4.5-26-4.5-39 0-.3-3-.3-5 0-8z" />
      {/* eyes */}
      <path fill="#f8edd4" d="M46.5 66c2.6-3 6.6-3 9.3 0-2.7 2.4-6.7 2.4-9.3 0z" />
      <path fill="#cba877" d="M66.5 66c2.6-3 6.6-3 9.3 0-2.7 2.4-6.7 2.4-9.3 0z" />
      <circle cx="51" cy="65.7" r="2" fill="#22303a" />
      <circle cx="71" cy="65.7" r="2" fill="#182229" />
      <path
        fill="none"
        stroke="#3a2112"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M46 66c2.8-3.4 7-3.4 10 0M66 66c2.8-3.4 7-3.4 10 0"
      />
      <path
        fill="none"
        stroke="#4d2c18"
        strokeWidth="2"
        strokeLinecap="round"
        d="M46 60.800c3-1.3 6.5-1 9.5.2M66.5 61c3-1.2 6.5-1.5 9.5-.2"
      />
      <path fill="none" stroke="#7a3a2c" strokeWidth="1.7" strokeLinecap="round" d="M55 84.300c4 1 8.5 1 12.5-.8" />
      {/* cap */}
      <path fill="#16212b" d="M29 31c5-10 18-15 33-15s27 5 32 15c2 4-2 8-9 10H38c-7-2-11-6-9-10z" />
      <path fill="#2c4155" d="M29 31c5-10 17-15 31-15 2 7 2 16 1 25H38c-7-2-11-6-9-10z" />
      <path fill={INK.policeBlue} d="M29 31c5-9 14-13.5 25-14.700C45 21 40 30 40 41h-2c-7-2-11-6-9-10z" />
      <path
        fill="none"
        stroke={INK.policeBlue}
        strokeWidth="1"
        strokeLinecap="round"
        d="M55 19c-7 5-10 12-11 20M59 20c-6 5-9 11-10 19"
      />
      <path fill={INK.black} d="M38 40h47l-1 11H39z" />
      <path fill="none" stroke={INK.brass} strokeWidth="1.4" d="M39 48.500c14-4 31-4 45 0" />
      <path fill={INK.black} d="M38 49c14-5 32-5 46 0 3 2 5 5 4 9-17-7-37-7-54 0-1-4 1-7 4-9z" />
      <path fill="#566672" d="M36.5 51c7-3.5 14-4.6 20-4.8-8 2.3-15 5-21 9.8-.4-2 0-4 1-5z" />
      <path
        fill={INK.sepia}
        d="M54.5 28.500c2.5 0 4.5-1 6.5-3.5 2 2.5 4 3.5 6.5 3.5 1 8-1 13-6.5 16.5-5.5-3.5-7.5-8.5-6.5-16.500z"
      />
      <path fill={INK.lamp} d="M54.5 28.500c2.5 0 4.5-1 6.5-3.500v20c-5.5-3.5-7.5-8.5-6.5-16.500z" />
    </>
  );
}
