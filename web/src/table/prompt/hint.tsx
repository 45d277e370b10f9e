/** What explains a question to those who have not often answered one of its topic. */
import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import { usePreferences } from "../../ui/preferences";
import type { Question } from "../../wire";
import css from "./hint.module.css";

/** Whoever has answered a question of a topic so many times needs no explanation. */
const OFTEN = 2;

const keyOf = (game: string, { topic }: Question) => `${game}/${topic}`;

/** Remembers that a question was answered, as long as it is still explained. */
export function countAnswer(game: string, question: Question): void {
  const { answered, newcomer, set } = usePreferences.getState();
  const key = keyOf(game, question);
  const times = answered[key] ?? 0;
  if (newcomer && question.hint && times < OFTEN) set({ answered: { ...answered, [key]: times + 1 } });
}

export function Hint({ game, question }: { game: string; question: Question }) {
  const say = useSay();
  const { answered, newcomer } = usePreferences();
  if (!newcomer || !question.hint || (answered[keyOf(game, question)] ?? 0) >= OFTEN) return null;
  return (
    <p className={css.hint}>
      <Icon name="person" size="1.1em" />
      <span>{say(question.hint)}</span>
    </p>
  );
}
