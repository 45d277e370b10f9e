import { cx } from "../../../ui/cx";
import { CARDS_PER_ROUND, halfOf, type Outlook, UPPER_CARDS } from "../round";
import css from "./gauge.module.css";
import { HalfSign } from "./HalfSign";

/** The four ranks of the round, two upper and two lower: those a card can still take are filled. */
export function RankGauge({ outlook }: { outlook: Outlook }) {
  return (
    <span className={css.gauge} data-half={halfOf(outlook) ?? "open"} aria-hidden="true">
      {Array.from({ length: CARDS_PER_ROUND }, (_, rank) => {
        const half = rank < UPPER_CARDS ? "upper" : "lower";
        const possible = rank >= outlook.first && rank <= outlook.last;
        // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its number
        return <HalfSign key={rank} half={half} className={cx(css[half], !possible && css.impossible)} />;
      })}
    </span>
  );
}
