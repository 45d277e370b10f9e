/** Recorded games for the tests, made by `record.py`: the reference book, a moment of every question, every kind of event. */
import { wholeHappening } from "../../../net/whole";
import { quietScene, readRecorded, strictVoices, ownTexts as textsOf } from "../../../table/testing/recorded";
import type { Locale } from "../../../text/fluent";
import type { Happening, Question } from "../../../wire";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import type { Reference, View } from "../wire";
import { GAME } from "../words";

export interface Moment {
  name: string;
  view: View;
  question: Question | null;
}

interface Recorded {
  happening: Pick<Happening, "event">;
}

const recorded = readRecorded<Reference, Moment, Recorded, Happening>(GAME);

export const { reference, moments } = recorded;
export const happenings = recorded.events.map(({ happening }) => happening);
export const log = recorded.log.map(wholeHappening);

export function moment(name: string): Moment {
  const found = moments.find((each) => each.name === name);
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** The face's own texts in a language. */
export const ownTexts = (locale: Locale): string => textsOf(GAME, locale);

/** A voice that does not let anything pass that it cannot say. */
export const strictSay = strictVoices(GAME);

export const sceneOf = (moment: Pick<Moment, "view" | "question">, locale: Locale = "en"): Here =>
  quietScene(reference, moment, strictSay(locale));

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view }: Moment): Thing[] {
  const cards = view.investigators
    .flatMap((each) => [each.drawn, ...each.discard])
    .flatMap((card) => (card ? [card] : []));
  const played = view.played.flatMap((each) => (each.card ? [each.card] : []));
  const numbers = [...view.investigators.flatMap((each) => each.hand ?? []), ...view.row, ...view.kept];
  return [
    ...view.locations.map(({ number }) => `location:${number}`),
    ...reference.walkways.map((ends) => `walkway:${ends.join("-")}`),
    ...view.locations.flatMap(({ spaces }) => spaces.flatMap(({ monster }) => (monster ? [`monster:${monster}`] : []))),
    ...view.locations.flatMap(({ gate }) => (gate ? [`gate:${gate}`] : [])),
    ...view.investigators.flatMap(({ id, items }) => [
      `investigator:${id}`,
      `deck:${id}`,
      ...items.map((item) => `item:${item}`),
    ]),
    ...[...cards, ...played].map(({ number }) => `action:${number}`),
    ...[...numbers, ...view.priority_discard].map((number) => `priority:${number}`),
    ...reference.ritual_symbols.map((symbol) => `symbol:${symbol}`),
    ...reference.ancient_ones.flatMap(({ reckoning }) => reckoning.map(({ id }) => `row:${id}`)),
    ...["priority", "items", "cup", "sheet", "gates"].map((pile) => `deck:${pile}`),
    ...["green", "purple", "orange"].map((zone) => `zone:${zone}`),
    "symbol:key",
    "ritual-site",
  ];
}
