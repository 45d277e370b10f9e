/** Where monsters go: red arrows solid with a point, blue ones dotted with a ring. Quiet until one looks at a building. */
import { memo } from "react";
import { headingOf, pathOf, round, shorten } from "./geometry";
import type { Arrow, Plan } from "./plan";
import { UNSEEN } from "./unseen";

/** How long the head of an arrow is. */
const HEAD = 11;

/** `from` is the building one looks at, or 0. */
export const Arrows = memo(function Arrows({ plan, from }: { plan: Plan; from: number }) {
  return (
    <g {...UNSEEN} className={from ? "arrows has-lit" : "arrows"}>
      {plan.arrows.map((arrow) => (
        <ArrowLine key={`${arrow.colour} ${arrow.from}`} arrow={arrow} lit={arrow.from === from} />
      ))}
    </g>
  );
});

const ArrowLine = memo(function ArrowLine({ arrow, lit }: { arrow: Arrow; lit: boolean }) {
  const { colour, line } = arrow;
  const tip = line.at(-1);
  if (!tip) return null;
  const shaft = pathOf(shorten(line, HEAD));
  return (
    <g className={`arrow arrow-${colour}${lit ? " is-lit" : ""}`}>
      <path className="arrow-halo" d={shaft} />
      <path className="arrow-line" d={shaft} />
      <g transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(headingOf(line, HEAD))})`}>
        {colour === "red" ? (
          <path className="arrow-head" d="M3 0L-14 -8.500L-10.500 0L-14 8.500Z" />
        ) : (
          <circle className="arrow-ring" cx="-5" r="5.500" />
        )}
      </g>
    </g>
  );
});
