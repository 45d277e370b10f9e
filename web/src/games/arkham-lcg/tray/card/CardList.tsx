import { grip } from "../../../../table/grip";
import type { Here } from "../../scene";
import { card as cardThing, printed } from "../../things";
import type { CardRef } from "../../wire";
import css from "./list.module.css";
import { SmallCard } from "./SmallCard";

/** Cards side by side to look through; what may be chosen among them is lit. */
export function CardList({ scene, cards }: { scene: Here; cards: readonly CardRef[] }) {
  return (
    <ul className={css.list}>
      {cards.map((card) => (
        <Entry key={card.id} scene={scene} card={card} />
      ))}
    </ul>
  );
}

function Entry({ scene, card }: { scene: Here; card: CardRef }) {
  const chosen = scene.optionsAt.has(cardThing(card.id)) ? cardThing(card.id) : printed(card.code);
  const { handlers, legal, lit } = grip(scene, chosen);
  return (
    <li>
      <button
        type="button"
        className={css.card}
        data-legal={legal || undefined}
        data-lit={lit || undefined}
        {...handlers}
      >
        <SmallCard reference={scene.reference} say={scene.say} code={card.code} />
      </button>
    </li>
  );
}
