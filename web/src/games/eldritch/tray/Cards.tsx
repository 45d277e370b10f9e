import { bookOf } from "../book";
import type { Here } from "../scene";
import { held } from "../things";
import type { InvestigatorView } from "../wire";
import { tell } from "../words";
import { SmallCard } from "./SmallCard";
import css from "./tray.module.css";

/** Possessions and conditions, as they lie beside the sheet. */
export function Cards({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const { say, reference } = scene;
  const book = bookOf(reference);
  const all = [...own.cards, ...own.conditions];
  return (
    <section className={css.zone}>
      <h3 className={css.heading}>{say(tell("possessions"))}</h3>
      {all.length === 0 ? (
        <p className={css.nothing}>{say(tell("possessions-none"))}</p>
      ) : (
        <ul className={css.cards}>
          {all.map((card, place) => (
            <SmallCard
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two equal conditions
              key={`${card.id}-${place}`}
              scene={scene}
              thing={held(card, own.id, book.cards.get(card.id))}
              id={card.id}
              known={card.back !== null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
