import type { HerePart } from "../scene";
import { tell } from "../words";
import { CardList } from "./card/CardList";
import css from "./looking.module.css";

/** The cards one is searching or arranging. */
export function Looking({ scene }: HerePart) {
  const { view, say } = scene;
  return (
    <section className={css.looking}>
      <h3>{say(tell("looking-title", { count: view.looking.length }))}</h3>
      <CardList scene={scene} cards={view.looking} />
    </section>
  );
}
