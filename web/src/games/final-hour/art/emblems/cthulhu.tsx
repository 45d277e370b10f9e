import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";
import { Mirrored } from "./mirrored";

/** Cthulhu, risen to the shoulders out of a still sea. */
export function Cthulhu() {
  return (
    <>
      <Rings x={80} y={62} first={46} step={6} count={7} widest={3} stroke={INK.lamp} opacity={0.16} />
      <Mirrored
        half={(shaded) => (
          <Half skin={shaded ? "#3d5a52" : "#9fb7a1"} cut={INK.black} wing={shaded ? "#1d2b2a" : "#2f4642"} />
        )}
      />
      <path fill={INK.night} d="M12 128c10-4 18 3 29 0s18-4 29 0 18 3 29 0 18-4 29 0 14 2 20 0a76 76 0 0 1-136 0z" />
      <path
        fill="none"
        stroke={INK.paperDeep}
        strokeWidth="1.4"
        d="M16 128c9-3 16 3 26 0s18-4 28 0 18 3 29 0 18-4 29 0 11 2 16 0M28 137c9-3 16 2 26 0s18-3 28 0 18 2 28 0 14-3 22 0M46 146c9-2 16 2 26 0s18-2 28 0 8 1 14 0"
      />
    </>
  );
}

function Half({ skin, cut, wing }: { skin: string; cut: string; wing: string }) {
  return (
    <>
      {/* wing */}
      <path fill={wing} d="M58 112C38 104 22 84 6 76c6-4 10-8 12-14-4-8-6-18-4-32 8 6 14 8 22 4 2 10 6 16 14 20z" />
      <path
        fill="none"
        stroke={cut}
        strokeWidth="1.6"
        d="M14 30c8 34 22 58 40 76M36 36c4 26 10 44 20 60M6 76c18 4 32 16 48 30M18 62c10 12 20 26 36 44"
      />
      {/* shoulders */}
      <path fill={skin} d="M80 134V98c-14 0-30 6-40 18-4 5-6 11-7 18z" />
      <path
        fill="none"
        stroke={cut}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M42 128c2-6 6-11 12-14M50 130c2-5 5-9 10-12M36 126c2-5 4-9 8-12"
      />
      {/* skull */}
      <path fill={skin} d="M80 18C58 18 46 34 47 54c0 12 5 18 8 26 2 6 5 10 9 13h16z" />
      <path
        fill="none"
        stroke={cut}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M75 23c-2 8-2 15-1 24M69 25c-4 7-5 14-3 22M64 28c-5 6-6 12-5 19M57 35c-4 5-5 10-4 15M52 45c-2 4-2 7-1 10"
      />
      {/* brow and eye */}
      <path fill={cut} d="M49 56c9-4 19-1 27 11-3 5-8 8-14 7-7-1-12-9-13-18z" />
      <path fill={skin} d="M48 55c9-5 20-2 28 10-8-6-18-8-28-6z" />
      <path fill={INK.lamp} d="M57 66.5c4-1.5 9-.5 13 3.5-4 1.6-10 1.5-13-3.500z" />
      {/* feelers */}
      <g fill={skin} stroke={cut} strokeWidth="1.7" strokeLinejoin="round">
        <path d="M58 76c-10 6-16 16-14 27 1 7 7 10 12 7 4-3 3-9-1-9 1-2 5-2 6 1 2 6-4 13-11 12-9-1-14-10-13-20 1-11 8-19 17-24z" />
        <path d="M63 78c-6 10-8 20-5 30 3 9 1 14-4 18 8-1 13-8 12-18-1-9-1-17 3-24z" />
        <path d="M69 80c-3 10-4 20-2 30 1 8-1 14-6 19 9-2 14-9 13-19-1-10-1-19 2-28z" />
        <path d="M80 78h-5c-3 14-3 28-1 38 1 6 2 10 6 14z" />
      </g>
      <g fill={cut}>
        <circle cx="47.5" cy="94" r="1.3" />
        <circle cx="47.5" cy="100" r="1.2" />
        <circle cx="62" cy="95" r="1.3" />
        <circle cx="62" cy="101" r="1.3" />
        <circle cx="63" cy="107" r="1.2" />
        <circle cx="71" cy="96" r="1.4" />
        <circle cx="70.5" cy="103" r="1.3" />
        <circle cx="71" cy="110" r="1.2" />
      </g>
    </>
  );
}
