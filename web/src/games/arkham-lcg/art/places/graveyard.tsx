import { INK } from "../../../../art/inks";
import { Backdrop, bars } from "./engraving";
import { BareTree } from "./growth";

/** The graveyard: an angel, a tomb that is not quite shut, and the moon, who has seen it before. */
export function Graveyard() {
  return (
    <>
      <Backdrop fill="#172024" x={50} y={32} light="#dfe6d4" first={20} opacity={0.14} />
      <circle cx="50" cy="32" r="16" fill="#e6e6cf" />
      <path fill="#c9cbb4" d="M44 24a4 4 0 1 0 .1 0M56 34a5 5 0 1 0 .1 0M48 40a2.5 2.5 0 1 0 .1 0" />
      <path fill="#202d2f" d="M0 66c20-8 40-10 66-6s60 4 94-4v44H0z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.3"
        d={`${bars(2, 52, 156, 14, 6)}M0 55h160M0 63h160`}
        opacity=".8"
      />
      {/* tomb */}
      <path fill={INK.black} d="M98 80V42l24-14 24 14v38z" />
      <path fill="#8b8f82" d="M101 78V46h21v32z" />
      <path fill="#3d4745" d="M122 46h21v32h-21z" />
      <path fill={INK.paperDeep} d="M122 29L96 44v3h26z" />
      <path fill={INK.mist} d="M122 29l26 15v3h-26z" />
      <path fill={INK.black} d="M120.5 18h3v4h4v3h-4v6h-3v-6h-4v-3h4zM112 78V56h20v22z" />
      <path fill="#566260" d="M114 78V58h9v20z" />
      <path fill="#2a3332" d="M123 58l4 2v20l-4-2z" />
      <path fill={INK.lamp} d="M129 64l1.5 1-1.5 1z" />
      <path fill={INK.paperDeep} d="M102 48h4v30h-4z" />
      <path fill={INK.stone} d="M135 48h4v30h-4z" />
      {/* angel */}
      <path
        fill={INK.black}
        d="M52 86V74l4-3-1-21c-9-2-14-10-14-22 7 3 12 7 15 12-2-6 1-10 6-10s8 4 6 10c3-5 8-9 15-12 0 12-5 20-14 22l-1 21 4 3v12z"
      />
      <path
        fill="#a3a493"
        d="M44 33c5 3 9 7 11.5 12l1.5 3c-7-1-12-7-13-15zM58.5 37c0-3 1.5-5 3.5-5v11c-2-1-3.5-3-3.5-6zM57 46l5-2v40h-8v-9l4-3z"
      />
      <path
        fill="#4a524f"
        d="M62 32c2 0 3.5 2 3.5 5s-1.5 5-3.5 6zM62 44l5 2-1 26 4 3v9h-8zM80 33c-5 3-9 7-11.5 12L67 48c7-1 12-7 13-15z"
      />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1"
        strokeLinecap="round"
        d="M59 52l-.5 16M65 52l.5 16M58 62c2 1 6 1 8 0"
      />
      {/* stones */}
      <path
        fill={INK.black}
        d="M12 90V72c0-6 4-9 9-9s9 3 9 9v18zM84 94V82l3-3h8l3 3v12zM132 94l-3-17c0-5 3-7 7-8 4 0 7 2 8 6l3 18z"
      />
      <path fill="#868a7d" d="M14 88V72c0-5 3-7 7-7v23zM86 93V83l2-2h3v12zM134 92l-3-15c0-4 2-6 5-6l3 21z" />
      <path fill="#404946" d="M21 65c4 0 7 2 7 7v16h-7zM91 81h3l2 2v10h-5zM136 71c3 0 5 1 6 4l3 17h-6z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M17.5 72h7M17.5 76h7M18.5 80h5M135 78l5-1M136 82l5-1"
      />
      <path fill={INK.black} d="M40 96V82h-4v-4h4v-5h4v5h4v4h-4v14z" />
      <path fill="#868a7d" d="M41.5 96V80.5h-4v-1h4v-5h1V96z" />
      {/* the open grave */}
      <path fill={INK.black} d="M62 94l8-6h14l10 6-6 6H66z" />
      <path fill={INK.sepia} d="M50 98c4-7 9-10 15-9l-6 5 3 5z" />
      <path fill="none" stroke={INK.stone} strokeWidth="1.4" strokeLinecap="round" d="M58 93l-6-16M50 78l4-1.5" />
      <BareTree x={10} y={94} tall={78} ink={INK.black} />
      {/* mist over the ground */}
      <path
        fill="none"
        stroke="#9fb0a8"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".45"
        d="M0 84c10-2 18 2 28 0M98 86c14-3 22 2 34 0M20 96c8-2 14 1 22 0M104 97c12-2 22 2 36 0M146 88h14"
      />
    </>
  );
}
