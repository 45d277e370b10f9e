import type { Here } from "../../scene";
import type { CardView, EnemyView } from "../../wire";
import { tell } from "../../words";
import { AssetTile } from "./AssetTile";
import { EnemyTile } from "./EnemyTile";
import css from "./threats.module.css";

interface Props {
  scene: Here;
  enemies: readonly EnemyView[];
  treacheries: readonly CardView[];
}

/** The threat area: enemies engaged with the investigator, and treacheries that stay. */
export function Threats({ scene, enemies, treacheries }: Props) {
  const label = scene.say(tell("threats-label"));
  return (
    <section className={css.threats} aria-label={label}>
      <h4 className={css.title}>{label}</h4>
      <ul className={css.list}>
        {enemies.map((enemy) => (
          <EnemyTile key={enemy.id} scene={scene} enemy={enemy} />
        ))}
        {treacheries.map((card) => (
          <AssetTile key={card.id} scene={scene} card={card} />
        ))}
      </ul>
    </section>
  );
}
