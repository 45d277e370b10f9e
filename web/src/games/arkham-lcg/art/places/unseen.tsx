import type { ReactNode } from "react";
import { INK } from "../../../../art/inks";
import { Rings } from "../../../../art/rings";
import { Fir } from "./growth";

const MIST = "#8f9c98";

/** A place in the town that nobody has visited yet: one knows its outline, not what is going on there. */
export function Fogged({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <path fill="#1c2528" opacity=".68" d="M0 0h160v100H0z" />
      <Fog />
    </>
  );
}

/** A room one has not been in: the door is shut, and there is a light under it. */
export function ShutDoor() {
  return (
    <>
      <path fill="#181410" d="M0 0h160v100H0z" />
      <Rings x={80} y={88} first={20} step={6} count={18} widest={3} stroke={INK.lamp} opacity={0.09} />
      <path fill="#221b14" d="M0 62h52v26H0zM108 62h52v26h-52z" />
      <path
        fill="none"
        stroke="#33291c"
        strokeWidth="1"
        d="M0 62h52M108 62h52M8 67h14v16H8zM30 67h14v16H30zM116 67h14v16h-14zM138 67h14v16h-14z"
      />
      <path fill={INK.black} d="M50 90V6h60v84z" />
      <path fill="#3a2c1c" d="M54 90V10h52v80z" />
      <path fill="#2b2116" d="M58 88V14h44v74z" />
      <path fill="#4a3822" d="M58 88V14h22v74z" />
      <path
        fill="none"
        stroke="#1a130c"
        strokeWidth="1.6"
        d="M63 20h13v26H63zM84 20h13v26H84zM63 54h13v28H63zM84 54h13v28H84z"
      />
      <path fill="none" stroke="#6a5030" strokeWidth="1" d="M64.5 45V21.5H75M64.5 81V55.5H75M58.5 88V14.5H80" />
      <circle cx="95" cy="51" r="3" fill={INK.brass} />
      <circle cx="94" cy="50" r="1" fill={INK.paper} />
      <path fill={INK.black} d="M91.5 60a2 2 0 1 1 2 0l1 5h-4z" />
      {/* the light under it, and two feet */}
      <path fill={INK.lamp} d="M58 88h44v2H58z" />
      <path fill={INK.black} d="M74 87.5h5v3h-5zM83 87.5h5v3h-5z" />
      <path fill="#241c14" d="M0 88h50v2h60v-2h50v12H0z" />
      <path fill={INK.lamp} opacity=".3" d="M58 90h44l10 10H48z" />
      <path fill="#241c14" opacity=".8" d="M74 90h5l-2 10h-8zM83 90h5l5 10h-8z" />
      <path fill="none" stroke="#120e0a" strokeWidth="1" d="M0 94h160" opacity=".6" />
    </>
  );
}

/** Woods into which nobody has gone: stems, and behind them more mist. */
export function FoggedWoods() {
  return (
    <>
      <path fill="#232f2c" d="M0 0h160v100H0z" />
      <Rings x={80} y={44} first={10} step={7} count={16} widest={3.5} stroke={MIST} opacity={0.2} />
      <g opacity=".8">
        <Fir x={52} y={72} tall={52} ink="#26332f" />
        <Fir x={80} y={70} tall={44} ink="#26332f" />
        <Fir x={108} y={72} tall={54} ink="#26332f" />
      </g>
      <Fir x={30} y={80} tall={78} ink="#1a2421" lit="#35463f" />
      <Fir x={132} y={80} tall={80} ink="#1a2421" lit="#2b3935" />
      <path
        fill={INK.black}
        d="M8 100c3-30 2-62-2-100h15c-3 38-1 70 4 100zM139 100c4-30 5-62 1-100h15c-2 38-1 70 3 100z"
      />
      <path fill="#2f3d38" d="M10 100c3-30 2-62-1-100h3c2 38 1 70 1 100zM142 100c3-30 4-62 1-100h3c2 38 1 70-1 100z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="3"
        strokeLinecap="round"
        d="M18 34c8-3 12-10 20-10M20 52l10 4M144 28c-8-4-14-4-20-12M144 60c-6-2-10-2-14 2"
      />
      <Fog />
      {/* what one takes for eyes */}
      <path fill={INK.lamp} opacity=".7" d="M74 52l4 1.5-3.8.7zM86 52l-4 1.5 3.8.7z" />
    </>
  );
}

/** A quarter of the town of which one knows only the name: roofs of one sort, and a lamp nobody stands under. */
export function FoggedStreet({ roofs }: { roofs: "gables" | "blocks" }) {
  return (
    <>
      <path fill="#1f292c" d="M0 0h160v100H0z" />
      <Rings x={80} y={50} first={9} step={7} count={16} widest={3.5} stroke={MIST} opacity={0.2} />
      <path fill="#273235" d={ROOFS[roofs].far} />
      <path fill="#161d20" d={ROOFS[roofs].near} />
      <path fill="none" stroke="#3a484a" strokeWidth="1" d={ROOFS[roofs].edge} />
      <path
        fill="#2e3a3c"
        d="M12 54h5v8h-5zM24 54h5v8h-5zM12 70h5v8h-5zM132 52h5v8h-5zM144 52h5v8h-5zM144 68h5v8h-5z"
      />
      <path fill={INK.sepia} opacity=".7" d="M24 70h5v8h-5zM132 68h5v8h-5z" />
      <path fill="#1b2326" d="M0 88h160v12H0z" />
      <path fill={INK.black} d="M78.700 92V54h2.600v38zM75 92h10v2.500H75zM75.500 54l1.500-9h6l1.500 9z" />
      <path fill={INK.lamp} opacity=".85" d="M77.200 53l1-7h3.600l1 7z" />
      <path fill={INK.black} d="M76 45l4-4 4 4z" />
      <Fog />
    </>
  );
}

const ROOFS = {
  gables: {
    far: "M36 88V50l12-12 12 12v38zM60 88V56l10-9 10 9v32zM82 88V54l11-11 11 11v34zM104 88V48l11-10 11 10v40z",
    near: "M0 90V44l20-20 20 20v46zM120 90V42l20-22 20 22v48z",
    edge: "M0 44l20-20 20 20M120 42l20-22 20 22M31 33V24h5v14",
  },
  blocks: {
    far: "M38 88V34h16v-6h8v60zM62 88V44h16v44zM82 88V40h16v48zM98 88V26h8v6h16v56z",
    near: "M0 90V22h4v-6h30v6h6v68zM120 90V18h5v-6h30v6h5v72z",
    edge: "M0 22h40M4 16h30M120 18h40M125 12h30M0 46h40M120 44h40",
  },
};

/** Mist as an engraver lays it: bands, and lines that do not meet. */
function Fog() {
  return (
    <>
      <path
        fill={MIST}
        opacity=".16"
        d="M0 66c20-8 36 4 58-2s40-4 56 2 32-4 46-2v36H0zM0 82c24-8 44 2 70-2s56-6 90 2v18H0z"
      />
      <path
        fill="none"
        stroke={MIST}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".5"
        d="M6 64c16-5 28 3 44 0M66 61c14-3 26 1 38 3M120 64c12-3 22 0 34-2M14 76c18-4 30 2 48 0M80 74c20-3 34 3 58 0M4 88c14-3 28 2 44 0M62 87c22-3 44 2 62-1M134 88h20M28 96c24-3 40 2 66 0M108 96c14-2 26 1 40 0"
      />
    </>
  );
}
