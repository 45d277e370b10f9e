/** How far another space is and whether it can be seen, and why not, drawn from where one looks to what one looks at. */
import { between } from "../../../table/map/geometry";
import { widthOf } from "../../../table/map/lettering";
import { UNSEEN } from "../../../table/map/unseen";
import type { Message } from "../../../wire";
import type { Here } from "../scene";
import type { Plan, Space } from "./plan";
import type { Sight } from "./sight";
import { tell } from "./words";

interface Props {
  scene: Here;
  plan: Plan;
  from: Space;
  to: Space;
  sight: Sight;
}

const SIZE = 23;
const LINE = SIZE * 1.3;
const APART = 16;

/** Whether it is seen and how far it is, and under it what hinders either. */
export function sightWords({ blocked, range }: Sight): Message[] {
  if (blocked)
    return [
      range === null ? tell("sight-none") : tell("sight-none-range", { count: range }),
      tell(`sight-by-${blocked.by}`),
    ];
  return range === null ? [tell("sight-no-range"), tell("sight-by-parted")] : [tell("sight-range", { count: range })];
}

export function SightLine({ scene, plan: { sheet }, from, to, sight }: Props) {
  const { blocked } = sight;
  const end = blocked?.at ?? sight.to;
  const lines = sightWords(sight).map(scene.say);
  const at = between(sight.from, sight.to, 0.5);
  const width = Math.max(...lines.map((line) => widthOf(line, SIZE))) * 1.2 + 24;
  const height = LINE * lines.length + 6;
  const x = Math.max(width / 2, Math.min(sheet.width - width / 2, at.x));
  const [upper, lower] = [Math.min(sight.from.y, sight.to.y), Math.max(sight.from.y, sight.to.y)];
  // Over the line or under it: what stops it stays in sight.
  const over = upper - APART - height / 2;
  const y = over > height / 2 ? over : lower + APART + height / 2;
  return (
    <g {...UNSEEN} className={`house-sight${blocked ? " is-blocked" : ""}`}>
      {[...from.dots, ...to.dots].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="sight-dot" cx={x} cy={y} r="4" />
      ))}
      {blocked && <path className="sight-rest" d={`M${end.x} ${end.y}L${sight.to.x} ${sight.to.y}`} />}
      <path className="sight-line" d={`M${sight.from.x} ${sight.from.y}L${end.x} ${end.y}`} />
      {blocked ? (
        <path className="sight-stop" d="M-9-9L9 9M9-9L-9 9" transform={`translate(${end.x} ${end.y})`} />
      ) : (
        <circle className="sight-end" cx={sight.to.x} cy={sight.to.y} r="8" />
      )}
      <g className="sight-words" transform={`translate(${x} ${y})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
        {lines.map((line, place) => (
          <text
            key={line}
            className="sight-says"
            y={(place - (lines.length - 1) / 2) * LINE + SIZE * 0.34}
            fontSize={place ? SIZE * 0.88 : SIZE}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
