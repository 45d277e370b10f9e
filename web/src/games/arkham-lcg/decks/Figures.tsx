/** What a deck adds up to: what its cards cost, and the icons there are to commit. */

import { useSay } from "../../../text/say";
import { SKILLS } from "../art/names";
import { SkillSign } from "../art/signs";
import type { Deck, Reference } from "../wire";
import { skillName } from "../words";
import { curveOf, DEAREST, iconsOf } from "./deck";
import css from "./figures.module.css";
import { useWords } from "./words";

const HIGH = 52;
const BAR = 22;
const GAP = 8;
const FOOT = 16;
const HEAD = 14;
/** A bar is full at this many cards, so that a short deck does not look like a long one. */
const FULL = 8;

interface FigureProps {
  deck: Deck;
  reference: Reference;
}

/** How many cards there are of each cost, as bars. */
export function Curve({ deck, reference }: FigureProps) {
  const w = useWords();
  const bars = curveOf(deck, reference);
  const most = Math.max(FULL, ...bars);
  const wide = bars.length * (BAR + GAP) - GAP;
  const said = bars.map((count, cost) => w("curve-bar", { cost, count, more: cost === DEAREST ? "yes" : "no" }));
  return (
    <figure className={css.figure}>
      <figcaption>{w("curve")}</figcaption>
      <svg
        className={css.curve}
        viewBox={`0 0 ${wide} ${HEAD + HIGH + FOOT}`}
        role="img"
        aria-label={w("curve-said", { bars: said.join("; ") })}
      >
        <line x1="0" x2={wide} y1={HEAD + HIGH} y2={HEAD + HIGH} className={css.ground} />
        {bars.map((count, cost) => {
          const height = (count / most) * HIGH;
          const left = cost * (BAR + GAP);
          const middle = left + BAR / 2;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its cost
            <g key={cost}>
              <rect x={left} y={HEAD + HIGH - height} width={BAR} height={height} rx="2" className={css.bar} />
              {count > 0 && (
                <text x={middle} y={HEAD + HIGH - height - 4} className={css.count}>
                  {count}
                </text>
              )}
              <text x={middle} y={HEAD + HIGH + FOOT - 3} className={css.cost}>
                {cost === DEAREST ? w("cost-and-more", { cost }) : cost}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** The skill icons of all cards together. */
export function IconTotals({ deck, reference }: FigureProps) {
  const w = useWords();
  const say = useSay();
  const totals = iconsOf(deck, reference);
  return (
    <figure className={css.figure}>
      <figcaption>{w("icons")}</figcaption>
      <ul className={css.icons}>
        {SKILLS.map((skill) => (
          <li key={skill} data-skill={skill}>
            <span>
              <SkillSign skill={skill} size="100%" title={say(skillName(skill))} />
            </span>
            <b>{totals[skill]}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
