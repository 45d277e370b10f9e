import { Icon } from "../../art/icon";
import type { Member } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import type { Question } from "../../wire";
import { figuresOf } from "../people";
import css from "./together.module.css";

const words = voice("web");

interface Props {
  question: Pick<Question, "seat" | "together">;
  members: readonly Member[];
  /** The seats that have yet to answer. */
  waiting: readonly number[];
}

/** All who are asked at the same time, as in a vote: who has answered, and who is still to. What they say is told when all have. */
export function Together({ question: { seat, together }, members, waiting }: Props) {
  const say = useSay();
  const others = together.filter((each) => each !== seat);
  if (others.length === 0) return null;
  return (
    <div className={css.together}>
      <p className={css.what}>
        <T id="together" />
      </p>
      <ul>
        {others.map((each) => {
          const answered = !waiting.includes(each);
          return (
            <li key={each} className={cx(answered && css.answered)}>
              <Icon name={answered ? "check" : "waiting"} size="1em" />
              {say(words(answered ? "together-answered" : "together-decides", { who: figuresOf(members, each) }))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
