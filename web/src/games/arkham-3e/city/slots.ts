/** Where things lie around the spaces of a city. */
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { type Load, type Seat, type Seating, type Slot, seated, seatsAround, touches } from "../../../table/map/slots";
import { keysAt, type Plan, type Site } from "./plan";

export type SlotKind = "doom" | "marker" | "investigator" | "monster";
export type CityLoad = Load<SlotKind>;
export type CitySlot = Slot<SlotKind>;

/** A token beside a seal is so wide. */
export const TOKEN = 38;
const GAP = 2;
const RINGS = 6;
/** The middle of a neighbourhood is so wide. */
export const CENTRE = 27;

/** The number keys of a space are so high. */
export const KEYS = 26;

/** Everybody's eye looks for doom, investigators and monsters. */
const SEATING: Seating<SlotKind> = {
  size: TOKEN,
  places: { doom: 1, marker: 1, investigator: 6, monster: 4 },
  home: { doom: 300, marker: 240, investigator: 180, monster: 0 },
  order: [
    ["doom", 0, 1],
    ["investigator", 0, 2],
    ["monster", 0, 2],
    ["marker", 0, 1],
    ["monster", 2, 4],
    ["investigator", 2, 6],
  ],
};

/** Where there are too few seats the monsters lie on one pile. */
const CROWDED: Seating<SlotKind> = { ...SEATING, places: { ...SEATING.places, monster: 1 } };

const seatsFor = (load: CityLoad): number =>
  Object.entries(SEATING.places).reduce((sum, [kind, most]) => sum + Math.min(load[kind as SlotKind] ?? 0, most), 0);

/** What is farther away than this is in no token's way. */
const NEAR = 480;

/** On the far side of the name it hardly seems to belong to the space. */
const BEYOND = 2000;
/** Where the tokens of another space may lie as well. */
const CONTESTED = 300;

export type Seats = ReadonlyMap<string, readonly Seat[]>;

export function seatsIn(plan: Plan): Seats {
  return new Map([...plan.sites.values()].map((site) => [site.id, seatsOf(site, plan)]));
}

/** The places of everything on the board, so that nothing covers anything else, whoever has to move up. */
export function slotsIn(loads: ReadonlyMap<string, CityLoad>, seats: Seats): ReadonlyMap<string, CitySlot[]> {
  const taken: CitySlot[] = [];
  return new Map(
    [...loads].map(([id, load]) => {
      const free = (seats.get(id) ?? []).filter((seat) => !taken.some((slot) => distance(slot, seat) < TOKEN));
      const slots = seated(load, free, seatsFor(load) > free.length ? CROWDED : SEATING);
      taken.push(...slots);
      return [id, slots];
    }),
  );
}

function seatsOf(site: Site, { sites, tiles, sheet }: Plan): Seat[] {
  const near = [...sites.values()].filter((other) => distance(site, other) < NEAR);
  const others = near.filter(({ id }) => id !== site.id);
  const plates = near.flatMap(({ plate }) => plate ?? []);
  const taken: Box[] = [...plates, ...tiles.map(({ ribbon }) => ribbon)];
  const edge = TOKEN / 2 + GAP;
  const isOnSheet = ({ x, y }: Point) => x > edge && y > edge && x < sheet.width - edge && y < sheet.height - edge;
  /** By how much a seat is nearer to its own seal than to any other. */
  const lead = (at: Point) =>
    others.reduce((least, other) => Math.min(least, distance(other, at)), Number.POSITIVE_INFINITY) -
    distance(site, at);
  return seatsAround(site, {
    token: TOKEN,
    gap: GAP,
    rings: RINGS,
    ...(site.axis === null ? {} : { axis: site.axis }),
    isFree: (at) =>
      isOnSheet(at) &&
      lead(at) > 0 &&
      !taken.some((box) => touches(box, at, TOKEN / 2)) &&
      !tiles.some(({ centre }) => distance(centre, at) < CENTRE + TOKEN / 2) &&
      distance(keysAt(site), at) > (KEYS + TOKEN) / 2 &&
      !others.some((other) => distance(other, at) < other.radius + TOKEN / 2 + GAP),
    drawback: (at) => (isBeyond(site, at) ? BEYOND : 0) + (lead(at) < TOKEN ? CONTESTED : 0),
  });
}

function isBeyond({ y, plate }: Site, at: Point): boolean {
  return plate !== null && (plate.y > y ? at.y > plate.y : at.y < plate.y);
}
