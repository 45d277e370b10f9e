import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Scene, Thing } from "../../games/face";
import { cx } from "../../ui/cx";
import type { Message } from "../../wire";
import { grip } from "../grip";
import css from "./piles.module.css";

export interface Pile {
  thing: Thing;
  icon: IconName;
  name: Message;
  size: number;
}

interface Props {
  scene: Scene<unknown, unknown>;
  title: Message;
  piles: readonly Pile[];
  /** There is little room: the piles are told by their signs and numbers; their names when one asks. */
  short?: boolean;
}

/** What is left in the decks, the stacks and the cup. */
export function Piles({ scene, title, piles, short = false }: Props) {
  const name = scene.say(title);
  return (
    <section className={css.knowledge} aria-label={name}>
      <h3 className={css.title}>{name}</h3>
      <ul className={cx(css.piles, short && css.short)}>
        {piles.map((pile) => (
          <Row key={pile.thing} scene={scene} pile={pile} />
        ))}
      </ul>
    </section>
  );
}

function Row({ scene, pile: { thing, icon, name, size } }: { scene: Scene<unknown, unknown>; pile: Pile }) {
  const { handlers, lit } = grip(scene, thing);
  return (
    <li>
      <button type="button" className={cx(css.pile, lit && css.lit)} {...handlers}>
        <Icon name={icon} size="1rem" />
        <span className={css.name}>{scene.say(name)}</span>
        <span className={css.count}>{size}</span>
      </button>
    </li>
  );
}
