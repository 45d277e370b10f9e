import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { Here, HerePart } from "../scene";
import { tell } from "../words";
import css from "./knowledge.module.css";
import { PILES, type PileName, sizeOf } from "./piles";

const ICONS: Readonly<Record<PileName, IconName>> = {
  mythos: "mythos",
  gates: "gate",
  pool: "clue",
  cup: "monster-cup",
  asset: "possession-asset",
  artifact: "possession-artifact",
  spell: "possession-spell",
  condition: "possession-condition",
};

/** Beside more people than these the piles are told by their signs and numbers; their names when one asks. */
const FEW = 5;

/** What is left in the decks, the stacks and the cup. */
export function Knowledge({ scene }: HerePart) {
  const { say } = scene;
  return (
    <section className={css.knowledge} aria-label={say(tell("piles"))}>
      <h3 className={css.title}>{say(tell("piles"))}</h3>
      <ul className={cx(css.piles, scene.view.investigators.length > FEW && css.short)}>
        {PILES.map((pile) => (
          <Pile key={pile} scene={scene} pile={pile} />
        ))}
      </ul>
    </section>
  );
}

function Pile({ scene, pile }: { scene: Here; pile: PileName }) {
  const { handlers, lit } = grip(scene, `deck:${pile}`);
  return (
    <li>
      <button type="button" className={cx(css.pile, lit && css.lit)} {...handlers}>
        <Icon name={ICONS[pile]} size="1rem" />
        <span className={css.name}>{scene.say(tell(`pile-${pile}`))}</span>
        <span className={css.count}>{sizeOf(pile, scene.view)}</span>
      </button>
    </li>
  );
}
