import { cx } from "../../../ui/cx";
import type { HerePart } from "../scene";
import * as things from "../things";
import { tell } from "../words";
import { SmallCard } from "./SmallCard";
import css from "./tray.module.css";

/** The assets that can be acquired, each with its value. */
export function Reserve({ scene }: HerePart) {
  const { say, view } = scene;
  return (
    <section className={css.zone} data-thing={things.RESERVE}>
      <h3 className={css.heading}>{say(tell("reserve"))}</h3>
      {view.reserve.length === 0 && <p className={css.nothing}>{say(tell("reserve-none"))}</p>}
      <ul className={cx(css.cards, css.rows)}>
        {view.reserve.map((id) => (
          <SmallCard key={id} scene={scene} thing={things.card(id)} id={id} priced />
        ))}
      </ul>
    </section>
  );
}
