/** Where things lie on and around a space of the world. */
import { distance, type Point } from "../../../table/map/geometry";
import {
  type Seat,
  type Seating,
  type Load as SharedLoad,
  type Slot as SharedSlot,
  seated,
  seatsAround,
  touches,
} from "../../../table/map/slots";
import { SHEET } from "./ground/projection";
import { plateRoom, type Site, siteIds, siteOf } from "./sites";

export type SlotKind = "gate" | "clue" | "monster" | "investigator" | "expedition" | "rumor" | "mystery" | "eldritch";

/** How many of each lie on a space. */
export type Load = SharedLoad<SlotKind>;

export type Slot = SharedSlot<SlotKind>;

/** A token beside the seal is so wide. */
export const TOKEN = 38;
/** A gate lies on the seal and leaves its rim free; of its radius. */
const GATE = 1.8;
const GAP = 2;
const RINGS = 3;

/** Everybody's eye looks for investigators and monsters. */
const SEATING: Seating<Exclude<SlotKind, "gate">> = {
  size: TOKEN,
  places: { clue: 1, monster: 3, investigator: 8, expedition: 1, rumor: 1, mystery: 1, eldritch: 1 },
  home: { investigator: 180, eldritch: 225, expedition: 250, mystery: 270, rumor: 290, clue: 315, monster: 0 },
  order: [
    ["investigator", 0, 2],
    ["monster", 0, 1],
    ["clue", 0, 1],
    ["expedition", 0, 1],
    ["mystery", 0, 1],
    ["eldritch", 0, 1],
    ["rumor", 0, 1],
    ["monster", 1, 3],
    ["investigator", 2, 8],
  ],
};

/** On the far side of the name it hardly seems to belong to the space. */
const BEYOND = 2000;
/** Where the tokens of another space may lie as well. */
const CONTESTED = 170;

/** The places of everything that lies on a space. */
export function slotsOf(id: string, load: Load): Slot[] {
  const site = siteOf(id);
  const gate: Slot[] = load.gate
    ? [{ kind: "gate", index: 0, count: load.gate, x: site.x, y: site.y, size: site.radius * GATE }]
    : [];
  return [...gate, ...seated(load, seatsOf(id), SEATING)];
}

const known = new Map<string, readonly Seat[]>();

/** The seats around a seal; where its name stands or another seal, there is none. */
function seatsOf(id: string): readonly Seat[] {
  const seats = known.get(id) ?? findSeats(id);
  known.set(id, seats);
  return seats;
}

function findSeats(id: string): Seat[] {
  const site = siteOf(id);
  const others = siteIds.filter((other) => other !== id).map(siteOf);
  const plates = [site, ...others].flatMap((each) => plateRoom(each) ?? []);
  const isContested = (seat: Point) =>
    others.some((other) => distance(other, seat) < other.radius + 1.5 * TOKEN + 2 * GAP);
  return seatsAround(site, {
    token: TOKEN,
    gap: GAP,
    rings: RINGS,
    isFree: (seat) =>
      isOnSheet(seat) &&
      !plates.some((plate) => touches(plate, seat, TOKEN / 2)) &&
      !others.some((other) => distance(other, seat) < other.radius + TOKEN / 2 + GAP),
    drawback: (seat) => (isBeyond(site, seat) ? BEYOND : 0) + (isContested(seat) ? CONTESTED : 0),
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
