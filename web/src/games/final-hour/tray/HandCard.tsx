import type { CSSProperties } from "react";
import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { bookOf } from "../book";
import { rankNote } from "../notes";
import { chanceOf } from "../ritual";
import { outlookOf } from "../round";
import type { Here } from "../scene";
import { symbolName, tell } from "../words";
import css from "./hand.module.css";
import { PriorityFace } from "./PriorityFace";
import { RankGauge } from "./RankGauge";

/** What the cards of a hand are asked for: to be played, to be kept, to stay behind; or nothing. */
export type Asked = "play" | "keep" | "leave-out" | null;

interface Props {
  scene: Here;
  number: number;
  asked: Asked;
  /** Where in the fan, from -1 (left end) to 1. */
  lean: number;
}

/** A priority card of the fan. */
export function HandCard({ scene, number, asked, lean }: Props) {
  const { handlers, legal, lit, pointedBy } = grip(scene, `priority:${number}`);
  const book = bookOf(scene.reference);
  const card = book.priority.get(number);
  if (!card) return null;
  const chance = chanceOf(card.symbol, scene.view);
  const note = asked === "play" ? rankNote(number, scene) : asked ? tell("note-chance", { chance }) : null;
  const label = tell(note ? "priority-label-note" : "priority-label", {
    number,
    symbol: symbolName(card.symbol),
    omens: card.omens,
    ...(note && { note }),
  });
  return (
    <li className={css.place} style={{ "--lean": lean } as CSSProperties}>
      <button
        type="button"
        className={cx(css.card, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
        {...handlers}
      >
        <span className={css.spoken}>{scene.say(label)}</span>
        <PriorityFace card={card} />
        {asked === "play" && <RankGauge outlook={outlookOf(number, scene.view, book)} book={book} />}
        {note && asked !== "play" && (
          <span className={css.chance} aria-hidden="true">
            {scene.say(tell("knowledge-chance", { chance }))}
          </span>
        )}
      </button>
    </li>
  );
}
