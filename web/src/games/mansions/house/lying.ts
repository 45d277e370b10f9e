/** What stands and lies in each space, and what is the matter with each room. */
import type { Thing } from "../../face";
import * as things from "../things";
import type { BarrierView, InvestigatorView, MonsterView, PileView, View } from "../wire";
import { roomOf } from "../words";
import type { Seat, Seats } from "./seats";

export interface Lying {
  corpses: number;
  /** A barrier that stands at no door. */
  barriers: readonly BarrierView[];
  investigators: readonly InvestigatorView[];
  monsters: readonly MonsterView[];
}

export function lyingIn(space: string, view: View): Lying {
  return {
    corpses: view.corpses[space] ?? 0,
    barriers: view.barriers.filter((each) => each.space === space && each.door === null),
    investigators: view.investigators.filter((each) => each.space === space && each.fate === "in-play"),
    monsters: view.monsters.filter((each) => each.space === space),
  };
}

/** Something in its seat; the last one of a crowd may have others under it. */
export type Entry = Seat &
  (
    | { is: "corpse"; thing: Thing; count: number }
    | { is: "barrier"; thing: Thing }
    | { is: "investigator"; thing: Thing; who: InvestigatorView }
    | { is: "monster"; thing: Thing; monster: MonsterView; under: readonly MonsterView[] }
  );

type Unseated = Entry extends infer Each ? (Each extends Entry ? Omit<Each, keyof Seat> : never) : never;

/** From the left: what lies on the floor, investigators, monsters; where not all have room, monsters stand on one another. */
export function entriesIn(space: string, lying: Lying, seats: Seats): Entry[] {
  const { corpses, barriers, investigators, monsters } = lying;
  const first: Unseated[] = [
    ...(corpses ? [{ is: "corpse" as const, thing: things.corpse(space), count: corpses }] : []),
    ...barriers.map(() => ({ is: "barrier" as const, thing: things.barrier(space) })),
    ...investigators.map((who) => ({ is: "investigator" as const, thing: things.investigator(who.id), who })),
  ];
  const places = seats(space, first.length + monsters.length);
  const left = places.length - first.length;
  const alone = monsters.length <= left ? monsters : monsters.slice(0, Math.max(0, left - 1));
  const crowd = monsters.slice(alone.length);
  const beasts: Unseated[] = [
    ...alone.map((monster) => ({ monster, under: [] })),
    ...(crowd[0] ? [{ monster: crowd[0], under: crowd.slice(1) }] : []),
  ].map((each) => ({ is: "monster" as const, thing: things.monster(each.monster.id), ...each }));
  return [...first, ...beasts].flatMap((each, i): Entry[] => {
    const seat = places[i] ?? places.at(-1);
    return seat ? [{ ...each, ...seat } as Entry] : [];
  });
}

/** What an entry is made of: of a crowd, everybody. */
export const thingsIn = (entry: Entry): Thing[] =>
  entry.is === "monster" ? [entry.thing, ...entry.under.map(({ id }) => things.monster(id))] : [entry.thing];

/** Everything in a space that something could be done with. */
export const thingsOf = (space: string, { corpses, barriers, investigators, monsters }: Lying): Thing[] => [
  ...(corpses ? [things.corpse(space)] : []),
  ...(barriers.length ? [things.barrier(space)] : []),
  ...investigators.map(({ id }) => things.investigator(id)),
  ...monsters.map(({ id }) => things.monster(id)),
];

export interface RoomState {
  fire: boolean;
  dark: boolean;
  pile: PileView | undefined;
  /** Where somebody stands with a lamp, unless it is dark. */
  lamps: readonly string[];
}

export function stateOf(room: string, view: View): RoomState {
  const dark = view.darkness.includes(room);
  return {
    fire: view.fire.includes(room),
    dark,
    pile: view.piles[room],
    lamps: dark ? [] : spacesWithPeople(room, view),
  };
}

const spacesWithPeople = (room: string, { investigators }: View): string[] => {
  const standing = investigators.filter(({ fate, space }) => fate === "in-play" && roomOf(space) === room);
  return [...new Set(standing.map(({ space }) => space))];
};

/** How many cards lie in a room, the Lock among them. */
export const heightOf = ({ backs, locked, dropped }: PileView): number =>
  backs.length + dropped.length + (locked ? 1 : 0);

/** What lies on top: a Lock, what was dropped, then what the backs tell. */
export function topOf({ backs, locked, dropped }: PileView): "lock" | "dropped" | "obstacle" | "exploration" | null {
  if (locked) return "lock";
  return dropped.length ? "dropped" : (backs.at(-1) ?? null);
}

/** For the animation. */
export const fireIn = (room: string): Thing => `fire:${room}`;
export const darknessIn = (room: string): Thing => `darkness:${room}`;
