import { cx } from "../../../ui/cx";
import { verbOf } from "../round";
import type { HerePart } from "../scene";
import print from "../tray/card/print.module.css";
import { scenarioName, tell } from "../words";
import { factsOf, Person } from "./Person";
import css from "./page.module.css";

/** Who plays the next scenario: everybody may leave and come back. */
export function Company({ scene }: HerePart) {
  const { say, view, question } = scene;
  const optionFor = (seat: number) =>
    question?.options.findIndex(({ key }) => key === `leave:${seat}` || key === `return:${seat}`) ?? -1;
  const done = question?.options.findIndex((option) => verbOf(option) === "done") ?? -1;
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>{say(tell("company-kicker", { scenario: scenarioName(view.scenario) }))}</p>
      <h2>{question && say(question.prompt)}</h2>
      <ul className={css.choices}>
        {view.sheets.map((sheet) => {
          const number = optionFor(sheet.seat);
          return (
            <Person key={sheet.seat} scene={scene} sheet={sheet} facts={factsOf(sheet, scene)}>
              {number >= 0 && (
                <button type="button" className={css.switch} onClick={() => scene.choose(number)}>
                  {say(tell(sheet.present ? "company-leave" : "company-return"))}
                </button>
              )}
            </Person>
          );
        })}
      </ul>
      {done >= 0 && (
        <button type="button" className={css.go} onClick={() => scene.choose(done)}>
          {say(tell("company-go"))}
        </button>
      )}
    </article>
  );
}
