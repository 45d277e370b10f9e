/** Recorded games for the tests: the reference book, a moment of every question, every kind of event. */
import { type Moment, recordedGame } from "../../../table/testing/recorded";
import type { Thing } from "../../face";
import type { Reference, View } from "../wire";
import { GAME } from "../words";

export const { reference, moments, happenings, log, moment, strictSay, sceneOf } = recordedGame<View, Reference>(GAME);

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view }: Moment<View>): Thing[] {
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
