/** What hangs over the city: the scenario sheet, the codex, the Mythos cup, events and headlines. */

import { Bar as Frame, Station, Words } from "../../../table/bar/bar";
import { together } from "../../../text/together";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { Goals } from "../codex/Goals";
import type { HerePart } from "../scene";
import * as things from "../things";
import { scenarioIcon } from "../verbs";
import { headlineName, neighborhoodName, scenarioName, tell, tokenName } from "../words";
import css from "./bar.module.css";
import { sizeOfCup } from "./Cup";
import { MythosToken } from "./Token";

export function Bar({ scene }: HerePart) {
  return (
    <Frame className={css.bar}>
      <ScenarioSheet scene={scene} />
      <Codex scene={scene} />
      <Cup scene={scene} />
      <Press scene={scene} />
    </Frame>
  );
}

/** How much doom and how many clues lie on the scenario sheet. */
function ScenarioSheet({ scene }: HerePart) {
  const { view, say } = scene;
  const { sheet_doom: doom, sheet_clues: clues, sheet_markers: markers } = view;
  return (
    <Station scene={scene} thing={things.SHEET} className={css.sheet}>
      <Icon name={scenarioIcon(view.scenario)} size="1.9rem" title={say(scenarioName(view.scenario))} />
      <span className={css.counts}>
        <span className={css.doom}>
          <Icon name="doom-token" size="1.15rem" title={say(tell("sheet-doom", { count: doom }))} />
          <b aria-hidden="true">{doom}</b>
        </span>
        <span className={css.clues}>
          <Icon name="clue" size="1.1rem" title={say(tell("sheet-clues", { count: clues }))} />
          <b aria-hidden="true">{clues}</b>
        </span>
        {markers > 0 && (
          <span className={css.markers}>
            <Icon name="marker-token" size="1.1rem" title={say(tell("sheet-markers", { count: markers }))} />
            <b aria-hidden="true">{markers}</b>
          </span>
        )}
      </span>
    </Station>
  );
}

/** The pages of the codex, each with how far what it waits for has come. */
function Codex({ scene }: HerePart) {
  const { view, say } = scene;
  return (
    <ul className={css.codex} aria-label={say(tell("codex"))}>
      {view.codex.map(({ number, name, lines, goals, face }) => (
        <li key={number}>
          <Station scene={scene} thing={things.archive(number)} className={cx(css.page, face === "back" && css.turned)}>
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
            <Words className={css.words}>
              <strong>{say(name)}</strong>
              {goals.length > 0 ? (
                <Goals scene={scene} goals={goals} short />
              ) : (
                <small className={css.text}>{together(lines, say)}</small>
              )}
            </Words>
          </Station>
        </li>
      ))}
      {view.rumor && (
        <li>
          <Station scene={scene} thing={things.headline(view.rumor.card)} className={cx(css.page, css.rumor)}>
            <Words className={css.words}>
              <small>{say(tell("kind-rumor"))}</small>
              <strong>{say(headlineName(view.rumor.card))}</strong>
              {view.rumor.doom > 0 && <small>{say(tell("fact-doom", { count: view.rumor.doom }))}</small>}
            </Words>
          </Station>
        </li>
      )}
    </ul>
  );
}

/** So many of the tokens drawn last are in sight. */
const IN_SIGHT = 4;

/** How many tokens are in the cup, and the last ones that were drawn. */
function Cup({ scene }: HerePart) {
  const { view, say } = scene;
  const left = sizeOfCup(view.cup);
  const last = view.drawn.slice(-IN_SIGHT);
  return (
    <Station scene={scene} thing={things.CUP} className={css.cup}>
      <span className={css.jug}>
        <Icon name="mythos-cup" size="1.7rem" title={say(tell("cup-is", { count: left }))} />
        <b aria-hidden="true">{left}</b>
      </span>
      <span className={css.drawn}>
        {last.map((token, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens are told apart by their place
          <MythosToken key={place} token={token} size="1.75rem" title={say(tokenName(token))} />
        ))}
      </span>
    </Station>
  );
}

/** The event deck with the neighbourhood of its next card, and the headlines that are left. */
function Press({ scene }: HerePart) {
  const { view, say } = scene;
  return (
    <div className={css.press}>
      <Station scene={scene} thing={things.EVENTS} className={css.pile}>
        <Icon name="event-deck" size="1rem" />
        <span className={css.pileWords}>
          {view.next_event
            ? say(tell("events-next-short", { where: neighborhoodName(view.next_event) }))
            : say(tell("events"))}
        </span>
        <b>
          {view.events}
          <small> / {view.event_discard.length}</small>
        </b>
      </Station>
      <Station scene={scene} thing={things.deck("headline")} className={css.pile}>
        <Icon name="headline-deck" size="1rem" />
        <span className={css.pileWords}>{say(tell("deck-headline"))}</span>
        <b>{view.headlines}</b>
      </Station>
    </div>
  );
}
