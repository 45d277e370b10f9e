import type { CSSProperties } from "react";
import { grip } from "../../../../table/grip";
import { cx } from "../../../../ui/cx";
import { Icon } from "../../art/icon";
import { Marker } from "../../art/marker";
import { SkillSign } from "../../art/signs";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { card as cardThing } from "../../things";
import type { EnemyView } from "../../wire";
import { cardName, tell } from "../../words";
import { ENCOUNTER_INK, Picture } from "../card/Picture";
import print from "../card/print.module.css";
import { longestWord } from "../card/SmallCard";
import { Abilities } from "./Abilities";
import css from "./tile.module.css";

/** An enemy one is engaged with: how hard it is to hit and to evade, what it still bears, what its attack does. */
export function EnemyTile({ scene, enemy }: { scene: Here; enemy: EnemyView }) {
  const thing = cardThing(enemy.id);
  const { handlers, legal, lit, pointedBy } = grip(scene, thing);
  const { say, reference } = scene;
  const shown = cardOf(reference, enemy.code);
  if (!shown) return null;
  const name = say(cardName(enemy.code));
  const style = { "--ink": ENCOUNTER_INK.enemy, "--longest": longestWord(name) } as CSSProperties;
  const left = enemy.health - enemy.damage;
  return (
    <li
      className={cx(print.print, css.tile, css.enemy, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
      data-exhausted={enemy.exhausted || undefined}
      style={style}
    >
      <button type="button" className={css.face} {...handlers}>
        <span className={css.picture}>
          <Picture card={shown} />
          <span
            className={css.harm}
            role="img"
            aria-label={say(tell("enemy-attack", { damage: enemy.attack_damage, horror: enemy.attack_horror }))}
          >
            {enemy.attack_damage > 0 && <Marker marker="damage" count={enemy.attack_damage} size="1.35rem" />}
            {enemy.attack_horror > 0 && <Marker marker="horror" count={enemy.attack_horror} size="1.35rem" />}
          </span>
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.strength}>
          <span data-of="fight">
            <SkillSign skill="combat" size="1em" title={say(tell("card-fight"))} />
            <b>{enemy.fight}</b>
          </span>
          <span data-of="health">
            <Icon
              name="health"
              size="1em"
              title={say(tell("marks-damage", { count: enemy.damage, most: enemy.health }))}
            />
            <b>{say(tell("of", { now: left, most: enemy.health }))}</b>
          </span>
          <span data-of="evade">
            <SkillSign skill="agility" size="1em" title={say(tell("card-evade"))} />
            <b>{enemy.evade}</b>
          </span>
          {enemy.doom > 0 && (
            <Marker
              marker="doom"
              count={enemy.doom}
              size="1.2em"
              title={say(tell("marks-doom", { count: enemy.doom }))}
            />
          )}
        </span>
      </button>
      {enemy.exhausted && (
        <span className={css.exhausted}>
          <Icon name="exhausted" size="1.05em" title={say(tell("card-exhausted"))} />
        </span>
      )}
      <Abilities scene={scene} thing={thing} />
    </li>
  );
}
