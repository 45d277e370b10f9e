/** What hangs over the house: the event deck with its time, the Objective, the keeper's threat, the decks. */
import { Bar as Frame, Station, Words } from "../../../table/bar/bar";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { HerePart } from "../scene";
import * as things from "../things";
import { classIcon } from "../verbs";
import { called } from "../words";
import css from "./bar.module.css";
import { tell } from "./words";

export function Bar({ scene }: HerePart) {
  return (
    <Frame className={css.bar}>
      <Events scene={scene} />
      <Objective scene={scene} />
      <Threat scene={scene} />
      <Decks scene={scene} />
    </Frame>
  );
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** The number of the event on top, and how many of the time tokens that bring it have come. */
function Events({ scene }: HerePart) {
  const { events } = scene.view;
  const { number, at, time, left } = events;
  return (
    <Station scene={scene} thing={things.EVENT_DECK} className={css.events}>
      <span className={css.card} aria-hidden="true">
        <Icon name="event-cards" size="1rem" />
        <b>{ROMAN[number ?? 0] ?? number}</b>
      </span>
      <Words className={css.words}>
        <strong>{scene.say(called("overview-event-deck"))}</strong>
        <span className={css.time} aria-hidden="true">
          {Array.from({ length: at ?? 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tokens are alike
            <span key={i} className={cx(css.token, i < time && css.passed)} />
          ))}
        </span>
        <small className={css.told}>
          {at === null ? scene.say(tell("events-over")) : scene.say(tell("events-time", { time, at, left }))}
        </small>
      </Words>
    </Station>
  );
}

/** Face down until it is revealed; the keeper knows it from the start, somebody may have read it in secret. */
function Objective({ scene }: HerePart) {
  const { objective_page: page, revealed } = scene.view;
  const { say } = scene;
  return (
    <Station scene={scene} thing={things.OBJECTIVE} className={cx(css.objective, revealed && css.revealed)}>
      <Icon name={page ? "objective" : "objective-hidden"} size="1.7rem" />
      <Words className={css.words}>
        <strong>{say(page ? page.name : called("overview-objective"))}</strong>
        <small className={css.told}>{say(objectiveState(page !== null, revealed))}</small>
      </Words>
    </Station>
  );
}

function objectiveState(known: boolean, revealed: boolean) {
  if (revealed) return tell("objective-revealed");
  return known ? tell("objective-yours") : called("overview-not-revealed");
}

function Threat({ scene }: HerePart) {
  const { threat } = scene.view;
  return (
    <Station scene={scene} thing={things.THREAT} className={css.threat}>
      <Icon name="threat" size="1.6rem" title={scene.say(called("overview-threat", { count: threat }))} />
      <b aria-hidden="true">{threat}</b>
    </Station>
  );
}

interface Deck {
  name: string;
  icon: IconName;
  left: number;
  /** In the keeper's hand. */
  held?: number;
}

/** How many cards are left, and how many of them the keeper holds. */
function Decks({ scene }: HerePart) {
  const { view, say } = scene;
  const decks: Deck[] = [
    { name: "mythos", icon: "mythos-card", left: view.mythos.left, held: view.mythos_hand },
    { name: "trauma", icon: "trauma-card", left: view.trauma.left, held: view.trauma_hand },
    ...Object.entries(view.combat).map(([of, { left }]) => ({ name: `combat-${of}`, icon: classIcon(of), left })),
  ];
  return (
    <ul className={css.decks} aria-label={say(called("overview-decks"))}>
      {decks.map(({ name, icon, left, held }) => (
        <li key={name}>
          <Station scene={scene} thing={things.deck(name)} className={css.deck}>
            <Icon name={icon} size="1.05rem" title={say(called(`deck-${name}`))} />
            <b>{left}</b>
            {held !== undefined && (
              <span className={css.held}>
                <Icon name="hand" size=".8rem" title={say(tell("in-hand", { count: held }))} />
                <b aria-hidden="true">{held}</b>
              </span>
            )}
          </Station>
        </li>
      ))}
    </ul>
  );
}
