/** The campus at night without anything that changes: lawns, river, walkways, trees and lamps. */
import { memo, useMemo } from "react";
import { pathOf, round } from "../../../../table/map/geometry";
import { UNSEEN } from "../../../../table/map/unseen";
import type { Plan } from "../plan";
import { placeLamps, plantTrees, type Tree } from "./scatter";

/** How far the lawns go on; a narrow window that shows the whole tall map shows them at its sides. */
const FAR = 320;
const BANK = { wide: 46, tall: 40 };

export const Ground = memo(function Ground({ plan, river }: { plan: Plan; river: string }) {
  const { width, height } = plan;
  const bank = useMemo(() => bankOf(plan), [plan]);
  const trees = useMemo(() => plantTrees(plan, bank), [plan, bank]);
  const lamps = useMemo(() => placeLamps(plan), [plan]);
  const frame = { x: -FAR, y: -FAR, width: width + 2 * FAR, height: height + 2 * FAR };
  return (
    <g {...UNSEEN} className="campus-ground">
      <rect {...frame} fill="url(#campus-night)" />
      <rect {...frame} fill="url(#campus-grass)" />
      {[...plan.sites.values()].map(({ number, zone, whole }) => (
        <ellipse
          key={number}
          cx={whole.x}
          cy={whole.y}
          rx={whole.width * 0.92}
          ry={whole.height * 0.98}
          fill={`url(#campus-lawn-${zone})`}
        />
      ))}
      <River plan={plan} bank={bank} name={river} />
      <Paths plan={plan} />
      {lamps.map(({ pool }) => (
        <circle
          key={`${pool.x} ${pool.y}`}
          cx={round(pool.x)}
          cy={round(pool.y)}
          r="62"
          fill="url(#campus-lamplight)"
        />
      ))}
      <path className="campus-lamp" d={lamps.map(({ post }) => `M${round(post.x)} ${round(post.y)}h0.1`).join("")} />
      <Trees trees={trees} />
      <rect {...frame} fill="url(#campus-dusk)" />
    </g>
  );
});

/** The height of the river bank at x. */
function bankOf({ tall, width, height }: Plan): (x: number) => number {
  const deep = tall ? BANK.tall : BANK.wide;
  return (x) => height - deep + Math.sin((x / width) * 5 + 0.6) * 9 + (x / width) * 8;
}

function River({ plan, bank, name }: { plan: Plan; bank: (x: number) => number; name: string }) {
  const { width, height } = plan;
  const shore = (offset: number) => {
    let path = "";
    for (let x = -FAR; x <= width + FAR; x += 40) path += `${path ? "L" : "M"}${round(x)} ${round(bank(x) + offset)}`;
    return path;
  };
  const glints = Array.from({ length: Math.round(width / 34) }, (_, i) => {
    const x = i * 34 + ((i * 17) % 23);
    return `M${x} ${round(bank(x) + 14 + ((i * 29) % 26))}h${10 + ((i * 7) % 18)}`;
  }).join("");
  return (
    <>
      <path className="campus-water" d={`${shore(0)}V${height + FAR}H${-FAR}z`} />
      <path className="campus-glint" d={glints} />
      <text className="campus-river" x={width * 0.4} y={round((bank(width * 0.4) + height) / 2 + 9)}>
        {name}
      </text>
      <path className="campus-quay" d={shore(0)} />
      <path className="campus-quay-top" d={shore(-3)} />
    </>
  );
}

function Paths({ plan }: { plan: Plan }) {
  const d = [...plan.walkways.values()].map(({ line }) => pathOf(line)).join("");
  return (
    <>
      <path className="campus-path campus-path-edge" d={d} />
      <path className="campus-path campus-path-gravel" d={d} />
      <path className="campus-path campus-path-slabs" d={d} />
    </>
  );
}

/** Crowns with their lobes with a moonlit side; all trees of a kind in a few paths. */
function Trees({ trees }: { trees: readonly Tree[] }) {
  const broad = trees.filter(({ kind }) => kind === "broad");
  const firs = trees.filter(({ kind }) => kind === "fir");
  const draw = (all: readonly Tree[], dx: number, dy: number, scale: number) =>
    all
      .map(({ x, y, size, kind }) =>
        crown(x + dx * size, y + dy * size, size * scale, kind === "fir" ? 0.5 : 0.8, kind === "fir" ? 9 : 5),
      )
      .join("");
  return (
    <>
      <path className="campus-tree-shadow" d={draw(trees, 0.34, 0.46, 1)} />
      <path className="campus-crown" d={draw(trees, 0, 0, 1)} />
      <path className="campus-crown-top" d={draw(broad, -0.2, -0.22, 0.62) + draw(firs, -0.06, -0.08, 0.56)} />
      <path className="campus-crown-light" d={draw(broad, -0.34, -0.36, 0.26)} />
    </>
  );
}

/** A rosette: lobes between notches at `notch` of the radius. */
function crown(x: number, y: number, radius: number, notch: number, lobes: number): string {
  const at = (turn: number, reach: number) =>
    `${round(x + Math.cos(turn) * reach)} ${round(y + Math.sin(turn) * reach)}`;
  const step = (2 * Math.PI) / lobes;
  let path = `M${at(0, radius * notch)}`;
  for (let i = 0; i < lobes; i++) {
    path += notch > 0.7 ? `Q${at((i + 0.5) * step, radius * 1.5)} ` : `L${at((i + 0.5) * step, radius)}L`;
    path += at((i + 1) * step, radius * notch);
  }
  return `${path}z`;
}
