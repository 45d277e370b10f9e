/** The map as it is drawn: the plates of the locations in play, and the strings between them. */
import { type Box, between, clip, isInside, type Line, type Point, pointAt, spline } from "../../../table/map/geometry";
import type { View } from "../wire";
import { type Slot, slotsOf } from "./charts";
import { BROW, PLATE, type Spread } from "./layout";

export interface Site {
  id: number;
  slot: Slot;
  plate: Box;
  /** The plate with the floor under it. */
  whole: Box;
  /** How wide those who stand here may stand without reaching to the next plate. */
  room: number;
  /** No plate was pinned quite straight, in degrees. */
  turn: number;
}

export interface Cord {
  one: number;
  other: number;
  /** What can be seen of it between the two plates. */
  line: Line;
  middle: Point;
  /** One can go both ways, or only from the one to the other. */
  oneWay: boolean;
}

export interface Plan {
  width: number;
  height: number;
  sites: ReadonlyMap<number, Site>;
  cords: readonly Cord[];
}

export function makePlan(locations: View["locations"], spread: Spread): Plan {
  const slots = slotsOf(locations);
  const sites = new Map<number, Site>();
  for (const { id } of locations) {
    const slot = slots.get(id);
    const whole = slot === undefined ? undefined : spread.wholes.get(slot);
    if (slot !== undefined && whole) sites.set(id, siteOf(id, slot, whole, roomOf(slot, whole, spread)));
  }
  return { width: spread.width, height: spread.height, sites, cords: cordsOf(locations, sites) };
}

function siteOf(id: number, slot: Slot, whole: Box, room: number): Site {
  const plate = { ...PLATE, x: whole.x, y: whole.y - whole.height / 2 + BROW + PLATE.height / 2 };
  return { id, slot, plate, whole, room, turn: tilt(slot) };
}

/** Half way to the plates at both sides, and not over the edge of the map. */
function roomOf(slot: Slot, whole: Box, { wholes, left, right }: Spread): number {
  const beside = [...wholes].flatMap(([other, { x, y }]) =>
    other !== slot && Math.abs(y - whole.y) < whole.height ? [Math.abs(x - whole.x)] : [],
  );
  return Math.min(...beside, 2 * (whole.x - left), 2 * (right - whole.x), 2 * whole.width);
}

/** Between −1.1 and 1.1, always the same for a slot. */
function tilt(slot: Slot): number {
  const sum = [...slot].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 997, 7);
  return Math.round(((sum / 997) * 2.2 - 1.1) * 10) / 10;
}

function cordsOf(locations: View["locations"], sites: ReadonlyMap<number, Site>): Cord[] {
  const leads = new Map(locations.map(({ id, connects }) => [id, new Set(connects)]));
  return locations.flatMap(({ id, connects }) =>
    connects.flatMap((to) => {
      const [from, there] = [sites.get(id), sites.get(to)];
      const back = leads.get(to)?.has(id) ?? false;
      if (!from || !there || (back && to < id)) return [];
      return [cordOf(from, there, !back, sites)];
    }),
  );
}

/** How far a string may be drawn aside, as a part of its length, to pass a plate that lies between. */
const BOWS = [0.02, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48];
const CLEAR = 6;

function cordOf(from: Site, to: Site, oneWay: boolean, sites: ReadonlyMap<number, Site>): Cord {
  const others = [...sites.values()].filter(({ id }) => id !== from.id && id !== to.id);
  const through = (line: Line) =>
    others.reduce((sum, { plate }) => sum + line.filter((point) => isInside(plate, point, CLEAR)).length, 0);
  const tries = BOWS.map((bow) => bowed(from.plate, to.plate, bow));
  const free = tries.find((line) => through(line) === 0);
  const whole = free ?? tries.toSorted((one, other) => through(one) - through(other))[0] ?? [];
  const line = clip(whole, [from.plate], [to.plate], 0);
  return { one: from.id, other: to.id, line, middle: pointAt(line, 0.5), oneWay };
}

function bowed(from: Point, to: Point, bow: number): Line {
  const middle = between(from, to, 0.5);
  return spline([from, { x: middle.x - (to.y - from.y) * bow, y: middle.y + (to.x - from.x) * bow }, to]);
}
