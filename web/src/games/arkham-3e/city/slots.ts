/** Where things lie around the spaces of a city. */
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { type Load, type Seat, type Seating, type Slot, seated, seatsAround, touches } from "../../../table/map/slots";
import { keysAt, type Plan, type Site } from "./plan";

export type SlotKind = "doom" | "marker" | "investigator" | "monster";
export interface CityLoad extends Load<SlotKind> {
  /** With which of the investigators each monster is engaged; -1 with none. */
  bound?: readonly number[];
}
export type CitySlot = Slot<SlotKind>;

/** A token beside a seal is so wide. */
export const TOKEN = 46;
/** Where many lie on one space they are smaller. */
const SMALL = 38;
const SIZES = [TOKEN, SMALL] as const;
const GAP = 2;
/** What ties a monster to an investigator is by so much wider than a token. */
export const TIE = 17;
const RINGS = 6;
/** The middle of a neighbourhood is so wide. */
export const CENTRE = 27;

/** The number keys of a space are so high. */
export const KEYS = 26;

/** Everybody's eye looks for doom, investigators and monsters. */
const SEATING: Omit<Seating<SlotKind>, "size"> = {
  places: { doom: 1, marker: 1, investigator: 6, monster: 4 },
  home: { doom: 300, marker: 240, investigator: 180, monster: 0 },
  order: [
    ["doom", 0, 1],
    ["investigator", 0, 2],
    ["monster", 0, 4],
    ["marker", 0, 1],
    ["investigator", 2, 6],
  ],
};

/** Where there are too few seats the monsters lie on one pile. */
const CROWDED: typeof SEATING = { ...SEATING, places: { ...SEATING.places, monster: 1 } };

const seatsFor = (load: CityLoad): number =>
  Object.entries(SEATING.places).reduce((sum, [kind, most]) => sum + Math.min(load[kind as SlotKind] ?? 0, most), 0);

/** What is farther away than this is in no token's way. */
const NEAR = 480;

/** At both ends of a ribbon may lie a letter. */
const LETTER = 40;

/** On the far side of the name it hardly seems to belong to the space. */
const BEYOND = 2000;
/** Where the tokens of another space may lie as well. */
const CONTESTED = 300;

/** By the space, for each size of token. */
export type Seats = ReadonlyMap<string, readonly (readonly Seat[])[]>;

export function seatsIn(plan: Plan): Seats {
  return new Map([...plan.sites.values()].map((site) => [site.id, SIZES.map((size) => seatsOf(site, size, plan))]));
}

/** The places of everything on the board, so that nothing covers anything else, whoever has to move up. */
export function slotsIn(loads: ReadonlyMap<string, CityLoad>, seats: Seats): ReadonlyMap<string, CitySlot[]> {
  const taken: CitySlot[] = [];
  return new Map(
    [...loads].map(([id, load]) => {
      const rooms = SIZES.map((size, place) => ({
        size,
        free: (seats.get(id)?.[place] ?? []).filter(
          (seat) => !taken.some((slot) => distance(slot, seat) < (slot.size + size) / 2),
        ),
      }));
      const fits = rooms.find(({ free }) => seatsFor(load) <= free.length);
      const { size, free } = fits ?? rooms.at(-1)!;
      const slots = seated(load, free, { ...(fits ? SEATING : CROWDED), size, beside: besideWhom(load) });
      taken.push(...slots);
      return [id, slots];
    }),
  );
}

/** A monster lies beside the investigator it is engaged with. */
const besideWhom =
  ({ bound = [] }: CityLoad): NonNullable<Seating<SlotKind>["beside"]> =>
  (kind, index, slots) =>
    kind === "monster" ? slots.find((slot) => slot.kind === "investigator" && slot.index === bound[index]) : undefined;

function seatsOf(site: Site, token: number, { sites, tiles, sheet }: Plan): Seat[] {
  const near = [...sites.values()].filter((other) => distance(site, other) < NEAR);
  const others = near.filter(({ id }) => id !== site.id);
  const plates = near.flatMap(({ plate }) => plate ?? []);
  const ribbons = tiles.map(({ ribbon }) => ({ ...ribbon, width: ribbon.width + LETTER }));
  const taken: Box[] = [...plates, ...ribbons];
  const edge = (token + TIE) / 2;
  const isOnSheet = ({ x, y }: Point) => x > edge && y > edge && x < sheet.width - edge && y < sheet.height - edge;
  /** By how much a seat is nearer to its own seal than to any other. */
  const lead = (at: Point) =>
    others.reduce((least, other) => Math.min(least, distance(other, at)), Number.POSITIVE_INFINITY) -
    distance(site, at);
  return seatsAround(site, {
    token,
    gap: GAP,
    rings: RINGS,
    ...(site.axis === null ? {} : { axis: site.axis }),
    isFree: (at) =>
      isOnSheet(at) &&
      lead(at) > 0 &&
      !taken.some((box) => touches(box, at, token / 2)) &&
      !tiles.some(({ centre }) => distance(centre, at) < CENTRE + token / 2) &&
      distance(keysAt(site), at) > (KEYS + token) / 2 &&
      !others.some((other) => distance(other, at) < other.radius + token / 2 + GAP),
    drawback: (at) => (isBeyond(site, at) ? BEYOND : 0) + (lead(at) < token ? CONTESTED : 0),
  });
}

function isBeyond({ y, plate }: Site, at: Point): boolean {
  return plate !== null && (plate.y > y ? at.y > plate.y : at.y < plate.y);
}
