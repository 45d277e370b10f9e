import { Icon } from "../../art/icon";
import { hasIcon } from "../../art/icons";
import type { Scene } from "../../games/face";
import { voice } from "../../text/say";
import type { Message } from "../../wire";
import { percentOf } from "../options";
import { Dice } from "./dice";
import { signed } from "./signed";
import css from "./trial.module.css";

const words = voice("web");

/** The test under way, as the games tell it. */
export interface Tested {
  skill: string;
  /** So many dice of the pool, and what they come from: a thing, or a word. */
  parts: readonly { source: string; dice: number }[];
  pool: number;
  at_least: number;
  doubled: number;
  dice: readonly number[];
  successes: number;
  chance: number;
}

interface Props {
  scene: Scene<unknown, unknown>;
  test: Tested;
  title: Message;
  /** How a thing is called from which dice come. */
  nameOf(source: string): Message | null;
  /** How a word is called from which dice come: the skill, the modifier. */
  wordOf(source: string): Message;
}

/** Dice come from a thing on the table, or from what only a word names. */
const isThing = (source: string) => source.includes(":");

/** The test under way: where every die comes from, the chance of success, then the dice as they fell. */
export function Test({ scene, test, title, nameOf, wordOf }: Props) {
  const { say } = scene;
  const sign = `skill-${test.skill}`;
  const rolled = test.dice.length > 0;
  const name = say(title);
  return (
    <section className={css.test} aria-label={name}>
      <header className={css.head}>
        {hasIcon(sign) && <Icon name={sign} size="1.4rem" />}
        <strong>{name}</strong>
        <span className={css.chance} data-passed={rolled ? test.successes > 0 : undefined}>
          {rolled
            ? say(words("test-successes", { count: test.successes }))
            : say(words("test-chance", { percent: percentOf(test.chance) }))}
        </span>
      </header>
      <ul className={css.parts} aria-label={say(words("test-parts"))}>
        {test.parts.map(({ source, dice }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may come from equal things
          <li key={`${source}-${place}`} data-thing={isThing(source) ? source : undefined}>
            <span>{say((isThing(source) ? nameOf(source) : wordOf(source)) ?? wordOf("other"))}</span>
            <b>{place === 0 ? dice : signed(dice)}</b>
          </li>
        ))}
        <li className={css.pool}>
          <span>{say(words("test-pool"))}</span>
          <b>{test.pool}</b>
        </li>
      </ul>
      {rolled && <Dice scene={scene} test={test} />}
      <p className={css.rule}>
        {say(words(test.doubled <= 6 ? "test-rule-doubled" : "test-rule", { least: test.at_least }))}
      </p>
    </section>
  );
}
