/** A space of the city: its seal, its name, and the symbols of what is likely found there. */
import { memo } from "react";
import { round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { StreetEntry } from "../wire";
import { EMBLEMS, STREETS, SYMBOLS } from "./emblems";
import { type Plate, type Site, SYMBOL } from "./plan";

/** A space can be chosen, something on it can be, or neither. */
export type Standing = "plain" | "choosable" | "options";

interface SealProps {
  site: Site;
  type: StreetEntry["type"] | undefined;
}

/** What is printed on the board of a space. */
export const Seal = memo(function Seal({ site, type }: SealProps) {
  const { x, y, radius, id, plate } = site;
  const emblem = type ? STREETS[type] : EMBLEMS[id];
  return (
    <g className={`city-seal seal-${site.kind}${site.tile ? ` city-${site.tile}` : ""}`}>
      <g transform={`translate(${x} ${y})`}>
        <circle className="seal-shadow" r={radius + 1} cx="1" cy="4" />
        <circle className="seal-face" r={radius} />
        <circle className="seal-rim" r={radius - 3.5} />
        {emblem && <path className="seal-emblem" d={emblem} transform={`scale(${round((radius / 26) * 10) / 10})`} />}
      </g>
      {plate && <PlateDrawing plate={plate} />}
    </g>
  );
});

function PlateDrawing({ plate }: { plate: Plate }) {
  const { x, y, width, height, lines, size, rewards } = plate;
  const [left, top] = [x - width / 2, y - height / 2];
  const columns = Math.ceil(rewards.length / lines.length);
  const middle = x - (columns * SYMBOL) / 2;
  const line = size * 1.04;
  return (
    <g className="city-plate">
      <rect className="plate-shadow" x={left + 1} y={top + 3} width={width} height={height} rx="6" />
      <rect className="plate-face" x={left} y={top} width={width} height={height} rx="6" />
      {lines.map((text, i) => (
        <text key={text} x={middle} y={y + (i - (lines.length - 1) / 2) * line + size * 0.33} fontSize={size}>
          {/* The blank at the end is not drawn: it keeps the lines apart for whoever compares them with the label. */}
          {`${text} `}
        </text>
      ))}
      {rewards.map((reward, i) => {
        const row = columns > 1 ? 0 : i;
        const column = columns > 1 ? i : 0;
        const across = left + width - 8 - (columns - column - 0.5) * SYMBOL;
        const down = y + (columns > 1 ? 0 : row - (rewards.length - 1) / 2) * (SYMBOL - 1);
        return (
          <path
            key={reward}
            className={`plate-symbol symbol-${reward}`}
            fillRule="evenodd"
            d={SYMBOLS[reward]}
            transform={`translate(${across} ${down})`}
          />
        );
      })}
    </g>
  );
}

interface RingsProps {
  site: Site;
  standing: Standing;
  unstable: boolean;
}

/** The rings around a seal: what is unstable, what can be chosen, what has something that can be; and those of eye and keyboard. */
export function Rings({ site: { x, y, radius }, standing, unstable }: RingsProps) {
  return (
    <g {...UNSEEN} transform={`translate(${x} ${y})`}>
      {unstable && <path className="ring-unstable" d={jagged(radius + 4, radius + 17)} />}
      {standing === "choosable" && <circle className="ring-glow" r={radius + 5} />}
      {standing === "choosable" && <circle className="ring-legal" r={radius + 5} />}
      {standing === "options" && <circle className="ring-options" r={radius + 5} />}
      <circle className="city-look" r={radius + 3} />
    </g>
  );
}

const TEETH = 15;

/** A ring that has cracked. */
function jagged(near: number, far: number): string {
  const points = Array.from({ length: 2 * TEETH }, (_, i) => {
    const [turn, reach] = [(i / TEETH) * Math.PI, i % 2 ? near : far - (i % 3) * 2];
    return `${round(Math.sin(turn) * reach)} ${round(-Math.cos(turn) * reach)}`;
  });
  return `M${points.join("L")}z`;
}
