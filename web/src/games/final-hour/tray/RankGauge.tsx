import { cx } from "../../../ui/cx";
import type { Book } from "../book";
import { halfOf, type Outlook } from "../round";
import css from "./gauge.module.css";
import { HalfSign } from "./HalfSign";

/** The four ranks of the round, two upper and two lower: those a card can still take are filled. */
export function RankGauge({ outlook, book }: { outlook: Outlook; book: Book }) {
  return (
    <span className={css.gauge} data-half={halfOf(outlook, book) ?? "open"} aria-hidden="true">
      {Array.from({ length: book.cardsPerRound }, (_, rank) => {
        const half = rank < book.upperCards ? "upper" : "lower";
        const possible = rank >= outlook.first && rank <= outlook.last;
        // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its number
        return <HalfSign key={rank} half={half} className={cx(css[half], !possible && css.impossible)} />;
      })}
    </span>
  );
}
