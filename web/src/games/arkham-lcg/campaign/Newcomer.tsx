import { cx } from "../../../ui/cx";
import type { HerePart } from "../scene";
import { partsOf } from "../things";
import { LargeCard } from "../tray/card/LargeCard";
import print from "../tray/card/print.module.css";
import { tell } from "../words";
import css from "./newcomer.module.css";
import page from "./page.module.css";

/** Who takes the place of somebody who was lost: each investigator with their ready-made decks. */
export function Newcomer({ scene }: HerePart) {
  const { say, question, reference } = scene;
  const decks = new Map<string, { number: number; kind: string }[]>();
  question?.options.forEach(({ about, word }, number) => {
    const code = partsOf(about[0] ?? "").id;
    decks.set(code, [...(decks.get(code) ?? []), { number, kind: word }]);
  });
  return (
    <section className={css.newcomer}>
      <header className={cx(print.print, css.head)}>
        <p className={page.kicker}>{say(tell("newcomer-kicker"))}</p>
        <h2>{question && say(question.prompt)}</h2>
        <p>{say(tell("newcomer-fresh"))}</p>
      </header>
      <ul className={css.list}>
        {[...decks].map(([code, kinds]) => (
          <li key={code}>
            <LargeCard reference={reference} say={say} code={code} />
            <div className={css.decks}>
              {kinds.map(({ number, kind }) => (
                <button key={kind} type="button" className={css.deck} onClick={() => scene.choose(number)}>
                  {say(tell(`deck-${kind}`))}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
