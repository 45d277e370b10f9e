import { INK } from "../../../../art/inks";
import { Backdrop } from "./engraving";

const BEHIND =
  "M-4 20C30 10 50 40 84 30s50-30 80-16M-4 84c30 6 48-22 80-16s52 30 88 16M20-4c-8 30 20 44 14 70s-14 30-8 38M140-4c8 26-22 40-14 66s20 28 10 42";
const BEFORE =
  "M-4 52c24-18 44-8 60 12s40 34 60 18 26-40 48-34M-4 98C20 80 24 52 52 40s58 6 70-12 10-22 14-32M64 104c-4-22 12-30 32-36s40 2 68-18";

/** Arkham Woods, the tangled thicket: thorns as thick as an arm, and one gap, that was not there before. */
export function TangledThicket() {
  return (
    <>
      <Backdrop fill="#141d18" x={80} y={54} light="#b9c98f" first={14} opacity={0.2} />
      <circle cx="80" cy="54" r="17" fill="#6f7f57" />
      <circle cx="80" cy="54" r="14" fill={INK.black} />
      <Briar d={BEHIND} bark="#26332a" light="#3f5242" wide={5} />
      <path fill="none" stroke="#3f5242" strokeWidth="1.6" strokeLinecap="round" d={THORNS_BEHIND} />
      <Briar d={BEFORE} bark="#4a3a2a" light="#8a6f47" wide={7} />
      <path fill="#8a6f47" stroke={INK.black} strokeWidth="1" strokeLinejoin="round" d={THORNS} />
      {/* leaves and berries */}
      <path
        fill="#566b45"
        d="M24 34c4-5 9-5 12-2-3 4-8 5-12 2zM118 68c3-5 8-6 12-3-2 4-7 6-12 3zM98 28c4-4 9-4 12 0-4 3-9 3-12 0zM40 82c3-4 8-5 11-2-3 4-7 5-11 2zM142 40c4-3 9-2 11 2-4 2-9 1-11-2z"
      />
      <g fill={INK.oxblood} stroke={INK.black} strokeWidth="1">
        <circle cx="22" cy="40" r="3" />
        <circle cx="28" cy="44" r="3" />
        <circle cx="126" cy="74" r="3" />
        <circle cx="132" cy="71" r="3" />
        <circle cx="112" cy="22" r="2.6" />
        <circle cx="50" cy="88" r="2.6" />
      </g>
      <path fill="#d98a6a" d="M21 39h1v1h-1zM125 73h1v1h-1zM131 70h1v1h-1zM27 43h1v1h-1z" />
      {/* who lives here */}
      <path fill={INK.lamp} d="M70 53l7 2.6-6.6 1.2zM90 53l-7 2.6 6.6 1.2z" />
    </>
  );
}

const THORNS_BEHIND =
  "M28 17l3-8M62 33l-3 8M100 26l2 8M136 11l-4-7M24 82l-4-7M60 69l4-8M100 72l-3 8M140 88l3-7M30 40l-8 3M30 78l8 3M130 36l8 2M128 80l-8 2";
const THORNS =
  "M16 41l2-11 4 9zM40 46l9-7-3 10zM62 71l-9 5 4-9zM84 86l0-11 5 9zM116 84l9 6-10 1zM138 62l-9-4 9-3zM24 70l-11-2 9-5zM36 50l-3-10 8 6zM70 37l4 10-8-7zM106 37l2-11 4 8zM128 18l10 2-9 4zM74 78l-9-5 10-1zM100 67l1 10-6-8zM132 66l5-10 2 9zM54 62l8-6-2 9z";

/** Stems of one thickness, dark at the edges and light along the back. */
function Briar({ d, bark, light, wide }: { d: string; bark: string; light: string; wide: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke={INK.black} strokeWidth={wide + 2.5} d={d} />
      <path stroke={bark} strokeWidth={wide} d={d} />
      <path stroke={light} strokeWidth={wide / 4} d={d} transform="translate(-.8 -1.2)" />
    </g>
  );
}
