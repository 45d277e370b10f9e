import { percentOf } from "../../../table/options";
import { signed } from "../../../table/trial/signed";
import css from "../../../table/trial/trial.module.css";
import { voice } from "../../../text/say";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";

import type { Here } from "../scene";
import { skillIcon } from "../verbs";
import type { TestView } from "../wire";
import { skillName, tell } from "../words";
import { passes } from "./passes";
import { Scale } from "./Scale";

const words = voice("web");

/** The test under way: what the target is made of, how likely it is, and the die as it fell. */
export function TenTest({ scene, test }: { scene: Here; test: TestView }) {
  const { say } = scene;

  const title = say(testTitle(test));
  const passed = test.die ? passes(test.die, test.target) : undefined;
  return (
    <section className={css.test} aria-label={title}>
      <header className={css.head}>
        <Icon name={test.skill ? skillIcon(test.skill) : "die-ten"} size="1.4rem" />
        <strong>{title}</strong>
        <span className={css.chance} data-passed={passed}>
          {passed === undefined
            ? say(words("test-chance", { percent: percentOf(test.chance) }))
            : say(tell(passed ? "test-passed" : "test-failed"))}
        </span>
      </header>
      <ul className={css.parts} aria-label={say(tell("test-parts"))}>
        {partsOf(test).map(({ label, count }, place) => (
          <li key={label.id}>
            <span>{say(label)}</span>
            <b>{place === 0 ? count : signed(count)}</b>
          </li>
        ))}
        <li className={css.pool}>
          <span>{say(tell("test-target"))}</span>
          <b>{test.target}</b>
        </li>
      </ul>
      <Scale say={say} target={test.target} die={test.die} />
      <p className={css.rule}>{say(tell("test-rule", { target: test.target }))}</p>
    </section>
  );
}

export const testTitle = ({ skill }: Pick<TestView, "skill">): Message =>
  skill ? tell("test-of", { skill: skillName(skill) }) : tell("monster-test");

/** What the target is made of; what is nothing is left out. */
function partsOf({ skill, value, modifier, penalties, bonus, luck }: TestView): { label: Message; count: number }[] {
  const changes = [
    { label: tell("part-modifier"), count: modifier },
    { label: tell("part-penalties"), count: -penalties },
    { label: tell("part-bonus"), count: bonus },
    { label: tell("part-luck"), count: luck },
  ];
  const first = skill ? tell("part-skill", { skill: skillName(skill) }) : tell("part-monster");
  return [{ label: first, count: value }, ...changes.filter(({ count }) => count !== 0)];
}
