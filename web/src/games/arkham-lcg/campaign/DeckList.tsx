import type { CSSProperties } from "react";
import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { cardOf } from "../book";
import type { Here } from "../scene";
import { printed } from "../things";
import { Level } from "../tray/card/Bits";
import { bandInk } from "../tray/card/Picture";
import type { CardReference, SheetView } from "../wire";
import { cardName, tell } from "../words";
import css from "./deck.module.css";

interface Entry {
  card: CardReference;
  count: number;
}

const KINDS = ["asset", "event", "skill"] as const;

/** A deck card by card, by type; what comes with the investigator and the weaknesses last. */
export function DeckList({ scene, sheet }: { scene: Here; sheet: SheetView }) {
  const { say, reference } = scene;
  const entries = (cards: Record<string, number>): Entry[] =>
    Object.entries(cards)
      .flatMap(([code, count]) => {
        const card = cardOf(reference, code);
        return card && count > 0 ? [{ card, count }] : [];
      })
      .sort(
        (one, other) => (one.card.cost ?? 0) - (other.card.cost ?? 0) || one.card.code.localeCompare(other.card.code),
      );
  const chosen = entries(sheet.cards);
  const groups: [string, Entry[]][] = [
    ...KINDS.map((kind): [string, Entry[]] => [`deck-${kind}s`, chosen.filter(({ card }) => card.type === kind)]),
    ["deck-required", entries(sheet.required)],
    ["deck-story", entries(sheet.story)],
    ["deck-weaknesses", entries(sheet.weaknesses)],
  ];
  return (
    <section className={css.deck} aria-label={say(tell("deck-of", { who: cardName(sheet.investigator) }))}>
      <h3 className={css.title}>{say(tell("deck-of", { who: cardName(sheet.investigator) }))}</h3>
      {groups.map(([name, cards]) =>
        cards.length ? (
          <div key={name}>
            <h4 className={css.group}>
              {say(tell(name, { count: cards.reduce((sum, { count }) => sum + count, 0) }))}
            </h4>
            <ul className={css.list}>
              {cards.map((entry) => (
                <Row key={entry.card.code} scene={scene} entry={entry} />
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </section>
  );
}

function Row({ scene, entry: { card, count } }: { scene: Here; entry: Entry }) {
  const { say, question, optionsAt } = scene;
  const { handlers, lit } = grip(scene, printed(card.code));
  const leaves = (optionsAt.get(printed(card.code)) ?? []).find(
    (number) => question?.options[number]?.verb === "remove",
  );
  return (
    <li>
      <button
        type="button"
        className={cx(css.row, leaves !== undefined && css.legal, lit && css.lit)}
        style={{ "--ink": bandInk(card) } as CSSProperties}
        {...handlers}
        onClick={(event) =>
          leaves === undefined ? scene.explain(printed(card.code), event.currentTarget) : scene.choose(leaves)
        }
      >
        <span className={css.count}>{say(tell("times", { count }))}</span>
        <span className={css.name}>{say(cardName(card.code))}</span>
        <Level level={card.level} say={say} />
        {card.cost !== null && <span className={css.cost}>{card.cost}</span>}
      </button>
    </li>
  );
}
