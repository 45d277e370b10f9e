import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import type { Here, HerePart } from "../scene";
import { investigatorName, symbolName, tell } from "../words";
import { PriorityFace } from "./PriorityFace";
import css from "./ritual.module.css";

/** The attempt laid open: the two tokens of the ritual, and what everybody laid down for it. */
export function Ritual({ scene }: HerePart) {
  const { view } = scene;
  if (!view.committed || !view.ritual_tokens) return null;
  return (
    <section className={css.ritual} data-focus="">
      <div className={css.tokens}>
        <h3 className={css.title}>{scene.say(tell("ritual-tokens"))}</h3>
        <ul className={css.pair}>
          {view.ritual_tokens.map((symbol, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both tokens may show the same symbol
            <Token key={place} scene={scene} symbol={symbol} />
          ))}
        </ul>
      </div>
      {view.committed.map((cards, who) => {
        const id = view.investigators[who]?.id ?? "";
        const title = view.solo ? tell("hand-kept") : investigatorName(id);
        return (
          <div key={id} className={css.laid}>
            <h3 className={css.title}>{scene.say(title)}</h3>
            <ul className={css.cards}>
              {cards.map((number) => (
                <LaidCard key={number} scene={scene} number={number} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Token({ scene, symbol }: { scene: Here; symbol: string }) {
  const { handlers } = grip(scene, `symbol:${symbol}`);
  return (
    <li>
      <button type="button" className={css.token} aria-label={scene.say(symbolName(symbol))} {...handlers}>
        <Icon name={`symbol-${symbol}` as "symbol-moon"} size="62%" />
      </button>
    </li>
  );
}

/** A card that shows one of the two symbols is a match. */
function LaidCard({ scene, number }: { scene: Here; number: number }) {
  const { handlers, lit } = grip(scene, `priority:${number}`);
  const card = bookOf(scene.reference).priority.get(number);
  if (!card) return null;
  const match = scene.view.ritual_tokens?.includes(card.symbol) ?? false;
  const label = tell("priority-label-note", {
    number,
    symbol: symbolName(card.symbol),
    omens: card.omens,
    note: tell(match ? "ritual-match" : "ritual-no-match"),
  });
  return (
    <li>
      <button
        type="button"
        className={cx(css.card, match ? css.match : css.noMatch, lit && css.lit)}
        aria-label={scene.say(label)}
        {...handlers}
      >
        <PriorityFace card={card} omens={false} />
        {match && <Icon name="check" size="1em" className={css.check} />}
      </button>
    </li>
  );
}
