/** What lies on each space of the city and in the middle of each neighbourhood. */
import type { Thing } from "../../face";
import type { InvestigatorView, MarkerView, MonsterView, View } from "../wire";
import type { CityLoad, CitySlot } from "./slots";
import * as things from "./things";

export interface Lying {
  doom: number;
  markers: readonly MarkerView[];
  monsters: readonly MonsterView[];
  investigators: readonly InvestigatorView[];
  unstable: boolean;
}

export function lyingOn(id: string, view: View): Lying {
  return {
    doom: view.doom[id] ?? 0,
    markers: view.markers.filter(({ space }) => space === id),
    monsters: view.monsters.filter(({ space }) => space === id).sort(worstFirst),
    investigators: view.investigators.filter(({ space, fate }) => space === id && fate === "in-play"),
    unstable: view.unstable.includes(id),
  };
}

/** Epic monsters lie in sight, then those that somebody is engaged with, side by side, then those that are ready. */
const worstFirst = (one: MonsterView, other: MonsterView): number =>
  Number(other.epic) - Number(one.epic) ||
  rank(one) - rank(other) ||
  (one.engaged[0] ?? 0) - (other.engaged[0] ?? 0) ||
  one.token - other.token;

const rank = ({ status }: MonsterView): number => ["engaged", "ready", "exhausted"].indexOf(status);

/** In the middle of a neighbourhood. */
export interface Middle {
  clues: number;
  anomaly: boolean;
  markers: readonly MarkerView[];
  /** Archive cards that lie with its deck. */
  attached: readonly number[];
  /** The back of the top event shows it: here the next clue is found. */
  next: boolean;
}

export function middleOf(id: string, view: View): Middle {
  return {
    clues: view.clues[id] ?? 0,
    anomaly: view.anomalies.includes(id),
    markers: view.markers.filter(({ space }) => space === id),
    attached: view.attached[id] ?? [],
    next: view.next_event === id,
  };
}

export const loadOf = ({ doom, markers, monsters, investigators }: Lying): CityLoad => ({
  doom: doom ? 1 : 0,
  marker: markers.length,
  monster: monsters.length,
  investigator: investigators.length,
  bound: monsters.map(({ engaged }) => investigators.findIndex(({ seat }) => seat === engaged[0])),
});

/** Everything on a space that something could be done with. */
export const thingsOn = ({ monsters, investigators }: Lying): Thing[] => [
  ...monsters.map(({ token }) => things.monster(token)),
  ...investigators.map(({ id }) => things.investigator(id)),
];

/** What lies in a slot: of a pile, everything. Doom has no name of its own. */
export function thingsIn({ kind, index, count }: CitySlot, id: string, { monsters, investigators }: Lying): Thing[] {
  switch (kind) {
    case "monster":
      return monsters.slice(index, index + count).map(({ token }) => things.monster(token));
    case "investigator":
      return investigators.slice(index, index + count).map((each) => things.investigator(each.id));
    case "doom":
      return [doomOn(id)];
    case "marker":
      return [markerOn(id)];
  }
}

/** For the animation. */
export const doomOn = (id: string): Thing => `doom:${id}`;
export const markerOn = (id: string): Thing => `marker:${id}`;
export const cluesOf = (neighborhood: string): Thing => `clues:${neighborhood}`;
export const anomalyOf = (neighborhood: string): Thing => `anomaly:${neighborhood}`;
