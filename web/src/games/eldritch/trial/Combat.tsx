import { Drawing } from "../../../art/drawing";
import { signed } from "../../../table/trial/signed";
import { together } from "../../../text/together";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { monsterEntry } from "../book";
import { MonsterChip } from "../map/MonsterChip";
import type { Here } from "../scene";
import * as things from "../things";
import type { CombatView } from "../wire";
import { monsterName, skillName, tell } from "../words";
import css from "./trial.module.css";

/** The monster one fights: the two tests of a fight with what each costs, and how tough it still is. */
export function Combat({ scene, combat }: { scene: Here; combat: CombatView }) {
  const { say, view, reference } = scene;
  const printed = monsterEntry(combat.kind, view, reference);
  const { toughness, lost, token } = combat;
  const testing = view.test?.skill;
  return (
    <div className={css.combat} data-thing={token === null ? undefined : things.monster(token)}>
      <span className={css.chip}>
        <Drawing viewBox="-22 -22 44 46" width="100%" height="100%" title={say(monsterName(combat.kind))}>
          <MonsterChip kind={combat.kind} epic={printed?.epic ?? false} damage={lost} />
        </Drawing>
      </span>
      <ul className={css.rounds}>
        {view.scene && (
          <li className={css.monster}>{say(tell("fight-monster", { monster: monsterName(combat.kind) }))}</li>
        )}
        <Round
          scene={scene}
          skill="will"
          mod={combat.will}
          loss={combat.horror}
          icon="monster-horror"
          now={testing === "will"}
        />
        <Round
          scene={scene}
          skill="strength"
          mod={combat.strength}
          loss={combat.damage}
          icon="monster-damage"
          now={testing === "strength"}
        />
        <li className={css.round}>
          <Icon name="monster-toughness" size="1.1rem" />
          <span>{say(tell("fight-toughness", { left: Math.max(0, toughness - lost), most: toughness }))}</span>
        </li>
      </ul>
      {printed && printed.lines.length > 0 && <p className={css.ability}>{together(printed.lines, say)}</p>}
    </div>
  );
}

interface RoundProps {
  scene: Here;
  skill: string;
  /** None where there is no such test. */
  mod: number | null;
  loss: number;
  icon: IconName;
  now: boolean;
}

function Round({ scene: { say }, skill, mod, loss, icon, now }: RoundProps) {
  return (
    <li className={cx(css.round, now && css.now)}>
      <Icon name={icon} size="1.1rem" />
      <span>
        {mod === null
          ? say(tell("fight-no-test", { skill: skillName(skill) }))
          : say(tell(`fight-${skill}`, { skill: skillName(skill), mod: signed(mod), loss }))}
      </span>
    </li>
  );
}
