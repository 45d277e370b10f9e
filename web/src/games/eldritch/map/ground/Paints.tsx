/** The gradients, patterns and masks of the map. Their colours are classes, so that they follow the theme. */
import { memo } from "react";
import { Blend, duskOn, Glow, lightOn, type Stops } from "../../../../table/map/paints";
import { LAND, SHORES, WATERS } from "./land";
import { SHEET } from "./projection";

const { width, height } = SHEET;

/** How far from the coast the lines of the shallows run. */
const SHALLOWS = [30, 20, 11] as const;

const SEA: Stops = [
  [0, "paint-sea"],
  [1, "paint-sea-deep"],
];
const SOIL: Stops = [
  [0, "paint-land-north"],
  [0.55, "paint-land"],
  [1, "paint-land-south"],
];
const LAMP: Stops = [
  [0, "paint-lamp-heart"],
  [1, "paint-lamp-end"],
];
const DUSK: Stops = [
  [0.6, "paint-dusk-clear"],
  [1, "paint-dusk-end"],
];

export const Paints = memo(function Paints() {
  return (
    <defs>
      <clipPath id="world-sheet">
        <rect width={width} height={height} />
      </clipPath>
      <Glow id="world-sea" on={lightOn(width, height, { y: 0.44 })} stops={SEA} />
      <Blend id="world-land" to={{ x: 0, y: 1 }} stops={SOIL} />
      <Glow id="world-lamp" on={lightOn(width, height, { x: 0.52, y: 0.36, reach: 0.46 })} stops={LAMP} />
      <Glow id="world-dusk" on={duskOn(width, height)} stops={DUSK} />
      <pattern id="world-waves" width="46" height="30" patternUnits="userSpaceOnUse">
        <path className="world-ripple" d="M4 8q4-3.500 8 0t8 0M27 23q4-3.500 8 0t8 0" />
      </pattern>
      <pattern id="world-grain" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path className="world-hatch" d="M0 2h7" />
      </pattern>
      <mask id="world-shallows" maskUnits="userSpaceOnUse" x="-60" y="-60" width={width + 120} height={height + 120}>
        <g fill="none" strokeLinejoin="round">
          {SHALLOWS.map((far) => (
            <g key={far}>
              <path d={SHORES} stroke="#fff" strokeWidth={far} />
              <path d={SHORES} stroke="#000" strokeWidth={far - 2} />
            </g>
          ))}
        </g>
        <path d={LAND} fill="#000" />
        <path d={WATERS} fill="#000" />
      </mask>
    </defs>
  );
});
