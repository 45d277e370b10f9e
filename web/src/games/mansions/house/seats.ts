/** Where figures and tokens stand in a space: inside of its walls, on nothing that lies there, none on another. */
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { boundsOf, type Plan, type Space, WALL } from "./plan";
import { holdsDisc } from "./polygon";

/** Tokens are as large as the space allows. */
export const SIZES = [52, 46, 40, 34, 29, 25] as const;
const GAP = 3;
const STEP = 4;

export interface Seat extends Point {
  size: number;
}

/** For each size as many seats as there are, side by side, and all places of which one may choose for a single token. */
interface Room {
  size: number;
  packed: readonly Point[];
  single: Point | null;
}

export type Seats = ReadonlyMap<string, readonly Room[]>;

export const seatsIn = (plan: Plan): Seats =>
  new Map([...plan.spaces.values()].map((space) => [space.id, SIZES.map((size) => roomFor(space, size))]));

function roomFor(space: Space, size: number): Room {
  const free = freeIn(space, size, [...space.taken, space.keys]);
  const middle = middleOf(free);
  const packed: Point[] = [];
  for (const at of free) if (packed.every((other) => distance(other, at) >= size + GAP)) packed.push(at);
  const near = (one: Point, other: Point) => distance(one, middle) - distance(other, middle);
  return { size, packed: packed.sort(near), single: free.length ? [...free].sort(near)[0]! : null };
}

/** From the foot upwards, row by row. */
function freeIn(space: Space, size: number, taken: readonly Box[]): Point[] {
  const box = boundsOf(space.outline);
  const found: Point[] = [];
  for (let y = box.y + box.height / 2; y > box.y - box.height / 2; y -= STEP)
    for (let x = box.x - box.width / 2; x < box.x + box.width / 2; x += STEP) {
      const at = { x, y };
      if (!holdsDisc(space.outline, at, size / 2 + WALL)) continue;
      if (taken.every((other) => !touches(other, at, size / 2))) found.push(at);
    }
  return found;
}

function middleOf(points: readonly Point[]): Point {
  const count = points.length || 1;
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** Seats for so many, the first of them on the left; fewer where there is no more room at all. */
export function seatsFor(count: number, rooms: readonly Room[]): Seat[] {
  if (!count) return [];
  const room = rooms.find(({ packed }) => packed.length >= count) ?? rooms.at(-1);
  if (!room) return [];
  const { size, packed, single } = room;
  if (count === 1 && single) return [{ ...single, size }];
  return packed
    .slice(0, count)
    .sort((one, other) => one.x - other.x || one.y - other.y)
    .map((at) => ({ ...at, size }));
}
