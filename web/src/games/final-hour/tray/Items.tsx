import { grip } from "../../../table/grip";
import { idOf, kindOf } from "../../../table/things";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { itemIcon } from "../explain/cards";
import type { Here, HerePart } from "../scene";
import { itemName, tell } from "../words";
import css from "./items.module.css";

/** The own items that may be used now, as cards to choose from. */
export function Items({ scene }: HerePart) {
  const usable = [...scene.optionsAt.keys()].filter((thing) => kindOf(thing) === "item");
  if (!usable.length) return null;
  return (
    <section className={css.items} data-items="" data-focus="">
      <h3 className={css.title}>{scene.say(tell("items-title"))}</h3>
      <ul className={css.list}>
        {usable.map((thing) => (
          <ItemCard key={thing} scene={scene} id={idOf(thing)} />
        ))}
      </ul>
    </section>
  );
}

function ItemCard({ scene, id }: { scene: Here; id: string }) {
  const { handlers, lit, pointedBy } = grip(scene, `item:${id}`);
  const item = bookOf(scene.reference).items.get(id);
  if (!item) return null;
  return (
    <li>
      <button type="button" className={cx(css.card, lit && css.lit, pointedBy && css.pointed)} {...handlers}>
        <Icon name={itemIcon(id)} size="1.9em" className={css.picture} />
        <strong className={css.name}>{scene.say(itemName(id))}</strong>
        <span className={css.text}>{scene.say(item.text)}</span>
      </button>
    </li>
  );
}
