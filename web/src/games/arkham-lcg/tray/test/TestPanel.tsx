import { Portrait } from "../../art/portrait";
import { SkillSign } from "../../art/signs";
import { isSkill, NONE } from "../../book";
import { codeOf } from "../../round";
import type { Here } from "../../scene";
import { TEST } from "../../things";
import type { TestView } from "../../wire";
import { skillName, tell } from "../../words";
import { Odds } from "./Odds";
import { Sum } from "./Sum";
import css from "./test.module.css";
import { titleOf } from "./title";
import { Usable } from "./Usable";

/** The skill test under way: who tests what, every number with where it comes from, and the odds or how it went. */
export function TestPanel({ scene, test }: { scene: Here; test: TestView }) {
  const { view, say } = scene;
  const who = view.investigators[test.who];
  const decided = test.succeeded !== null;
  return (
    <section className={css.panel} aria-label={say(tell("test-label"))} data-thing={TEST}>
      <header className={css.head}>
        <span className={css.portrait}>{who && <Portrait id={who.code} />}</span>
        <div>
          <h3 className={css.title}>{say(titleOf(who?.code ?? "", test.attempt, subjectOf(test, scene)))}</h3>
          <p className={css.skill}>
            {isSkill(test.skill) && <SkillSign skill={test.skill} size="1.15em" />}
            <span>{say(skillName(test.skill))}</span>
          </p>
          <Usable scene={scene} />
        </div>
      </header>
      <Sum
        scene={scene}
        label={say(tell("test-value"))}
        total={test.value}
        terms={test.terms}
        committed={test.committed}
        automatic={test.automatic === false ? "test-auto-fail" : null}
      />
      <span className={css.against} aria-hidden="true">
        {say(tell("test-against"))}
      </span>
      <Sum
        scene={scene}
        label={say(tell("test-difficulty"))}
        total={test.difficulty}
        terms={test.difficulty_terms}
        automatic={test.automatic === true ? "test-auto-success" : null}
      />
      <Odds scene={scene} test={test} decided={decided} />
    </section>
  );
}

/** What is investigated, fought or evaded; or the card that asks for the test. */
function subjectOf(test: TestView, { view }: Here): string | null {
  const id = test.attempt ? test.target : test.source;
  return id === NONE ? null : codeOf(id, view);
}
