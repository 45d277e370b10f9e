import type { CSSProperties } from "react";
import { Unseen } from "../../../ui/live";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import type { Here } from "../scene";
import * as things from "../things";
import { halfIcon } from "../verbs";
import { halfName, tell } from "../words";
import css from "./passed-over.module.css";

/** More cards than this are shown without their words. */
const FEW = 4;
/** In seconds: so long one card is looked at before the next is turned up, and so long the whole search may take. */
const [EACH, LONGEST] = [0.34, 2.4];

interface Props {
  scene: Here;
  cards: readonly string[];
  /** The upper halves are looked at, or the lower ones. */
  upper: boolean;
}

/** The Combat cards that were turned up and did not fit, one after the other, each by the half that was looked at. */
export function PassedOver({ scene: { say, reference }, cards, upper }: Props) {
  const book = bookOf(reference);
  if (cards.length === 0) return null;
  return (
    <ol
      className={css.cards}
      aria-label={say(tell("passed-over", { count: cards.length }))}
      data-words={cards.length <= FEW || undefined}
    >
      {cards.map((card, place) => {
        const [, top = "", bottom = ""] = book.cards.get(card)?.types ?? [];
        const half = upper ? top : bottom;
        const Words = cards.length <= FEW ? "span" : Unseen;
        return (
          // A deck that was shuffled anew may bring a card twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they came
          <li key={place} style={turnsUp(place, cards.length)} data-thing={things.card(card)}>
            <Icon name={halfIcon(half)} size="1.15rem" />
            <Words>{say(halfName(half))}</Words>
          </li>
        );
      })}
    </ol>
  );
}

/** When a card is turned up; the one that fits comes after all that do not. */
export function turnsUp(place: number, count: number): CSSProperties {
  const each = Math.min(EACH, LONGEST / Math.max(1, count));
  return { "--turns-up": `${(place * each).toFixed(2)}s` } as CSSProperties;
}
