/** The gradients and patterns of the map. Their colours are classes, so that they follow the theme. */
import { memo } from "react";
import { Blend, duskOn, Glow, lightOn, type Stops } from "../../../../table/map/paints";

const ZONES = ["green", "purple", "orange"] as const;

const between = (one: string, other: string, from = 0): Stops => [
  [from, one],
  [1, other],
];
const NIGHT = between("paint-ground", "paint-deep");
const DUSK = between("paint-clear", "paint-dusk", 0.62);
const STONE = between("paint-stone", "paint-stone-shade");
const SLATE = between("paint-slate", "paint-slate-shade");
const RITE = between("paint-rite", "paint-rite-edge", 0.3);
const LAMPLIGHT: Stops = [
  [0, "paint-lamp"],
  [0.35, "paint-lamp-half"],
  [1, "paint-lamp-edge"],
];
const GATE: Stops = [
  [0, "paint-gate-heart"],
  [0.62, "paint-gate"],
  [1, "paint-gate-edge"],
];

export const Paints = memo(function Paints({ width, height, face }: { width: number; height: number; face: number }) {
  return (
    <defs>
      <clipPath id="campus-face">
        <circle r={face} />
      </clipPath>
      <Glow id="campus-night" on={lightOn(width, height)} stops={NIGHT} />
      <Glow id="campus-dusk" on={duskOn(width, height, 0.48)} stops={DUSK} />
      <pattern id="campus-grass" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
        <path d="M0 2h6M3 6.5h5" className="campus-blade" />
      </pattern>
      {ZONES.map((zone) => (
        <Glow
          key={zone}
          id={`campus-lawn-${zone}`}
          stops={[
            [0.25, `paint-lawn zone-${zone}`],
            [1, `paint-lawn-edge zone-${zone}`],
          ]}
        />
      ))}
      <Glow id="campus-lamplight" stops={LAMPLIGHT} />
      <Blend id="campus-stone" to={{ x: 1, y: 0.25 }} stops={STONE} />
      <Blend id="campus-slate" to={{ x: 1, y: 0.4 }} stops={SLATE} />
      <Glow id="campus-rite" stops={RITE} />
      <Glow id="campus-gate" stops={GATE} />
    </defs>
  );
});
