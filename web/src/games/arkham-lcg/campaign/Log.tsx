import { Icon } from "../art/icon";
import type { Here, HerePart } from "../scene";
import type { ChapterView, SheetView } from "../wire";
import { cardName, noteName, scenarioName, tell } from "../words";
import css from "./log.module.css";
import { endingOf } from "./moments";
import page from "./page.module.css";

/** What is written in the campaign log; what no longer holds is crossed out. */
export function LogNotes({ scene }: HerePart) {
  const { say, view } = scene;
  const { notes, crossed_out: crossed, interrogated, got_away: away } = view.log;
  return (
    <ul className={page.notes}>
      {notes.map((note) => (
        <li key={note}>{say(noteName(note))}</li>
      ))}
      {crossed.map((note) => (
        <li key={`crossed-${note}`}>
          <s data-crossed="">{say(noteName(note))}</s>
        </li>
      ))}
      {interrogated.length > 0 && (
        <li>{say(tell("log-list", { what: noteName("cultists-interrogated"), who: interrogated.map(cardName) }))}</li>
      )}
      {away.length > 0 && (
        <li>{say(tell("log-list", { what: noteName("cultists-got-away"), who: away.map(cardName) }))}</li>
      )}
    </ul>
  );
}

/** The whole log: the chapters as they went, what is written down, what became of everybody. */
export function CampaignLog({ scene }: HerePart) {
  const { say, view } = scene;
  const { chapters, notes, crossed_out: crossed, interrogated, got_away: away, lost } = view.log;
  const written = notes.length + crossed.length + interrogated.length + away.length > 0;
  return (
    <div className={css.log}>
      {chapters.length === 0 && <p>{say(tell("log-empty"))}</p>}
      <ol className={css.chapters}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.scenario} scene={scene} chapter={chapter} />
        ))}
      </ol>
      {written && (
        <section>
          <h3>{say(tell("log-written"))}</h3>
          <LogNotes scene={scene} />
        </section>
      )}
      <section>
        <h3>{say(tell("ending-people"))}</h3>
        <ul className={css.sheets}>
          {view.sheets.map((sheet) => (
            <li key={sheet.seat}>
              <strong>{say(cardName(sheet.investigator))}</strong>
              <span>
                {say(
                  tell("log-sheet", {
                    physical: sheet.physical_trauma,
                    mental: sheet.mental_trauma,
                    experience: sheet.experience,
                    earned: sheet.earned,
                  }),
                )}
              </span>
              <Earned scene={scene} sheet={sheet} />
            </li>
          ))}
        </ul>
        {lost.length > 0 && <p className={css.lost}>{say(tell("log-lost", { who: lost.map(cardName) }))}</p>}
      </section>
    </div>
  );
}

/** The cards the story has given somebody. */
function Earned({ scene: { say }, sheet }: { scene: Here; sheet: SheetView }) {
  const cards = Object.keys(sheet.story).map(cardName);
  return cards.length > 0 ? <span>{say(tell("log-story", { cards }))}</span> : null;
}

function Chapter({ scene, chapter }: { scene: Here; chapter: ChapterView }) {
  const { say, view } = scene;
  return (
    <li>
      <h3>{say(scenarioName(chapter.scenario))}</h3>
      <p className={css.how}>
        {say(tell(`resolution-${chapter.resolution}`))}
        {chapter.rounds > 0 && <span>{say(tell("log-rounds", { count: chapter.rounds }))}</span>}
      </p>
      <p>{say(endingOf(chapter))}</p>
      <ul className={css.earned}>
        {view.sheets.flatMap(({ seat, investigator }) => {
          const earned = chapter.earned[String(seat)];
          const fate = chapter.fates[String(seat)];
          if (earned === undefined && fate === undefined) return [];
          return [
            <li key={seat}>
              <Icon
                name={fate === "defeated" ? "skull" : fate === "resigned" ? "designator-resign" : "person"}
                size="1em"
              />
              {say(tell("log-earned", { who: cardName(investigator), count: earned ?? 0 }))}
            </li>,
          ];
        })}
      </ul>
    </li>
  );
}
