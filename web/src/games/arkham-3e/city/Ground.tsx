/** The table under the city: its light, and the river that runs through it. */
import { memo } from "react";
import { duskOn, Glow, lightOn } from "../../../table/map/paints";
import { UNSEEN } from "../../../table/map/unseen";
import type { Plan } from "./plan";

/** The table goes on beyond the sheet. */
const BEYOND = 1200;

export const Ground = memo(function Ground({ plan: { sheet } }: { plan: Plan }) {
  const { width, height } = sheet;
  const all = { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  return (
    <g {...UNSEEN} className="city-ground">
      <defs>
        <Glow
          id="city-lamp"
          on={lightOn(width, height)}
          stops={[
            [0, "paint-lamp-heart"],
            [1, "paint-lamp-end"],
          ]}
        />
        <Glow
          id="city-dusk"
          on={duskOn(width, height)}
          stops={[
            [0.45, "paint-dusk-clear"],
            [1, "paint-dusk-end"],
          ]}
        />
        <Glow
          id="city-tile-light"
          stops={[
            [0, "paint-tile-heart"],
            [1, "paint-tile-end"],
          ]}
        />
        <pattern id="city-weave" width="28" height="16.200" patternUnits="userSpaceOnUse">
          <path
            className="ground-weave"
            d="M0 8.100L7 4v-4M14 12.200L7 8.100M14 12.200l7-4.100M14 12.200v4M21 0v4l7 4.100"
          />
        </pattern>
      </defs>
      <rect className="ground-table" {...all} />
      <rect fill="url(#city-weave)" {...all} />
      <rect fill="url(#city-lamp)" {...all} />
      <rect fill="url(#city-dusk)" {...all} />
    </g>
  );
});
