import { cx } from "../../../ui/cx";
import type { HerePart } from "../scene";
import print from "../tray/card/print.module.css";
import { resolutionText, tell } from "../words";
import css from "./page.module.css";

/** A later scenario on its own: how shall the earlier ones have ended? */
export function Assume({ scene }: HerePart) {
  const { question, say, view, reference } = scene;
  const assumed = reference.scenarios[view.log.chapters.length]?.id ?? "";
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>{say(tell("assume-kicker"))}</p>
      <h2>{question && say(question.prompt)}</h2>
      <ul className={css.choices}>
        {question?.options.map((option, number) => (
          <li key={option.key}>
            <button type="button" className={css.choice} onClick={() => scene.choose(number)}>
              <strong>{say(option.say)}</strong>
              <span>{say(resolutionText(assumed, option.word))}</span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}
