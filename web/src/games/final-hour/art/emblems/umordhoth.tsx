import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";
import { Mirrored } from "./mirrored";

/** The backs of the ghouls, up to the middle. */
const GHOULS = "M18 160c0-16 4-26 12-30l-4-12 10 7c4-1 7-1 10 1l8-6-3 12c3 3 5 7 6 12l3-4-4-12 11 7c4-2 8-3 13-3";

/** Umôrdhoth, whom the ghouls feed: a hungry face over the graves, and those who wait for what it leaves. */
export function Umordhoth() {
  return (
    <>
      <Rings x={80} y={66} first={40} step={7} count={6} widest={3.4} stroke="#c9aef0" opacity={0.18} />
      <Mirrored
        half={(shaded) => <Half bone={shaded ? "#6f6a5e" : "#d5ccb4"} ear={shaded ? "#3a3340" : "#6a5c78"} />}
      />
      <Mirrored half={(shaded) => <Graveyard stone={shaded ? INK.dusk : INK.stone} />} />
    </>
  );
}

function Half({ bone, ear }: { bone: string; ear: string }) {
  return (
    <>
      {/* crown of bones */}
      <path
        fill={bone}
        stroke={INK.black}
        strokeWidth="1.4"
        strokeLinejoin="round"
        d="M80 10l5 22h-5zM80 10l-5 22h5zM66 14l6 19-9 3zM52 22l10 16-8 5z"
      />
      {/* ear */}
      <path fill={ear} d="M54 56C40 48 30 34 26 20c14 6 26 14 34 26z" />
      <path fill={INK.black} d="M52 52C43 45 37 37 33 28c9 5 16 11 21 18z" />
      {/* skull */}
      <path fill={bone} d="M80 30c-16 0-27 8-28 22-1 9 1 14 4 19 2 4 1 8 3 13l8 6-2 16 7 10h8z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M80 36v12M73 37c-1 4-1 8 1 12M66 40c-2 4-2 7-1 10M59 46c-2 3-2 6-1 8M57 74c2 3 5 5 8 6M60 80c2 2 4 4 7 5"
      />
      {/* eye */}
      <path fill={INK.black} d="M56 58c6-3 14 0 19 8-3 7-10 9-15 5-4-3-5-8-4-13z" />
      <circle cx="67" cy="66" r="1.9" fill={INK.lamp} />
      {/* snout */}
      <path fill={INK.black} d="M80 70c-3 4-6 9-6 13 2 2 4 1 6-1z" />
      {/* mouth */}
      <path fill={INK.black} d="M80 88c-8-1-15 1-20 4 2 12 5 19 11 24 3 2 6 3 9 3z" />
      <path fill={INK.oxblood} d="M80 104c-5 0-9 2-11 6 3 5 6 7 11 8z" />
      <path
        fill={INK.paper}
        d="M61 91l4 10 3-11zM68.5 89.600l3 8 2.8-8.400zM75 89l2.6 7L80 88.5zM66 109l3-8 3 12zM72.5 113l2.5-7 2.5 9z"
      />
      <path fill="none" stroke={bone} strokeWidth="3" d="M59 92c2 14 6 22 12 26 3 2 6 2.6 9 2.6" />
    </>
  );
}

/** Half the graveyard: stones, and ghouls crouching between them, of whom one sees the eyes. */
function Graveyard({ stone }: { stone: string }) {
  return (
    <>
      <path
        fill={stone}
        stroke={INK.black}
        strokeWidth="1.3"
        d="M14 140v-38a9 9 0 0 1 18 0v38zM40 142v-24l5-5 5 5v24z"
      />
      <path fill="none" stroke={INK.black} strokeWidth="1.3" strokeLinecap="round" d="M19 102h8M19 107h8M20 112h6" />
      <path fill={INK.black} d={`${GHOULS}v40H18z`} />
      <path fill="none" stroke={INK.violet} strokeWidth="1.1" strokeLinejoin="round" d={GHOULS} />
      <path fill={INK.lamp} d="M32.5 131l5.5 2.2-5.2 1zM46 131l-5.5 2.2 5.2 1zM67 139.5l7 2.6-6.5 1.200z" />
    </>
  );
}
