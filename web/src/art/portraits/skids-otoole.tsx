import { INK } from "../inks";

/** “Skids” O’Toole: hair slicked to the skull, a long thin face, the collar up against whoever is watching. */
export function SkidsOToole() {
  return (
    <>
      {/* jacket */}
      <path fill="#12191a" d="M14 140c0-16 5-25 18-31l14-8h32l14 8c11 6 16 15 16 31z" />
      <path fill="#2c3f39" d="M14 140c0-16 5-25 18-31l14-8 12 17-1 22z" />
      <path fill="#5b7f6c" d="M14 140c0-16 5-25 18-31-7 8-9 19-9 31z" />
      <path
        fill="none"
        stroke="#5b7f6c"
        strokeWidth="1"
        strokeLinecap="round"
        d="M29 120c-1 7-1 13 0 20M34 119c-1 7-1 14 0 21M39 121c-1 7 0 13 1 19"
      />
      {/* undershirt and neck */}
      <path fill="#b5a67f" d="M49 104h26l-6 36H55z" />
      <path fill={INK.paperDeep} d="M49 104h11l1 36h-6z" />
      <path fill="#765637" d="M51 80h22v26c-3 6-7 9-11 11-4-2-8-5-11-11z" />
      <path fill="#cba673" d="M51 84l6 4c-1 10 0 19 5 29-5-2-8-5-11-11z" />
      <path
        fill="none"
        stroke="#8f6b45"
        strokeWidth="1"
        strokeLinecap="round"
        d="M60 103c.5 3 1 5 2 8M65 100c0 4-1 7-2.5 10"
      />
      {/* ears */}
      <path fill="#d8b280" d="M44 58c-5-2-6 3-5 8s3 8 6 6z" />
      <path fill="#5f442c" d="M80 58c5-2 6 3 5 8s-3 8-6 6z" />
      {/* face */}
      <path
        fill="#e6c795"
        d="M44 44c-2 14-1.5 24 1.5 33l4 9c3 5 7.5 11 12.5 11s9.5-6 12.5-11l4-9c3-9 3.5-19 1.5-33-3-9-9-13-18-13s-15 4-18 13z"
      />
      <path
        fill="#94704a"
        d="M63 31c1.5 9 1.5 19-1.5 28-1.5 4-4 7-4.5 10 1.5 1.5 3.5 2 5 2-1 2-1 5 0 7 1 5 1.5 11 0 19 5 0 9.5-6 12.5-11l4-9c3-9 3.5-19 1.5-33-3-9-8.5-13-17-13z"
      />
      {/* hollow cheeks and a stubbled chin */}
      <path fill="#c39d6b" d="M45.3 74c1.5 6 5 11 10 14l5 1 1.7 8c-5 0-9.5-6-12.5-11z" />
      <path fill="#6f5136" d="M78.7 74c-1.5 6-5 11-10 14l-6 1-.7 8c5 0 9.5-6 12.5-11z" />
      {/* eyes, narrowed */}
      <path fill="#f5e6c4" d="M47.5 61.7c2.5-2.3 6.4-2.3 9.2 0-2.8 1.7-6.6 1.7-9.2 0z" />
      <path fill="#bd9765" d="M67.3 61.7c2.8-2.3 6.7-2.3 9.2 0-2.6 1.7-6.4 1.7-9.2 0z" />
      <circle cx="52.8" cy="61.3" r="1.8" fill="#1f2f28" />
      <circle cx="72.2" cy="61.3" r="1.8" fill="#16211c" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M46.7 61.4c3-2.9 7.5-2.9 10.7.2M66.6 61.6c3.2-3.1 7.7-3.1 10.7-.2M49.5 64.9c1.8.5 3.5.5 5.2 0"
      />
      <path
        fill="#241a12"
        d="M45.8 57.5c4-2.6 8.5-2.3 12 .2l-.4 1.5c-4-1.5-7.5-1.5-11.2-.1zM78.2 55.5c-4-2.6-8.5-1.7-12 1.3l.5 1.5c4-2 7.5-2.4 11.2-1.2z"
      />
      {/* an old cut through the brow */}
      <path fill="none" stroke="#f3dcb2" strokeWidth="1.3" strokeLinecap="round" d="M72 51l2.5 5.5" />
      {/* mouth */}
      <path fill="none" stroke="#5a3326" strokeWidth="1.8" strokeLinecap="round" d="M54.5 82.6c4.5.6 9 0 13.5-2.6" />
      {/* hair */}
      <path
        fill={INK.black}
        d="M43.5 56c-4-14-1-24 6-29 6-5 16-6 24-2 9 5 12 16 7 31-1-7-3-12-6-15-6-4-13-4-19-3-6 2-10 8-12 18z"
      />
      <path
        fill="none"
        stroke="#56625a"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M45.5 44c1.5-7 6-12 13-14M49 41c2.5-6 7-10 13-11.5M53.5 38.5c3-4.5 7.5-7.5 13-8.5M60 37c3-3 6-4.5 10-5"
      />
      <path fill={INK.black} d="M58 37c-1 3-3.5 5-6.5 6 3.5.5 6.5-1 8.5-4z" />
      {/* the collar, up */}
      <path fill="#5b7f6c" d="M48 78c-6 6-12 13-16 24 4 4 9 8 15 11l9 17 2-14c-6-8-10-17-10-38z" />
      <path fill="#3a554a" d="M48 78c-3 9-3 18-1 26 2 9 5 17 9 26l2-14c-6-8-10-17-10-38z" />
      <path fill="#0d1314" d="M76 78c6 6 12 13 16 24-4 4-9 8-15 11l-10 18-3-15c7-8 12-17 12-38z" />
      <path fill="#1c2826" d="M76 78c3 9 3 18 1 26-2 9-6 18-10 27l-3-15c7-8 12-17 12-38z" />
      {/* cigarette */}
      <path fill={INK.paper} d="M38.5 87.5l17-5.5.9 2.3-17 5.5z" />
      <path fill="#ef9a4a" d="M38.5 87.5l2.5-.8.9 2.3-2.5.8c-1-.5-1.3-1.5-.9-2.3z" />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".7"
        d="M37 85.5c-4-4 2-8-2-12.5s3-8-.5-13 1-8-1-12"
      />
    </>
  );
}
