/** What explains a question to those who have not often answered one of its topic. */
import { Icon } from "../../art/icon";
import { useSay, voice } from "../../text/say";
import { IconButton } from "../../ui/button";
import { usePreferences } from "../../ui/preferences";
import type { Question } from "../../wire";
import css from "./hint.module.css";

const words = voice("web");
/** Whoever has answered a question of a topic so many times needs no explanation. */
const OFTEN = 2;

const keyOf = (game: string, { topic }: Question) => `${game}/${topic}`;

/** Remembers how often it was answered, or that it need not be explained any more. */
function keep(key: string, times: number): void {
  const { answered, set } = usePreferences.getState();
  set({ answered: { ...answered, [key]: times } });
}

/** Remembers that a question was answered, as long as it is still explained. */
export function countAnswer(game: string, question: Question): void {
  const { answered, newcomer } = usePreferences.getState();
  const key = keyOf(game, question);
  const times = answered[key] ?? 0;
  if (newcomer && question.hint && times < OFTEN) keep(key, times + 1);
}

export function Hint({ game, question }: { game: string; question: Question }) {
  const say = useSay();
  const { answered, newcomer } = usePreferences();
  if (!newcomer || !question.hint || (answered[keyOf(game, question)] ?? 0) >= OFTEN) return null;
  return (
    <div className={css.hint}>
      <Icon name="rules" size="1.1em" />
      <p>{say(question.hint)}</p>
      <IconButton
        icon="close"
        small
        label={say(words("hint-close"))}
        onClick={() => keep(keyOf(game, question), OFTEN)}
      />
    </div>
  );
}
