import { percentOf } from "../../../table/options";
import { kindOf } from "../../../table/things";
import { Icon } from "../art/icon";
import { hasIcon } from "../art/icons";
import type { Here } from "../scene";
import type { DicePart, TestView } from "../wire";
import { causeName, skillName, tell } from "../words";
import { signed } from "./Combat";
import { Dice } from "./Dice";
import css from "./trial.module.css";

/** The test under way: where every die comes from, the chance of success, then the dice as they fell. */
export function Test({ scene, test }: { scene: Here; test: TestView }) {
  const { say } = scene;
  const sign = `skill-${test.skill}`;
  const rolled = test.dice.length > 0;
  return (
    <section className={css.test} aria-label={say(tell("test-of", { skill: skillName(test.skill) }))}>
      <header className={css.head}>
        {hasIcon(sign) && <Icon name={sign} size="1.4rem" />}
        <strong>{say(tell("test-of", { skill: skillName(test.skill) }))}</strong>
        <span className={css.chance} data-passed={rolled ? test.successes > 0 : undefined}>
          {rolled
            ? say(tell("test-successes", { count: test.successes }))
            : say(tell("test-chance", { percent: percentOf(test.chance) }))}
        </span>
      </header>
      <ul className={css.parts} aria-label={say(tell("test-parts"))}>
        {test.parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may come from equal things
          <Part key={`${part.source}-${place}`} scene={scene} part={part} first={place === 0} />
        ))}
        <li className={css.pool}>
          <span>{say(tell("test-pool"))}</span>
          <b>{test.pool}</b>
        </li>
      </ul>
      {rolled && <Dice scene={scene} test={test} />}
      <p className={css.rule}>
        {say(tell(test.doubled <= 6 ? "test-rule-doubled" : "test-rule", { least: test.at_least }))}
      </p>
    </section>
  );
}

/** So many dice, and what they come from: a thing, or a word. */
function Part({ scene: { say }, part: { source, dice }, first }: { scene: Here; part: DicePart; first: boolean }) {
  const thing = source.includes(":");
  const name = thing ? causeName(source) : null;
  return (
    <li data-thing={thing ? source : undefined}>
      {thing && kindOf(source) === "card" && <Icon name="possession-asset" size="1em" />}
      <span>{say(name ?? tell(`dice-${thing ? "other" : source}`))}</span>
      <b>{first ? dice : signed(dice)}</b>
    </li>
  );
}
