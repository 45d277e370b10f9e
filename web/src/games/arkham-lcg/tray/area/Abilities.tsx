import { percentOf } from "../../../../table/options";
import { cx } from "../../../../ui/cx";
import type { OptionInfo } from "../../../../wire";
import type { Thing } from "../../../face";
import { Icon } from "../../art/icon";
import { oddsOf } from "../../odds";
import { type AbilityOption, abilitiesOf, buttonWords, iconOf } from "../../options";
import type { Here } from "../../scene";
import { tell } from "../../words";
import css from "./abilities.module.css";

/** More than this many on one card are offered one after the other. */
const MOST = 2;

interface Props {
  scene: Here;
  /** Whose abilities these are. */
  thing: Thing;
}

/** What a card offers to do now, as buttons on it. */
export function Abilities({ scene, thing }: Props) {
  const abilities = abilitiesOf(thing, scene);
  if (!abilities.length) return null;
  const attempts = abilities.filter(({ option }) => isShort(option));
  const others = abilities.filter((ability) => !attempts.includes(ability));
  return (
    <div className={css.abilities}>
      {attempts.length > 0 && (
        <div className={css.pair}>
          {attempts.map((ability) => (
            <AbilityButton key={ability.option.key} scene={scene} ability={ability} thing={thing} />
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
          <AbilityButton key={ability.option.key} scene={scene} ability={ability} thing={thing} />
        ))
      )}
    </div>
  );
}

function AbilityButton({ scene, ability, thing }: Props & { ability: AbilityOption }) {
  const { option, number } = ability;
  const words = buttonWords(option, scene);
  const odds = oddsOf(option);
  return (
    <button
      type="button"
      className={cx(css.ability, isShort(option) && css.short)}
      title={words}
      onPointerEnter={() => scene.light([thing])}
      onPointerLeave={() => scene.light([])}
      onClick={() => scene.choose(number)}
    >
      <Icon name={iconOf(option, scene)} size="1em" />
      <span>{words}</span>
      {odds !== null && <b>{scene.say(tell("percent", { percent: percentOf(odds) }))}</b>}
    </button>
  );
}

/** To fight and to evade need no words: the sign and the odds say it. */
function isShort(option: OptionInfo): boolean {
  return (option.verb === "fight" || option.verb === "evade") && oddsOf(option) !== null;
}
