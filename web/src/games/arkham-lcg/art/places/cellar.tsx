import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";

/** The cellar: stairs down into the cold, barrels, and a hole in the wall that was made from the other side. */
export function Cellar() {
  return (
    <>
      <Backdrop fill="#171d20" x={26} y={14} light={INK.lamp} first={10} opacity={0.14} />
      {/* floor */}
      <path fill="#232b2c" d="M0 84h160v16H0z" />
      <path fill="none" stroke="#3d4a4c" strokeWidth=".8" d="M60 88h18M98 92h30M134 88h20M70 96h24M112 97h26" />
      {/* the vault */}
      <path fill="#0c1012" d="M0 0h160v84h-6V58C154 24 130 8 96 8S40 24 40 58v26H0z" opacity=".55" />
      <path fill="none" stroke="#3d4a4c" strokeWidth="5" d="M40 84V58C40 24 62 8 97 8s57 16 57 50v26" />
      <path
        fill="none"
        stroke="#171d20"
        strokeWidth="5"
        strokeDasharray="1 6.5"
        d="M40 84V58C40 24 62 8 97 8s57 16 57 50v26"
      />
      <path
        fill="none"
        stroke="#46545a"
        strokeWidth="1"
        d="M66 34h10v4.5H66zM78 34h6v4.5M70 39.5h8V44h-8zM116 22h10v4.5h-10zM128 22h5M120 27.5h9M138 44h10v4.5h-10zM136 49.5h8M138 66h9v4.5h-9zM68 62h7v4.5h-7zM72 68h7"
      />
      {/* the hole, and what looks out of it */}
      <path fill="#5f6c6b" d="M80 86l2-9-3-5 4-6-1-7 7-3 1-7 8-1 3-5 8 3 8-2 3 6 7 1 1 7 6 4-2 8 4 6-3 10z" />
      <path fill={INK.black} d="M85 86l2-10-2-5 4-5v-5l5-3 2-6 7-1 4-3 6 3 6-1 3 6 5 2 1 6 4 4-2 8 3 10z" />
      <path
        fill="none"
        stroke="#2d383b"
        strokeWidth="1.2"
        d="M94 84c0-12 4-20 15-21 10 0 15 8 16 21M101 84c0-8 3-12 8-12s8 4 9 12"
      />
      <path fill={INK.lamp} d="M104 77l4 1.6-3.8.7zM114 77l-4 1.6 3.8.7z" />
      <path fill="#7b8784" d="M72 88l7-4 8 2 2 4-9 3zM126 86l8-3 7 4-3 4h-9zM94 91l5-2 6 3-3 3h-7z" />
      <path fill="#39464a" d="M79 84l8 2 2 4-7-1zM134 83l7 4-3 4-5-3z" />
      {/* stairs, and the light of the kitchen above them */}
      <path fill={INK.lamp} opacity=".16" d="M14 22h26l44 62H50z" />
      <path fill={INK.lamp} d="M8 0h30v24H8z" />
      <path fill={INK.sepia} d="M4 24h38v5h7v9h7v9h7v9h7v9h7v9h7v10H4z" />
      <path fill={INK.black} d="M4 27h26v9h7v9h7v9h7v9h7v9h7v9h7v3H4z" opacity=".72" />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="1.3"
        d="M4 24h38M42 29h7M49 38h7M56 47h7M63 56h7M70 65h7M77 74h7"
      />
      <path fill="none" stroke={INK.black} strokeWidth="1.5" d="M47 29V12M68 56V38M45 10l26 31" />
      {/* barrels */}
      <path fill={INK.black} d="M12 96c-3-9-3-18 0-27h20c3 9 3 18 0 27z" />
      <path fill="#5f4526" d="M13.5 95c-2.5-8-2.5-17 0-25H23v25z" />
      <path fill="#2f2315" d="M23 70h7.5c2.5 8 2.5 17 0 25H23z" />
      <path fill="none" stroke={INK.stone} strokeWidth="1.5" d="M11.5 76h21M11.5 89h21" />
      <path fill="#8a6f47" d="M36 92a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.5"
        d="M36 92a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M43.5 84.5v15M40 85.5v13M47 85.5v13"
      />
    </>
  );
}
