/** The sheet the house is drawn on: night paper with its grid, the frame, dimensions, and the wind rose. */
import { memo } from "react";
import { round } from "../../../table/map/geometry";
import { duskOn, Glow, lightOn } from "../../../table/map/paints";
import { UNSEEN } from "../../../table/map/unseen";
import { Cartouche } from "./Cartouche";
import { MARGIN, type Plan, UNIT } from "./plan";

/** The paper goes on beyond the sheet. */
const BEYOND = 1400;

export const Ground = memo(function Ground({ plan }: { plan: Plan }) {
  const { width, height } = plan.sheet;
  const all = { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  return (
    <g {...UNSEEN} className="house-ground">
      <defs>
        <Glow
          id="house-lamp"
          on={lightOn(width, height)}
          stops={[
            [0, "paint-lamp-heart"],
            [1, "paint-lamp-end"],
          ]}
        />
        <Glow
          id="house-dusk"
          on={duskOn(width, height)}
          stops={[
            [0.5, "paint-dusk-clear"],
            [1, "paint-dusk-end"],
          ]}
        />
        <Glow
          id="house-lamplight"
          stops={[
            [0, "paint-light-heart"],
            [0.45, "paint-light-middle"],
            [1, "paint-light-end"],
          ]}
        />
        <pattern id="house-grid" width={UNIT / 4} height={UNIT / 4} x={MARGIN} y={MARGIN} patternUnits="userSpaceOnUse">
          <path className="ground-grid" d={`M0 0H${UNIT / 4}M0 0V${UNIT / 4}`} />
        </pattern>
        <pattern id="house-grass" width="26" height="22" patternUnits="userSpaceOnUse">
          <path
            className="hatch-grass"
            d="M3 10q1-5 0-7M5 10q0-4 3-6M1 10q0-3-1-4M16 21q1-5 0-7M18 21q0-4 3-6M14 21q0-3-2-4"
          />
        </pattern>
        <pattern id="house-rock" width="46" height="34" patternUnits="userSpaceOnUse">
          <path
            className="hatch-rock"
            d="M2 12l7-6 9 3 3 7-8 5-9-3zM26 26l5-7 10 2 3 7-6 5-9-1zM30 6l6-3 6 4-3 6-7 0zM8 28l4-3 5 2-1 5-6 1z"
          />
        </pattern>
        <pattern id="house-boards" width="42" height="21" patternUnits="userSpaceOnUse">
          <path className="hatch-boards" d="M0 .500H42M0 11H42M12 0v11M33 11v10" />
        </pattern>
        <pattern id="house-night" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="hatch-night" d="M0 0V10M5 0V10" />
        </pattern>
        <pattern id="house-flames" width="48" height="44" patternUnits="userSpaceOnUse">
          <path
            className="hatch-flames"
            d="M12 20q-7-3-4-10 1 3 3 3-1-6 4-9-1 5 3 8 2 5-2 8M36 42q-7-3-4-10 1 3 3 3-1-6 4-9-1 5 3 8 2 5-2 8"
          />
        </pattern>
      </defs>
      <rect className="ground-paper" {...all} />
      <rect fill="url(#house-grid)" {...all} />
      <rect fill="url(#house-lamp)" {...all} />
      <rect fill="url(#house-dusk)" {...all} />
      <rect className="ground-frame" x="8" y="8" width={width - 16} height={height - 16} />
      <path className="ground-measures" d={measuresOn(width, height)} />
      <Cartouche plan={plan} />
    </g>
  );
});

/** Dimension lines along the north and the west. */
function measuresOn(width: number, height: number): string {
  const ticks = (from: number, to: number, mark: (at: number) => string) => {
    const count = Math.round((to - from) / UNIT);
    return Array.from({ length: count + 1 }, (_, i) => mark(round(from + i * UNIT))).join("");
  };
  const [east, south] = [width - MARGIN, height - MARGIN];
  return [
    `M${MARGIN} 23H${east}M23 ${MARGIN}V${south}`,
    ticks(MARGIN, east, (x) => `M${x - 4} 27l8-8M${x} 17v12`),
    ticks(MARGIN, south, (y) => `M19 ${y + 4}l8-8M17 ${y}h12`),
  ].join("");
}
