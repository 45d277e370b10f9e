import { cx } from "../../../ui/cx";
import { verbOf } from "../round";
import type { HerePart } from "../scene";
import print from "../tray/card/print.module.css";
import { resolutionText, tell } from "../words";
import css from "./page.module.css";

/** A later scenario on its own: how shall the earlier ones have ended? */
export function Assume({ scene }: HerePart) {
  const { question, say } = scene;
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>{say(tell("assume-kicker"))}</p>
      <h2>{question && say(question.prompt)}</h2>
      <ul className={css.choices}>
        {question?.options.map((option, number) => {
          const [, scenario = "", resolution = ""] = /^assume:(.+)-(r\d|none)$/.exec(option.key) ?? [];
          return (
            verbOf(option) === "assume" && (
              <li key={option.key}>
                <button type="button" className={css.choice} onClick={() => scene.choose(number)}>
                  <strong>{say(option.say)}</strong>
                  <span>{say(resolutionText(scenario, resolution))}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </article>
  );
}
