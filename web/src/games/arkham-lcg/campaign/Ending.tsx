import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { cardOf } from "../book";
import type { Here, HerePart } from "../scene";
import print from "../tray/card/print.module.css";
import { cardName, scenarioName, tell } from "../words";
import { LogNotes } from "./Log";
import { endingOf, justEnded } from "./moments";
import { factsOf, Person } from "./Person";
import css from "./page.module.css";
import { WordChoices } from "./WordChoices";

/** How a scenario ended: the story, what the campaign log keeps of it, what everybody takes away. */
export function Ending({ scene }: HerePart) {
  const { say, view } = scene;
  const { scenario, resolution, chapter } = justEnded(view);
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>{say(tell("ending-kicker", { scenario: scenarioName(scenario) }))}</p>
      <h2>{say(tell(`resolution-${resolution}`))}</h2>
      <p className={css.story} data-first="">
        {say(endingOf({ scenario, resolution }))}
      </p>
      <WordChoices scene={scene} />
      <Spoils scene={scene} />
      {view.log.notes.length > 0 && (
        <>
          <h3>{say(tell("log-title"))}</h3>
          <LogNotes scene={scene} />
        </>
      )}
      <h3>{say(tell("ending-people"))}</h3>
      <ul className={css.people}>
        {view.sheets.map((sheet) => {
          const earned = chapter?.earned[String(sheet.seat)];
          const fate = chapter?.fates[String(sheet.seat)] ?? view.investigators[sheet.seat]?.fate;
          const told = [
            ...(fate && fate !== "playing" ? [say(tell(`fate-short-${fate}`))] : []),
            ...(earned === undefined ? [] : [say(tell("earned", { count: earned }))]),
          ];
          return <Person key={sheet.seat} scene={scene} sheet={sheet} facts={[...told, ...factsOf(sheet, scene)]} />;
        })}
      </ul>
    </article>
  );
}

/** The victory display and what it is worth. */
function Spoils({ scene }: { scene: Here }) {
  const { say, view, reference } = scene;
  const cards = view.victory.map(({ id, code }) => ({ id, code, worth: cardOf(reference, code)?.victory ?? 0 }));
  if (!cards.length) return null;
  return (
    <>
      <h3>{say(tell("ending-victory", { count: cards.reduce((sum, { worth }) => sum + worth, 0) }))}</h3>
      <ul className={css.notes}>
        {cards.map(({ id, code, worth }) => (
          <li key={id} data-thing={`printed:${code}`}>
            <span>{say(tell("victory-worth", { card: cardName(code), worth }))}</span>
            <Icon name="trophy" size="1em" />
          </li>
        ))}
      </ul>
    </>
  );
}
