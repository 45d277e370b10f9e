import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { bookOf } from "../book";
import { drawnNow, placesOf } from "../round";
import type { Here, HerePart } from "../scene";
import type { ActionCardEntry } from "../wire";
import { cardTitle, investigatorName, tell } from "../words";
import css from "./drawn.module.css";
import { Effect } from "./Effect";
import { fitting } from "./fitting";

/** The action card just drawn, where its place in the row is still to be chosen: alone one chooses it freely. */
export function DrawnApart({ scene }: HerePart) {
  const drawn = drawnNow(scene.view);
  const book = bookOf(scene.reference);
  const card = drawn && book.cards.get(drawn.card);
  if (!card || placesOf(scene.view, book).some((place) => place.drawn !== null)) return null;
  return (
    <section className={css.apart} data-focus="">
      <h3 className={css.title}>{scene.say(tell("drawn-title", { who: investigatorName(card.owner) }))}</h3>
      <DrawnCard scene={scene} card={card} />
    </section>
  );
}

/** An action card with both effects, while it is open which of them will count. */
export function DrawnCard({ scene, card }: { scene: Here; card: ActionCardEntry }) {
  const { handlers, lit } = grip(scene, `action:${card.number}`);
  const name = scene.say(cardTitle(card.title));
  return (
    <button type="button" className={cx(css.card, lit && css.lit)} {...handlers}>
      <strong className={css.name} style={fitting(name)}>
        {name}
      </strong>
      <Effect scene={scene} card={card} half="upper" />
      <Effect scene={scene} card={card} half="lower" />
    </button>
  );
}
