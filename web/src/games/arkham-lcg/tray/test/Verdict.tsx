import { IconButton } from "../../../../ui/button";
import { cx } from "../../../../ui/cx";
import { Icon } from "../../art/icon";
import { Portrait } from "../../art/portrait";
import { SkillSign } from "../../art/signs";
import { isSkill } from "../../book";
import type { Here } from "../../scene";
import { type EndedTest, reckonings } from "../../verdict";
import { skillName, tell } from "../../words";
import { Drawn } from "./Drawn";
import odds from "./odds.module.css";
import { Sum } from "./Sum";
import css from "./test.module.css";
import { titleOf } from "./title";

/** A test that is over: the token, the numbers, and why it went as it did. */
export function Verdict({ scene, ended, close }: { scene: Here; ended: EndedTest; close(): void }) {
  const { say } = scene;
  const { value, difficulty } = reckonings(ended);
  return (
    <section className={cx(css.panel, css.ended)} data-succeeded={ended.succeeded} aria-label={say(tell("test-over"))}>
      <header className={css.head}>
        <span className={css.portrait}>
          <Portrait id={ended.who} />
        </span>
        <div>
          <h3 className={css.title}>{say(titleOf(ended.who, ended.attempt, ended.target || null))}</h3>
          <p className={css.skill}>
            {isSkill(ended.skill) && <SkillSign skill={ended.skill} size="1.15em" />}
            <span>{say(skillName(ended.skill))}</span>
          </p>
        </div>
      </header>
      <Sum scene={scene} label={say(tell("test-value"))} {...value} />
      <span className={css.against} aria-hidden="true">
        {say(tell("test-against"))}
      </span>
      <Sum scene={scene} label={say(tell("test-difficulty"))} {...difficulty} />
      <div className={odds.odds}>
        <Drawn scene={scene} tokens={ended.tokens.map(({ token }) => token)} />
        <Outcome scene={scene} {...ended} />
      </div>
      <IconButton icon="close" small className={css.close} label={say(tell("test-close"))} onClick={close} />
    </section>
  );
}

interface OutcomeProps {
  scene: Here;
  succeeded: boolean;
  automatic: boolean;
  value: number;
  difficulty: number;
}

/** Success or failure, and by how much. */
export function Outcome({ scene, succeeded, automatic, value, difficulty }: OutcomeProps) {
  const how = automatic ? "automatic" : "by";
  return (
    <p className={odds.outcome} data-succeeded={succeeded}>
      <Icon name={succeeded ? "check" : "close"} size="1.2em" />
      <span>
        <strong>{scene.say(tell(succeeded ? "test-success" : "test-failure"))}</strong>
        <small>
          {scene.say(
            tell(`test-${succeeded ? "success" : "failure"}-${how}`, {
              value,
              difficulty,
              by: Math.abs(value - difficulty),
            }),
          )}
        </small>
      </span>
    </p>
  );
}
