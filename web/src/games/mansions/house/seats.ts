/** Where figures and tokens stand in a space: inside of its walls, on nothing that lies there, none on another. */
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { boundsOf, type Plan, type Space, WALL } from "./plan";
import { holdsDisc } from "./polygon";

/** Tokens are as large as the space allows. */
export const SIZES = [50, 45, 40, 35, 30, 26, 22] as const;
const SMALL = SIZES.slice(-3);
const GAP = 3;
const STEP = 4;

export interface Seat extends Point {
  size: number;
}

/** What room there is for tokens of a size: as many seats as there are side by side, and the best one for a single token. */
interface Room {
  size: number;
  packed: readonly Point[];
  single: Point | null;
}

/** The seats of a space, found when somebody first needs them. */
export type Seats = (space: string, count: number) => Seat[];

export function seatsIn(plan: Plan): Seats {
  const found = new Map<string, Room>();
  const roomIn = (id: string, size: number, kept: boolean): Room => {
    const key = `${id} ${size} ${kept}`;
    const space = plan.spaces.get(id);
    const room = found.get(key) ?? (space ? roomFor(space, size, kept) : { size, packed: [], single: null });
    found.set(key, room);
    return room;
  };
  return (space, count) =>
    count
      ? seated(
          count,
          fitting(count, (size, kept) => roomIn(space, size, kept)),
        )
      : [];
}

/** The largest size in which there are seats enough; at last over the number keys, and fewer where there never are. */
function fitting(count: number, room: (size: number, kept: boolean) => Room): Room {
  const size = SIZES.find((each) => room(each, true).packed.length >= count);
  if (size) return room(size, true);
  return room(SMALL.find((each) => room(each, false).packed.length >= count) ?? SIZES.at(-1)!, false);
}

/** `kept`: the place of the number keys is left free. */
function roomFor(space: Space, size: number, kept: boolean): Room {
  const free = freeIn(space, size, kept ? [...space.taken, space.keys] : space.taken);
  const middle = middleOf(free);
  const packed: Point[] = [];
  for (const at of free) if (packed.every((other) => distance(other, at) >= size + GAP)) packed.push(at);
  const near = (one: Point, other: Point) => distance(one, middle) - distance(other, middle);
  const single = free.reduce<Point | null>((best, at) => (best && near(best, at) <= 0 ? best : at), null);
  return { size, packed: packed.sort(near), single };
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
function seated(count: number, { size, packed, single }: Room): Seat[] {
  if (count === 1 && single) return [{ ...single, size }];
  return packed
    .slice(0, count)
    .sort((one, other) => one.x - other.x || one.y - other.y)
    .map((at) => ({ ...at, size }));
}
