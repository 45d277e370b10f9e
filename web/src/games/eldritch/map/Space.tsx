/** A space: its seal, round for a city, six-sided for wilderness, scalloped for the sea, and its name or its number. */
import { memo } from "react";
import { round } from "../../../table/map/geometry";
import { KeyCap } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import { EMBLEMS } from "./emblems";
import { NAME, plateOf, type Site } from "./sites";

export type SpaceType = "city" | "wilderness" | "sea";

/** How a space stands out: it can be chosen, it is chosen, something on it can be, or it steps back. */
export type Standing = "plain" | "choosable" | "chosen" | "options" | "dim";

interface SealProps {
  id: string;
  type: SpaceType;
  site: Site;
  name: string;
}

/** What is printed on the map of a space; what stands out is laid over it. */
export const Seal = memo(function Seal({ id, type, site, name }: SealProps) {
  const emblem = EMBLEMS[id];
  const { radius } = site;
  return (
    <g className={`world-seal seal-${type}`}>
      <g transform={`translate(${site.x} ${site.y})`}>
        <path className="space-shadow" d={outline(type, radius + 2)} transform="translate(1.5 4)" />
        <path className="space-face" d={outline(type, radius)} />
        <path className="space-rim" d={outline(type, radius - 4)} />
        {site.plate === null ? (
          <>
            <text className="space-number" y={NAME * 0.36} fontSize={NAME * 1.04}>
              {id}
            </text>
            {type === "sea" && <path className="space-sign" d="M-7 12q2.300-3 4.600 0t4.600 0 4.600 0" />}
            {type === "wilderness" && <path className="space-sign" d="M-3.500 -10.500L0 -15.500L3.500 -10.500Z" />}
          </>
        ) : (
          emblem && <path className="space-emblem" d={emblem} transform={`scale(${round(radius / 25) * 0.98})`} />
        )}
      </g>
      {site.plate && <Plate site={site} name={name} />}
    </g>
  );
});

function Plate({ site, name }: { site: Site; name: string }) {
  const { x, y, width, height } = plateOf(site, name);
  return (
    <>
      <rect
        className="space-plate-shadow"
        x={x - width / 2 + 1}
        y={y - height / 2 + 3}
        width={width}
        height={height}
        rx="6"
      />
      <rect className="space-plate" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="6" />
      <text className="space-name" x={x} y={y + NAME * 0.32} fontSize={NAME}>
        {name}
      </text>
    </>
  );
}

/** The shape of a seal around 0, 0. */
export function outline(type: SpaceType, radius: number): string {
  if (type === "city")
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return type === "wilderness" ? corners(radius * 1.07) : scallops(radius);
}

function corners(radius: number): string {
  const at = (i: number) => {
    const turn = ((i * 60 - 90) * Math.PI) / 180;
    return `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(at).join("L")}z`;
}

const WAVES = 12;

function scallops(radius: number): string {
  const at = (i: number, reach: number) => {
    const turn = (i / WAVES) * 2 * Math.PI;
    return `${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`;
  };
  const dip = radius * 0.96;
  return `M${at(0, dip)}${Array.from({ length: WAVES }, (_, i) => `Q${at(i + 0.5, radius * 1.13)} ${at(i + 1, dip)}`).join("")}z`;
}

interface RingsProps {
  type: SpaceType;
  site: Site;
  standing: Standing;
}

/** The rings around a seal: it can be chosen, it is chosen, it has something that can be; and those of eye and keyboard. */
export function Rings({ type, site, standing }: RingsProps) {
  const ring = outline(type, site.radius + 5);
  return (
    <g {...UNSEEN} transform={`translate(${site.x} ${site.y})`}>
      {(standing === "choosable" || standing === "chosen") && <path className="ring-glow" d={ring} />}
      {standing === "choosable" && <path className="ring-legal" d={ring} />}
      {standing === "chosen" && <path className="ring-chosen" d={ring} />}
      {standing === "options" && <path className="ring-options" d={ring} />}
      <path className="world-look" d={outline(type, site.radius + 3)} />
    </g>
  );
}

const CAP = 26;

/** What lies over the tokens of a space: its keys, and the check of a chosen one. */
export function Marks({
  site: { x, y, radius },
  standing,
  keys,
}: Omit<RingsProps, "type"> & { keys: string | undefined }) {
  const up = y - radius * 1.02;
  return (
    <g {...UNSEEN} className="world-marks">
      {keys && <KeyCap at={{ x: x - radius * 0.92, y: up }} keys={keys} size={CAP} cornered />}
      {standing === "chosen" && (
        <g className="ring-check" transform={`translate(${x + radius * 0.9} ${up})`}>
          <circle r="11" />
          <path d="M-5 0l3.600 4 6.600-7.800" />
        </g>
      )}
    </g>
  );
}
