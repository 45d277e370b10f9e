/** Recorded games for the tests, made by `record.py`: the reference book, a moment of every question, every kind of event. */
import { wholeHappening } from "../../../net/whole";
import { quietScene, readRecorded, strictVoices } from "../../../table/testing/recorded";
import type { Locale } from "../../../text/fluent";
import type { Happening, Question } from "../../../wire";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { decksOf } from "../knowledge/piles";
import type { Here } from "../scene";
import * as things from "../things";
import type { Reference, View } from "../wire";
import { GAME } from "../words";

export interface Moment {
  names: string[];
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
  const found = moments.find(({ names }) => names.includes(name));
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** A voice that does not let anything pass that it cannot say. */
export const strictSay = strictVoices(GAME);

export const sceneOf = (moment: Pick<Moment, "view" | "question">, locale: Locale = "en"): Here =>
  quietScene(reference, moment, strictSay(locale));

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view, question }: Moment): Thing[] {
  const { cards, scenarios, neighborhoods } = bookOf(reference);
  const sheet = scenarios.get(view.scenario)!;
  const quarters = Object.keys(sheet.tiles);
  return [
    ...quarters.map(things.neighborhood),
    ...quarters.flatMap((id) => neighborhoods.get(id)!.spaces.map((space) => things.space(space.id))),
    ...sheet.streets.map(({ id }) => things.space(id)),
    ...view.monsters.map(({ token }) => things.monster(token)),
    ...view.investigators.flatMap((each) => [
      things.investigator(each.id),
      ...[...each.cards, ...each.conditions].map((card) => things.held(card, each.id, cards.get(card.id))),
    ]),
    ...[...view.display, ...view.revealed].map(things.card),
    ...view.codex.map(({ number }) => things.archive(number)),
    ...Object.values(view.attached).flat().map(things.archive),
    ...[view.rumor?.card, view.headline].flatMap((id) => (id ? [things.headline(id)] : [])),
    ...view.unused.map(things.investigator),
    ...[...decksOf(view), ...quarters].map(things.deck),
    ...(question?.options ?? []).flatMap(({ about, also }) => [...about, ...also]),
    ...[things.DISPLAY, things.SHEET, things.CUP, things.EVENTS],
  ];
}
