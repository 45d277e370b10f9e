/** Recorded games for the tests: the reference book, a moment of every question, every kind of event. */
import { type Moment, recordedGame } from "../../../table/testing/recorded";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { decksOf } from "../knowledge/piles";
import * as things from "../things";
import type { Reference, View } from "../wire";
import { GAME } from "../words";

export const { reference, moments, happenings, log, moment, strictSay, sceneOf } = recordedGame<View, Reference>(GAME);

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view, question }: Moment<View>): Thing[] {
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
