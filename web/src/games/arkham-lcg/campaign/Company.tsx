import { cx } from "../../../ui/cx";
import type { HerePart } from "../scene";
import { investigator } from "../things";
import print from "../tray/card/print.module.css";
import { scenarioName, tell } from "../words";
import { factsOf, Person } from "./Person";
import css from "./page.module.css";

/** Who plays the next scenario: everybody may leave and come back. */
export function Company({ scene }: HerePart) {
  const { say, view, question } = scene;
  const done = question?.options.findIndex(({ role }) => role === "done") ?? -1;
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>{say(tell("company-kicker", { scenario: scenarioName(view.scenario) }))}</p>
      <h2>{question && say(question.prompt)}</h2>
      <ul className={css.choices}>
        {view.sheets.map((sheet) => {
          const [number] = scene.optionsAt.get(investigator(sheet.investigator)) ?? [];
          return (
            <Person key={sheet.seat} scene={scene} sheet={sheet} facts={factsOf(sheet, scene)}>
              {number !== undefined && (
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
