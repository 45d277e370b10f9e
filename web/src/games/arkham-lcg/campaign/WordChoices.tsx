import type { HerePart } from "../scene";
import css from "./page.module.css";

/** A decision the story itself asks for, as one reads it: the same options as in the prompt. */
export function WordChoices({ scene }: HerePart) {
  const { question, say } = scene;
  if (!question) return null;
  return (
    <ul className={css.choices}>
      {question.options.map((option, number) => (
        <li key={option.key}>
          <button type="button" className={css.choice} onClick={() => scene.choose(number)}>
            <strong>{say(option.say)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
