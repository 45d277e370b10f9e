import { grip } from "../../../table/grip";
import { keysOf } from "../../../table/map/marks";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import * as things from "../things";
import type { CharacterEntry } from "../wire";
import { tell } from "../words";
import css from "./character.module.css";

/** An investigator one may play: who they are, what they can bear, and the traits to choose from. */
export function CharacterInRow({ scene, sheet }: { scene: Here; sheet: CharacterEntry }) {
  const { say } = scene;
  const thing = things.investigator(sheet.id);
  const { handlers, legal, lit } = grip(scene, thing);
  const keys = keysOf(scene.optionsAt.get(thing));
  const { health, sanity, skill_points: points } = sheet;
  return (
    <li>
      <button
        type="button"
        className={cx(css.character, legal && css.legal, lit && css.lit)}
        data-legal={legal || undefined}
        {...handlers}
      >
        <span className={css.portrait}>
          <Portrait id={sheet.id} />
        </span>
        <strong>{say(sheet.name)}</strong>
        <span className={css.work}>{say(sheet.occupation)}</span>
        <span className={css.figures} title={say(tell("newcomer", { health, sanity, points }))}>
          <Icon name="health" size="1em" title={say(tell("health", { n: health }))} />
          <b aria-hidden="true">{health}</b>
          <Icon name="sanity" size="1em" title={say(tell("sanity", { n: sanity }))} />
          <b aria-hidden="true">{sanity}</b>
          <Icon name="skill-point" size="1em" title={say(tell("held-skill-points", { count: points }))} />
          <b aria-hidden="true">{points}</b>
        </span>
        <span className={css.traits}>{say(tell("traits-are", { traits: sheet.traits.map(({ name }) => name) }))}</span>
        {keys && (
          <span className={css.key} aria-hidden="true">
            {keys}
          </span>
        )}
      </button>
    </li>
  );
}
