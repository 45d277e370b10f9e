import { INK } from "../inks";

/** Rita Young: in profile, chin up, finger waves under a running band, the letter on her sweater. */
export function RitaYoung() {
  return (
    <>
      {/* sweater */}
      <path fill="#3a2517" d="M16 140c2-19 11-28 28-33l10-4 24 1c20 4 29 15 32 36z" />
      <path fill="#8c5326" d="M16 140c2-19 11-28 28-33l10-4 8 14c2 8 2 15 1 23z" />
      <path fill={INK.amber} d="M16 140c2-18 10-27 26-32-8 8-11 19-12 32z" />
      <path
        fill="none"
        stroke={INK.amber}
        strokeWidth="1"
        strokeLinecap="round"
        d="M58 119c2 6 2 13 2 21M53.5 121c2 6 2 12 2 19M49 121c1.5 5 2 9 2 13"
      />
      {/* neck */}
      <path fill="#4a2f20" d="M53 82l24-10c0 14 1 22 5 31-5 9-16 13-24 7-4-3-6-5-6-8 2-6 3-12 1-20z" />
      <path fill="#a06d45" d="M53 86l9 1c-2 9-3 16 1 25-5-1-9-5-11-9 2-6 2-11 1-17z" />
      {/* rolled collar */}
      <path fill={INK.paperDeep} d="M48 99c4 9 11 14 19 13 8 0 13-4 16-11l5 5c-4 10-12 14-22 14-10 0-18-6-22-17z" />
      <path fill="#7d6c4d" d="M68 112c7 0 12-4 15-11l5 5c-4 10-11 14-20 14z" />
      {/* head in profile */}
      <path
        fill="#6b452c"
        d="M47 42c-3 4-4.5 8-4.5 12 0 3-1.5 5-3.5 8-2 3-4 5.5-4 7.3 0 1.7 2 2 4.5 2.7-1.5 1.5-2.7 2.5-2.3 4.2.2 1 1.3 1.3 2.3 1.8-1.5 1-2 2.2-1.3 4 .9 2 1 3.7 1.8 6 1.4 4 5.5 4.5 10 3.700C58 90.5 64 87 69 82c8-5 12-14 12-24 0-16-10-24-21-24-6 0-10.5 3.5-13 8z"
      />
      <path
        fill="#b9824f"
        d="M47 42c-3 4-4.5 8-4.5 12 0 3-1.5 5-3.5 8-2 3-4 5.5-4 7.3 0 1.7 2 2 4.5 2.7-1.5 1.5-2.7 2.5-2.3 4.2.2 1 1.3 1.3 2.3 1.8-1.5 1-2 2.2-1.3 4 .9 2 1 3.7 1.8 6 1.2 3.5 4.5 4.3 8.5 4-2.5-5-2-8.5 0-13 3-6 4.5-10 3-16-2-8-1-16 4-25z"
      />
      {/* features */}
      <path fill="#f3e2be" d="M43.5 60.500c2.6-3 6-3 8.5-.2-2.3 2.2-5.6 2.4-8.5.2z" />
      <circle cx="46.3" cy="59.9" r="2" fill={INK.black} />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M41.5 60.500l-1.3-1.300M42 60.300c2.7-3.5 7-3.7 10.5-.3l2 .8"
      />
      <path fill="none" stroke={INK.black} strokeWidth="1.3" strokeLinecap="round" d="M42.5 55c3.5-3 8-3.3 11.5-1" />
      <path fill="#7d2f2a" d="M37.2 76c3-1.6 6-1 8.6 2-2.6 3.6-5.6 4.6-8 3.6-.2-1.5.4-2.6 1.7-3.6-1-.5-2.1-.9-2.3-2z" />
      {/* finger waves, cut to the nape */}
      <path
        fill={INK.black}
        d="M45 46c-3-4-2-10 2-12 0-6 7-10 13-8 5-4 12-3 16 1 6 0 11 5 11 11 4 4 5 11 2 16 2 5 1 11-3 14 0 5-2 9-5 12-2-4-6-6-11-6-4-1-7-4-7-8 0-5-4-7-6-11-2-3-2-6-2-9z"
      />
      <path
        fill="none"
        stroke="#5a5346"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M49 35c4-4 9-4 12 0s8 4 12 1M59 52c3-3 7-2 9 1s7 4 10 1 6-3 8-1M62 62c3-3 7-2 9 1s6 3 9 0M67 71c3-2 5-1 7 1"
      />
      {/* running band */}
      <path fill={INK.paper} d="M44.2 45.500l1.4-6c14 4 29 4.5 42.6 2.500l.8 6.500c-15 2-30 1.3-44.8-3z" />
      <path fill="#8d7b58" d="M66 43.600c7.5.3 15-.2 22.2-1.600l.8 6.500c-8 1.2-15.5 1.4-23.3 1z" />
      {/* earring */}
      <circle cx="65.5" cy="75.5" r="2" fill={INK.brass} />
      {/* the letter */}
      <path fill={INK.paper} d="M23 134v-11l4.5-1.5 5 6 5.5-7.5 5-1-1 14h-4.5l.5-6.5-5 6.5-5-5.500v6z" />
    </>
  );
}
