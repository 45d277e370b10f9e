import { percentOf } from "../../../../table/options";
import { ChaosToken } from "../../art/chaos-token";
import { isToken } from "../../art/names";
import { SkillSign } from "../../art/signs";
import { isSkill } from "../../book";
import { isOpen } from "../../odds";
import type { HerePart } from "../../scene";
import { TEST } from "../../things";
import { skillName, tell, tokenName } from "../../words";
import css from "./line.module.css";

/** The test under way in a line: the skill, its value against the difficulty, and the chance or what was revealed. */
export function TestLine({ scene }: HerePart) {
  const { view, say } = scene;
  const { test } = view;
  if (!test) return null;
  return (
    <section className={css.line} aria-label={say(tell("test-label"))} data-thing={TEST}>
      <span className={css.skill}>
        {isSkill(test.skill) && <SkillSign skill={test.skill} size="1.2em" />}
        <span>{say(skillName(test.skill))}</span>
      </span>
      <span className={css.numbers}>
        <b role="img" aria-label={`${say(tell("test-value"))} ${test.value}`}>
          {test.value}
        </b>
        <span>{say(tell("test-against"))}</span>
        <b role="img" aria-label={`${say(tell("test-difficulty"))} ${test.difficulty}`}>
          {test.difficulty}
        </b>
      </span>
      {isOpen(test) ? (
        <strong className={css.chance}>{say(tell("percent", { percent: percentOf(test.odds) }))}</strong>
      ) : (
        <span className={css.tokens}>
          {test.tokens.map(({ token }, place) =>
            isToken(token) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same token may come twice
              <ChaosToken key={`${token}-${place}`} token={token} size="1.9rem" title={say(tokenName(token))} />
            ) : null,
          )}
        </span>
      )}
    </section>
  );
}
