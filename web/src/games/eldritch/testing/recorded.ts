/** Recorded games for the tests: the reference book, a moment of every question, every kind of event. */
import { type Moment, recordedGame } from "../../../table/testing/recorded";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { PILES } from "../knowledge/piles";
import * as things from "../things";
import type { Reference, View } from "../wire";
import { GAME } from "../words";

export const { reference, moments, happenings, log, moment, strictSay, sceneOf } = recordedGame<View, Reference>(GAME);

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view, question }: Moment<View>): Thing[] {
  const { cards } = bookOf(reference);
  return [
    ...reference.spaces.map(({ id }) => things.space(id)),
    ...view.gates.map(({ space }) => things.gate(space)),
    ...view.clues.map(({ space }) => things.clue(space)),
    ...view.monsters.map(({ token }) => things.monster(token)),
    ...view.investigators.flatMap((each) => [
      things.investigator(each.id),
      ...[...each.cards, ...each.conditions].map((card) => things.held(card, each.id, cards.get(card.id))),
    ]),
    ...view.fallen.map(({ id }) => things.fallen(id)),
    ...view.reserve.map(things.card),
    ...view.ongoing.map(({ card }) => things.mythos(card)),
    ...view.unused.map(things.investigator),
    ...(view.expedition ? [things.EXPEDITION] : []),
    ...PILES.map((pile) => `deck:${pile}`),
    ...(question?.options ?? []).flatMap(({ about, also }) => [...about, ...also]),
    ...[things.RESERVE, things.DOOM, things.OMEN, things.MYSTERY, things.ancientOne(view.ancient_one)],
  ];
}
