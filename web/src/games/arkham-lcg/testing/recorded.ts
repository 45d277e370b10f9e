/** Recorded games for the tests: the reference book, some moments, an event of every kind, and a whole campaign. */
import {
  type Moment,
  momentCalled,
  quietScene,
  readRecorded,
  strictVoices,
  ownTexts as textsOf,
} from "../../../table/testing/recorded";
import type { Locale } from "../../../text/fluent";
import type { Happening } from "../../../wire";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import { card, deck, discard, ENCOUNTER, investigator, printed, resources, token } from "../things";
import type { EndedTest } from "../verdict";
import type { Event, Reference, View } from "../wire";
import { GAME } from "../words";

const recorded = readRecorded<Reference, Moment<View>, { event: Event }, Event>(GAME);

/** An event as it is told, without its words and what it touches. */
export function told(event: Event): Happening {
  const say = { domain: GAME, id: `event-${event.event}` };
  return { say, quiet: false, after: 0, touches: [], tone: "plain", icon: "log", highlight: null, event };
}

export const { reference, moments } = recorded;
export const happenings = recorded.events.map(({ event }) => told(event));
/** The end of a test, as one was recorded. */
export const endedTest = happenings
  .map(({ event }) => event as Event)
  .find((event): event is EndedTest => event.event === "test-ended") as EndedTest;
export const log = recorded.log.map(told);

export const moment = (name: string): Moment<View> => momentCalled(name, moments);

/** The face's own texts in a language. */
export const ownTexts = (locale: Locale): string => textsOf(GAME, locale);

/** A voice that does not let anything pass that it cannot say, beyond what not every card has. */
export const strictSay = strictVoices(GAME, /^card-\w+-sub$/);

export const sceneOf = (moment: Pick<Moment<View>, "view" | "question">, locale: Locale = "en"): Here =>
  quietScene(reference, moment, strictSay(locale));

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view }: Moment<View>): Thing[] {
  const cards = view.investigators.flatMap((each) => [
    ...(each.hand ?? []),
    ...each.assets,
    ...each.threats,
    ...each.discard,
  ]);
  return [
    ...view.locations.map(({ id }) => card(id)),
    ...view.locations.flatMap(({ attachments, others }) => [...attachments, ...others].map(({ id }) => card(id))),
    ...view.enemies.map(({ id }) => card(id)),
    ...view.investigators.flatMap(({ code }) => [investigator(code), deck(code), discard(code), resources(code)]),
    ...cards.map(({ id }) => card(id)),
    ...(view.test?.committed ?? []).map(({ id }) => card(id)),
    ...[view.act, view.agenda].flatMap((each) => (each ? [card(each.id)] : [])),
    ...view.tokens.map((each) => token(each.token)),
    ...["willpower", "intellect", "combat", "agility"].map((name) => `skill:${name}`),
    ...Object.keys(reference.cards).map(printed),
    ...(view.test ? ["test"] : []),
    ...(view.agenda ? ["doom"] : []),
    ...[deck(ENCOUNTER), discard(ENCOUNTER), "bag", "victory", "set-aside", "cultists", "log"],
  ];
}
