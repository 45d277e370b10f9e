import { INK } from "../inks";

/** Agnes Baker: a starched cap on dark waves, the apron of the diner, and a gaze that is older than she is. */
export function AgnesBaker() {
  return (
    <>
      {/* back hair */}
      <path
        fill={INK.black}
        d="M37 52c-6 8-8 17-5 25-3 7-2 14 3 19 4 4 9 5 14 4h25c6 1 11-1 14-5 4-5 5-11 2-18 3-8 1-17-5-25z"
      />
      <path
        fill="none"
        stroke="#4f4658"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M36 62c-3 6-2 10 0 14s1 9-1 13M40 74c-1 5 2 8 1 13s0 7 3 10"
      />
      {/* dress */}
      <path fill="#1d1726" d="M12 140c2-19 9-28 24-32l15-6h20l15 6c15 4 22 13 24 32z" />
      <path fill="#43345c" d="M12 140c2-19 9-28 24-32l15-6 9 13v25z" />
      <path fill={INK.violet} d="M12 140c2-19 9-28 24-32-8 8-12 19-12 32z" />
      <path fill="none" stroke={INK.violet} strokeWidth="1" strokeLinecap="round" d="M29 118c-2 7-2 15-2 22" />
      {/* apron */}
      <path fill={INK.paper} d="M40 140l-3-26 7-6 6 14h11v18z" />
      <path fill="#a49371" d="M82 140l3-26-7-6-6 14H61v18z" />
      <path fill="none" stroke={INK.sepia} strokeWidth="1" strokeDasharray="2 2" d="M41 114l5 12h15M81 114l-5 12H61" />
      {/* neck */}
      <path fill="#8b6443" d="M50 82h22v20l-11 11-11-11z" />
      <path fill="#d9b283" d="M50 86l6 3c0 8 2 15 5 24l-11-11z" />
      {/* collar */}
      <path fill={INK.paper} d="M48.5 97l-9 7 10 14 11.5-7c-6-3-10-8-12.5-14z" />
      <path fill="#b3a27d" d="M73.5 97l9 7-10 14-11.5-7c6-3 10-8 12.5-14z" />
      <path fill={INK.black} d="M61 111l-8-3v8zM61 111l8-3v8z" />
      <circle cx="61" cy="111.5" r="2" fill={INK.violet} />
      {/* face */}
      <path
        fill="#edd0a2"
        d="M41 56c-1 15 1.5 24 10 34 5 6 15 6 20 0 8.5-10 11-19 10-34-1-11-10-17-20-17s-19 6-20 17z"
      />
      <path
        fill="#a27850"
        d="M62 39c2 8 2 17-1 25-1 4-3 7-3 9 1 2 3 2.5 4 3-1 2-1 4 0 6 1 3 1 8-.5 12.5 3.5 0 7-1.5 9.5-4.5 8.5-10 11-19 10-34-1-10-9-17-19-17z"
      />
      {/* eyes */}
      <path fill="#f9efd8" d="M45 66.5c3-3.7 8-3.7 11.3.4-3.7 2.4-8.3 2.3-11.3-.4z" />
      <path fill="#d2b083" d="M65.7 66.9c3.3-4.1 8.3-4.1 11.3-.4-3 2.7-7.6 2.8-11.3.4z" />
      <circle cx="51.2" cy="66.2" r="2.4" fill={INK.violet} />
      <circle cx="71" cy="66.2" r="2.4" fill="#5b4485" />
      <circle cx="51.2" cy="66.2" r="1.1" fill={INK.black} />
      <circle cx="71" cy="66.2" r="1.1" fill={INK.black} />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M44 66.6c3.3-4.3 9-4.5 12.8.2M65.2 66.8c3.8-4.7 9.5-4.5 12.8-.2"
      />
      <path
        fill={INK.black}
        d="M44 60.5c4-3 9-2.7 13 .8l-.5 1.2c-4-2-8-2.2-12-.8zM78 60.5c-4-3-9-2.7-13 .8l.5 1.2c4-2 8-2.2 12-.8z"
      />
      <path fill={INK.oxblood} d="M54.5 84c2.2-1.9 4.4-2.4 6.5-1.3 2.1-1.1 4.3-.6 6.5 1.3-4 3.2-9 3.2-13 0z" />
      {/* front hair, parted at the side */}
      <path
        fill={INK.black}
        d="M39 70c-5-10-4-24 4-32 9-8 28-8 36 0 8 8 9 22 4 32-2-9-5-15-10-19-7 0-15-2-20-6-2 6-6 9-10 12-2 4-3 8-4 13z"
      />
      <path
        fill="none"
        stroke="#4f4658"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M41 56c1-4 3-7 6-9.5M52.5 44.5c6 3 13 5 20 5.5M50 41c8 4 17 5 26 5"
      />
      {/* cap */}
      <path
        fill={INK.paper}
        d="M38 41c-1-8 3-15 8-19 1 2 3 2 4-1 2 2 4 1 5.5-2 2 2.5 4.5 2.5 6.5 0 1.5 3 4 4 6 2 1 3 2.5 3 4 1 6 4 9 11 8 19-14-6-28-6-42 0z"
      />
      <path fill="#a49371" d="M62 19c1.5 3 4 4 6 2 1 3 2.5 3 4 1 6 4 9 11 8 19-6-2.5-12-4-18-4.4z" />
      <path
        fill="none"
        stroke={INK.sepia}
        strokeWidth="1"
        strokeLinecap="round"
        d="M46 29c1 3 2 5 3 7M54 26c.5 3 1 6 1.5 9M70 27c-.5 3-1 6-2 9M76 30l-2.5 7"
      />
      <path fill={INK.black} d="M37.5 43l.5-6c14-6 31-6 45 0l.5 6c-15-6.5-31-6.5-46 0z" />
      <path fill={INK.violet} d="M37.5 43l.5-6c7-3 14.5-4.5 22-4.6l-.3 5.8c-7.5 0-15 1.6-22.2 4.8z" />
    </>
  );
}
