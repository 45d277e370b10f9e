import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { PILE_ICONS, type Pile as PileName, pileSize } from "../explain/decks";
import type { Here } from "../scene";
import { tell } from "../words";
import css from "./knowledge.module.css";

/** One of the piles on the table, with how many are left in it. */
export function Pile({ scene, pile }: { scene: Here; pile: PileName }) {
  const { handlers, lit } = grip(scene, `deck:${pile}`);
  const count = pileSize(pile, scene.view);
  return (
    <li>
      <button type="button" className={cx(css.pile, lit && css.lit)} {...handlers}>
        <Icon name={PILE_ICONS[pile]} size="1rem" />
        <span className={css.pileName}>{scene.say(tell(`pile-${pile}`))}</span>
        <span className={css.count}>{count}</span>
      </button>
    </li>
  );
}
