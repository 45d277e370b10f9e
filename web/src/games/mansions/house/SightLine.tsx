/** How far another space is and whether it can be seen, drawn from where one stands to what one looks at. */
import { between } from "../../../table/map/geometry";
import { widthOf } from "../../../table/map/lettering";
import { UNSEEN } from "../../../table/map/unseen";
import type { Here } from "../scene";
import type { Space } from "./plan";
import type { Sight } from "./sight";
import { tell } from "./words";

interface Props {
  scene: Here;
  from: Space;
  to: Space;
  sight: Sight;
}

const SIZE = 23;

export function SightLine({ scene, from, to, sight }: Props) {
  const { blocked, range } = sight;
  const end = blocked ?? sight.to;
  const words = scene.say(
    blocked ? tell("sight-none") : range === null ? tell("sight-no-range") : tell("sight-range", { count: range }),
  );
  const at = between(sight.from, sight.to, 0.5);
  const width = widthOf(words, SIZE) * 1.2 + 24;
  return (
    <g {...UNSEEN} className={`house-sight${blocked ? " is-blocked" : ""}`}>
      {[...from.dots, ...to.dots].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="sight-dot" cx={x} cy={y} r="4" />
      ))}
      {blocked && <path className="sight-rest" d={`M${blocked.x} ${blocked.y}L${sight.to.x} ${sight.to.y}`} />}
      <path className="sight-line" d={`M${sight.from.x} ${sight.from.y}L${end.x} ${end.y}`} />
      {blocked ? (
        <path className="sight-stop" d="M-9-9L9 9M9-9L-9 9" transform={`translate(${blocked.x} ${blocked.y})`} />
      ) : (
        <circle className="sight-end" cx={sight.to.x} cy={sight.to.y} r="8" />
      )}
      <g className="sight-words" transform={`translate(${at.x} ${at.y - 26})`}>
        <rect x={-width / 2} y={-SIZE * 0.75} width={width} height={SIZE * 1.5} rx="8" />
        <text className="sight-says" y={SIZE * 0.34} fontSize={SIZE}>
          {words}
        </text>
      </g>
    </g>
  );
}
