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
  const { house, actions } = bookOf(reference).stories.get(view.story)!;
  const attempted = view.puzzles.find(({ card }) => card === view.attempt?.card);
  return [
    ...house.rooms.flatMap((room) => [
      things.room(room.id),
      ...room.spaces.map(({ id }) => things.space(id)),
      ...(room.id in view.piles ? [things.pile(room.id)] : []),
    ]),
    ...house.doors.map(({ id }) => things.door(id)),
    ...view.barriers.map(({ space }) => things.barrier(space)),
    ...Object.keys(view.corpses).map(things.corpse),
    ...view.monsters.map(({ id }) => things.monster(id)),
    ...view.investigators.flatMap((each) => [
      things.investigator(each.id),
      ...[each.mental, each.physical].filter((id) => id !== "").map(things.trait),
      ...cardsOf(each).map(things.card),
    ]),
    ...[...view.hand, ...actions, ...view.found_clues].map(things.card),
    ...view.pages.map(({ id }) => `page:${id}`),
    ...view.unused.map(things.investigator),
    ...Object.keys(view.pool).map((kind) => `${things.POOL}:${kind}`),
    ...decksOf(view).map(things.deck),
    ...(attempted ? [things.PUZZLE, ...attempted.pieces.map(({ place }) => things.piece(place))] : []),
    ...(Object.keys(view.answers).length ? ["answers"] : []),
    ...(question?.options ?? []).flatMap(({ about, also }) => [...about, ...also]),
    ...[things.EVENT_DECK, things.OBJECTIVE, things.THREAT, things.POOL],
  ];
}

const cardsOf = ({ cards, spells, injury, insanity, face_down_cards: down }: View["investigators"][number]) =>
  [...cards, ...spells.map(({ id }) => id), injury, insanity, ...down].flatMap((id) => id ?? []);
