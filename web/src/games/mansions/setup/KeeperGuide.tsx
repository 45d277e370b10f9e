/** The keeper's page before the game: the story, what is asked of him with what follows from it, and what he answered. */
import { Button } from "../../../ui/button";
import type { OptionInfo } from "../../../wire";
import { answerOf, blurbOf, objectiveOf, questionOf } from "../names";
import { ObjectivePage } from "../page/Page";
import type { Here } from "../scene";
import type { View } from "../wire";
import { tell } from "../words";
import css from "./keeper-guide.module.css";

/** Only he reads it, until everybody has chosen. */
export const readsGuide = ({ phase, seat, keeper }: View): boolean => phase === "setup" && seat === keeper;

export function KeeperGuide({ scene }: { scene: Here }) {
  const { view, question, say } = scene;
  const answered = Object.entries(view.answers);
  return (
    <section className={css.guide}>
      <p className={css.blurb}>{say(blurbOf(view.story))}</p>
      {question ? (
        <>
          <h3>{say(tell("guide-question", { number: answered.length + 1, question: question.prompt }))}</h3>
          <ol className={css.choices}>
            {question.options.map((option, number) => (
              <Choice key={option.key} scene={scene} option={option} number={number} first={answered.length === 0} />
            ))}
          </ol>
        </>
      ) : (
        <p className={css.waits}>{say(tell("guide-waits"))}</p>
      )}
      {answered.length > 0 && (
        <dl className={css.answers}>
          {answered.map(([number, letter]) => (
            <div key={number}>
              <dt>{say(questionOf(view.story, number))}</dt>
              <dd>{say(answerOf(view.story, number, letter))}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.objective_page && <ObjectivePage scene={scene} page={view.objective_page} />}
    </section>
  );
}

interface ChoiceProps {
  scene: Here;
  option: OptionInfo;
  number: number;
  /** The first question is the one about the Objective. */
  first: boolean;
}

/** An answer; with the first one goes an Objective, which is read before it is chosen. */
function Choice({ scene, option, number, first }: ChoiceProps) {
  const { say, choose, view } = scene;
  return (
    <li className={css.choice}>
      <p>{say(option.say)}</p>
      {first && <ObjectivePage scene={scene} page={objectiveOf(view.story, option.word)} />}
      <Button
        small
        kind="primary"
        onClick={() => choose(number)}
        aria-label={say(tell("guide-choose", { answer: option.say }))}
      >
        {say(tell("desk-choose"))}
      </Button>
    </li>
  );
}
