/** Where monsters go: red arrows solid with a point, blue ones dotted with a ring. Quiet until one looks at a building or a monster. */
import { memo } from "react";
import { headingOf, pathOf, round, shorten } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Colour } from "../wire";
import type { Arrow, Plan } from "./plan";

/** How long the head of an arrow is. */
const HEAD = 11;

/** How an arrow is called among those that stand out. */
export const arrowKey = (colour: Colour, from: number): string => `${colour} ${from}`;

/** `lit` are the arrows that stand out, in one word, so that the same ones are not drawn again. */
export const Arrows = memo(function Arrows({ plan, lit }: { plan: Plan; lit: string }) {
  const out = new Set(lit.split(","));
  return (
    <g {...UNSEEN} className={lit ? "arrows has-lit" : "arrows"}>
      {plan.arrows.map((arrow) => {
        const key = arrowKey(arrow.colour, arrow.from);
        return <ArrowLine key={key} arrow={arrow} lit={out.has(key)} />;
      })}
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
