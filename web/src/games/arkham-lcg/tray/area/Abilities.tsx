import { cx } from "../../../../ui/cx";
import type { OptionInfo } from "../../../../wire";
import type { Thing } from "../../../face";
import { Icon } from "../../art/icon";
import { percent, weaponOdds } from "../../odds";
import { type Ability, abilitiesOf, buttonWords, iconOf } from "../../options";
import { verbOf } from "../../round";
import type { Here } from "../../scene";
import { tell } from "../../words";
import css from "./abilities.module.css";

/** More than this many on one card are offered one after the other. */
const MOST = 2;

interface Props {
  scene: Here;
  /** The copy whose abilities these are, and how it is called. */
  id: number;
  thing: Thing;
}

/** What a card offers to do now, as buttons on it. */
export function Abilities({ scene, id, thing }: Props) {
  const abilities = abilitiesOf(id, scene);
  if (!abilities.length) return null;
  const fighting = abilities.filter((ability) => oddsOf(ability, id, scene) !== null);
  const others = abilities.filter((ability) => !fighting.includes(ability));
  return (
    <div className={css.abilities}>
      {fighting.length > 0 && (
        <div className={css.pair}>
          {fighting.map((ability) => (
            <AbilityButton key={ability.option.key} scene={scene} ability={ability} id={id} thing={thing} />
          ))}
        </div>
      )}
      {others.length > MOST ? (
        <button type="button" className={css.ability} data-thing={thing} onClick={() => scene.pick(thing)}>
          <Icon name="ability-action" size="1em" />
          <span>{scene.say(tell("abilities-several", { count: others.length }))}</span>
        </button>
      ) : (
        others.map((ability) => (
          <AbilityButton key={ability.option.key} scene={scene} ability={ability} id={id} thing={thing} />
        ))
      )}
    </div>
  );
}

/** To fight and to evade need no words: the sign and the odds say it. */
function AbilityButton({ scene, ability, id, thing }: Props & { ability: Ability }) {
  const { option, number } = ability;
  const words = buttonWords(option, scene);
  const odds = oddsOf(ability, id, scene);
  const told = odds ?? weaponOddsOf(option, scene);
  return (
    <button
      type="button"
      className={cx(css.ability, odds !== null && css.short)}
      title={words}
      onPointerEnter={() => scene.light([thing])}
      onPointerLeave={() => scene.light([])}
      onClick={() => scene.choose(number)}
    >
      <Icon name={iconOf(option, scene)} size="1em" />
      <span>{words}</span>
      {told !== null && <b>{scene.say(tell("percent", { percent: percent(told) }))}</b>}
    </button>
  );
}

/** The chance to hit with a weapon, where it is the same against everybody it could strike. */
function weaponOddsOf(option: OptionInfo, { view }: Here): number | null {
  const odds = new Set(weaponOdds(option, view).map((each) => each.odds));
  return odds.size === 1 ? ([...odds][0] ?? null) : null;
}

/** The chance of a plain attack or evasion, as the server gives it. */
function oddsOf({ option }: Ability, id: number, { view }: Here): number | null {
  const enemy = view.enemies.find((each) => each.id === id);
  if (!enemy) return null;
  const verb = verbOf(option);
  if (verb === "fight") return enemy.fight_odds;
  return verb === "evade" ? enemy.evade_odds : null;
}
