/** Where things lie on and around a space, so that none covers another. */
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { SHEET } from "./ground/projection";
import { plateRoom, type Site, siteIds, siteOf } from "./sites";

export type SlotKind = "gate" | "clue" | "monster" | "investigator" | "expedition" | "rumor" | "mystery" | "eldritch";

/** How many of each lie on a space. */
export type Load = Readonly<Partial<Record<SlotKind, number>>>;

export interface Slot extends Point {
  kind: SlotKind;
  /** Which of its kind lies here; of a pile, the first. */
  index: number;
  /** How many lie here: more than one is a pile. */
  count: number;
  /** How wide the token is. */
  size: number;
}

/** A token beside the seal is so wide. */
export const TOKEN = 38;
/** A gate lies on the seal and leaves its rim free; of its radius. */
const GATE = 1.8;
const GAP = 2;
const RINGS = 3;

/** How many of a kind lie side by side before the last one is a pile. */
const PLACES: Readonly<Record<SlotKind, number>> = {
  gate: 1,
  clue: 1,
  monster: 3,
  investigator: 8,
  expedition: 1,
  rumor: 1,
  mystery: 1,
  eldritch: 1,
};

/** On which side of the seal a kind is looked for, in degrees from the right, clockwise. */
const HOME: Readonly<Record<Exclude<SlotKind, "gate">, number>> = {
  investigator: 180,
  eldritch: 225,
  expedition: 250,
  mystery: 270,
  rumor: 290,
  clue: 315,
  monster: 0,
};

/** Who chooses a seat first: everybody's eye looks for investigators and monsters. */
const ORDER = [
  ["investigator", 0, 2],
  ["monster", 0, 1],
  ["clue", 0, 1],
  ["expedition", 0, 1],
  ["mystery", 0, 1],
  ["eldritch", 0, 1],
  ["rumor", 0, 1],
  ["monster", 1, 3],
  ["investigator", 2, 8],
] as const;

interface Seat extends Point {
  ring: number;
  /** In degrees from the right, clockwise. */
  angle: number;
  /** How much better another seat would be: in degrees that a token would rather go around the seal. */
  drawback: number;
}

/** On the far side of the name it hardly seems to belong to the space. */
const BEYOND = 2000;
/** Where the tokens of another space may lie as well. */
const CONTESTED = 170;

/** The places of everything that lies on a space. */
export function slotsOf(id: string, load: Load): Slot[] {
  const site = siteOf(id);
  const free = [...seatsOf(id)];
  const slots: Slot[] = load.gate
    ? [{ kind: "gate", index: 0, count: load.gate, x: site.x, y: site.y, size: site.radius * GATE }]
    : [];
  for (const [kind, from, to] of ORDER) {
    const all = load[kind] ?? 0;
    const places = Math.min(all, PLACES[kind]);
    for (let index = from; index < Math.min(to, places); index++) {
      const seat = takeNearest(free, HOME[kind]);
      if (!seat) return slots;
      const count = index === places - 1 ? all - index : 1;
      slots.push({ kind, index, count, x: seat.x, y: seat.y, size: TOKEN });
    }
  }
  return slots;
}

function takeNearest(free: Seat[], home: number): Seat | undefined {
  const cost = ({ ring, angle, drawback }: Seat) => ring * 360 + apart(angle, home) + drawback;
  const best = free.reduce<Seat | undefined>(
    (least, seat) => (least && cost(least) <= cost(seat) ? least : seat),
    undefined,
  );
  if (best) free.splice(free.indexOf(best), 1);
  return best;
}

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

const known = new Map<string, readonly Seat[]>();

/** The seats around a seal, ring by ring; where its name stands or another seal, there is none. */
function seatsOf(id: string): readonly Seat[] {
  const seats = known.get(id) ?? findSeats(id);
  known.set(id, seats);
  return seats;
}

function findSeats(id: string): Seat[] {
  const site = siteOf(id);
  const others = siteIds.filter((other) => other !== id).map(siteOf);
  const plates = [site, ...others].flatMap((each) => plateRoom(each) ?? []);
  const isFree = (seat: Point) =>
    isOnSheet(seat) &&
    !plates.some((plate) => touches(plate, seat)) &&
    !others.some((other) => distance(other, seat) < other.radius + TOKEN / 2 + GAP);
  const isContested = (seat: Point) =>
    others.some((other) => distance(other, seat) < other.radius + 1.5 * TOKEN + 2 * GAP);
  return Array.from({ length: RINGS }, (_, ring) => ringOf(site, ring))
    .flat()
    .filter(isFree)
    .map((seat) => (isContested(seat) ? { ...seat, drawback: seat.drawback + CONTESTED } : seat));
}

function ringOf(site: Site, ring: number): Seat[] {
  const reach = site.radius + TOKEN / 2 + GAP + ring * (TOKEN + GAP);
  const count = Math.floor(Math.PI / Math.asin(TOKEN / 2 / reach));
  return Array.from({ length: count }, (_, i) => {
    const angle = (270 + ((i + (ring % 2) / 2) * 360) / count) % 360;
    const turn = (angle * Math.PI) / 180;
    const at = { x: site.x + Math.cos(turn) * reach, y: site.y + Math.sin(turn) * reach };
    return { ...at, ring, angle, drawback: isBeyond(site, at) ? BEYOND : 0 };
  });
}

function isBeyond({ x, y, plate }: Site, at: Point): boolean {
  if (plate === null) return false;
  const far = { below: at.y - y, above: y - at.y, left: x - at.x, right: at.x - x }[plate];
  return far > TOKEN;
}

/** A token that lies over the frame of the map may not leave the sheet. */
function isOnSheet({ x, y }: Point): boolean {
  const edge = TOKEN / 2 + GAP;
  return x > edge && y > edge && x < SHEET.width - edge && y < SHEET.height - edge;
}

function touches(box: Box, { x, y }: Point): boolean {
  const reach = TOKEN / 2;
  const [dx, dy] = [Math.abs(x - box.x) - box.width / 2, Math.abs(y - box.y) - box.height / 2];
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < reach;
}
