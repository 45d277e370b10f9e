import { grip } from "../../../table/grip";
import { keysOf } from "../../../table/map/marks";
import { cx } from "../../../ui/cx";
import type { Thing } from "../../face";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import { cardName, tell } from "../words";
import css from "./card.module.css";

interface Props {
  scene: Here;
  thing: Thing;
  id: string;
  /** What it costs, where it is for sale. */
  priced?: boolean;
  /** One knows its back. */
  known?: boolean;
}

/** A card as it lies there: its name, its sort, and what it says. */
export function SmallCard({ scene, thing, id, priced = false, known = false }: Props) {
  const { say, optionsAt } = scene;
  const { handlers, legal, lit, pointedBy } = grip(scene, thing);
  const card = bookOf(scene.reference).cards.get(id);
  const keys = keysOf(optionsAt.get(thing));
  return (
    <li>
      <button
        type="button"
        className={cx(css.card, priced && css.priced, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
        data-kind={card?.kind}
        data-legal={legal || undefined}
        {...handlers}
      >
        <span className={css.head}>
          <Icon name={cardIcon(card?.kind ?? "")} size="1.05rem" />
          <strong>{say(cardName(id))}</strong>
          {priced && card && (
            <b className={css.price}>
              <span aria-hidden="true">{card.value}</span>
              <span className={css.said}>{say(tell("value", { value: card.value }))}</span>
            </b>
          )}
        </span>
        <span className={css.text}>
          {card?.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
            <span key={place}>{say(line)}</span>
          ))}
        </span>
        {known && <span className={css.known}>{say(tell("back-known"))}</span>}
        {keys && (
          <span className={css.key} aria-hidden="true">
            {keys}
          </span>
        )}
      </button>
    </li>
  );
}
