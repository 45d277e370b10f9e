import { cx } from "../../../ui/cx";
import { ChaosToken } from "../art/chaos-token";
import { isToken } from "../art/names";
import { scenarioOf } from "../book";
import { sortedBag } from "../odds";
import type { HerePart } from "../scene";
import { token as tokenThing } from "../things";
import print from "../tray/card/print.module.css";
import { difficultyName, scenarioName, setName, tell, tokenName } from "../words";
import { introductionOf, present } from "./moments";
import { factsOf, Person } from "./Person";
import css from "./page.module.css";

/** How a scenario begins: its story, who goes, what is in the bag. */
export function Opening({ scene }: HerePart) {
  const { say, view, reference } = scene;
  const sets = scenarioOf(reference, view.scenario)?.sets ?? [];
  return (
    <article className={cx(print.print, css.page)}>
      <p className={css.kicker}>
        {say(
          tell("opening-kicker", { number: view.log.chapters.length + 1, difficulty: difficultyName(view.difficulty) }),
        )}
      </p>
      <h2>{say(scenarioName(view.scenario))}</h2>
      {introductionOf(view.scenario, view.log.notes).map((part, place) => (
        <p key={part.id} className={css.story} data-first={place === 0 ? "" : undefined}>
          {say(part)}
        </p>
      ))}
      <h3>{say(tell("opening-people"))}</h3>
      <ul className={css.people}>
        {present(view).map((sheet) => (
          <Person
            key={sheet.seat}
            scene={scene}
            sheet={sheet}
            facts={[sheet.deck_name, ...factsOf(sheet, scene)].filter(Boolean)}
          />
        ))}
      </ul>
      <h3>{say(tell("opening-bag"))}</h3>
      <ul className={css.bag}>
        {sortedBag(view.tokens).flatMap((each) =>
          Array.from({ length: each.count }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a token are alike
            <li key={`${each.token}-${copy}`} data-thing={tokenThing(each.token)}>
              {isToken(each.token) && (
                <ChaosToken token={each.token} size="1.9rem" title={say(tokenName(each.token))} />
              )}
            </li>
          )),
        )}
      </ul>
      {sets.length > 0 && (
        <>
          <h3>{say(tell("opening-sets"))}</h3>
          <p className={css.facts}>{say(tell("listed", { things: sets.map(setName) }))}</p>
        </>
      )}
    </article>
  );
}
