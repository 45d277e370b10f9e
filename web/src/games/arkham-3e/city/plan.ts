/** The city as a scenario lays it out: where every tile, space and street lies, and where the names stand. */
import { type Box, between, type Point, type Size } from "../../../table/map/geometry";
import { letter, widthOf } from "../../../table/map/lettering";
import type { Say } from "../../../text/say";
import type { NeighborhoodEntry, Reference, Reward, ScenarioEntry, SpaceEntry, StreetEntry } from "../wire";
import {
  type Bearing,
  bearingOf,
  bearingsOf,
  centreOf,
  EDGE,
  isLow,
  outwardsOf,
  type Shape,
  sealOf,
  shapeOf,
  sideOf,
} from "./tiles";
import { spaceName } from "./words";

/** Names are set in this size: 14 pixels where the board is 856 wide and 555 high, as on a screen of 1440. */
export const NAME = 30;

/** The plate of a name, with the symbols of what encounters there are likely to bring. */
export interface Plate extends Box {
  lines: readonly string[];
  /** Of its letters. */
  size: number;
  rewards: readonly Reward[];
}

/** A place for investigators and monsters: a space of a neighbourhood, a street, or one beside the board. */
export interface Site extends Point {
  id: string;
  kind: "space" | "street" | "aside";
  name: string;
  /** Of its seal. */
  radius: number;
  plate: Plate | null;
  /** Which neighbourhood it belongs to. */
  tile: string | null;
  /** How a street runs between its tiles, in degrees from the right. */
  axis: number | null;
}

export interface Tile extends Point {
  id: string;
  name: string;
  spaces: readonly string[];
  /** Where clues lie. */
  centre: Point;
  /** The ribbon with its name. */
  ribbon: Omit<Plate, "rewards">;
}

export interface Street {
  id: string;
  type: StreetEntry["type"];
  touches: readonly string[];
  /** The ground between the two tiles, corner by corner. */
  ground: readonly Point[];
}

export interface Plan {
  sheet: Size;
  shape: Shape;
  tiles: readonly Tile[];
  streets: readonly Street[];
  /** By the space; in the order of the board. */
  sites: ReadonlyMap<string, Site>;
}

export const SEAL = 32;
const STREET_SEAL = 25;

/** `beside` are spaces that no tile has: cards that are spaces. */
export function planOf(reference: Reference, scenario: string, beside: readonly string[], say: Say): Plan {
  const sheet = reference.scenarios.find(({ id }) => id === scenario);
  if (!sheet) throw new Error(`There is no scenario ${scenario}.`);
  const laid = layOut(sheet);
  const tiles = reference.neighborhoods.flatMap((entry) => {
    const at = laid.at(entry.id);
    return at ? [tileOf(entry, at, laid.shape, say)] : [];
  });
  const entries = new Map(reference.neighborhoods.flatMap(({ spaces }) => spaces).map((entry) => [entry.id, entry]));
  const spaces = tiles.flatMap((tile) =>
    tile.spaces.map((id, place) =>
      spaceSite(entries.get(id)!, tile, bearingsOf(tile.id)[place] ?? "e", laid.shape, say),
    ),
  );
  const streets = sheet.streets.map((entry) => ({ entry, ...streetBetween(entry, tiles, laid) }));
  const asides = beside.map((id) => asideSite(id, laid, tiles, say));
  const sites = [
    ...spaces,
    ...streets.map(({ entry, ...lies }) => ({
      ...lies.middle,
      id: entry.id,
      kind: "street" as const,
      name: say(entry.name),
      radius: STREET_SEAL,
      plate: null,
      tile: null,
      axis: lies.axis,
    })),
    ...asides,
  ];
  return {
    sheet: laid.size,
    shape: laid.shape,
    tiles,
    streets: streets.map(({ entry: { id, type, touches }, ground }) => ({ id, type, touches, ground })),
    sites: new Map(sites.map((site) => [site.id, site])),
  };
}

interface Layout {
  size: Size;
  shape: Shape;
  /** Column and row of a neighbourhood. */
  cell(neighborhood: string): readonly number[];
  /** The middle of its tile, where the scenario has it. */
  at(neighborhood: string): Point | null;
}

function layOut({ tiles }: ScenarioEntry): Layout {
  const cells = Object.values(tiles);
  const [columns, rows] = [cells.map(([column = 0]) => column), cells.map(([, row = 0]) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const height = Math.max(...rows) - top;
  const shape = shapeOf(height + 1);
  const cell = (neighborhood: string) => tiles[neighborhood] ?? [0, 0];
  return {
    size: {
      width: (Math.max(...columns) - left) * shape.column + 2 * (shape.half + EDGE.width),
      height: height * shape.row + 2 * (shape.tall + EDGE.height),
    },
    shape,
    cell,
    at(neighborhood) {
      if (!(neighborhood in tiles)) return null;
      const [column = 0, row = 0] = cell(neighborhood);
      const [x, y] = [(column - left) * shape.column, (row - top) * shape.row];
      return { x: x + shape.half + EDGE.width, y: y + shape.tall + EDGE.height };
    },
  };
}

/** Bold letters run wider than the lettering of plain ones reckons. */
const BOLD = 1.17;

/** The ribbon with the name of a neighbourhood lies over the top of its tile: its letters, how wide they may be, how low. */
const RIBBON = { size: 31, room: 210, down: 16 };

function tileOf({ id, name, spaces }: NeighborhoodEntry, at: Point, { tall }: Shape, say: Say): Tile {
  const said = say(name);
  const { lines, size } = letter(said, RIBBON.room, RIBBON.size);
  const height = lines.length * size * 1.06 + 12;
  const widest = Math.max(...lines.map((line) => widthOf(line, size)));
  const centre = centreOf(id);
  return {
    ...at,
    id,
    name: said,
    spaces: spaces.map((space) => space.id),
    centre: { x: at.x + centre.x, y: at.y + centre.y },
    ribbon: { x: at.x, y: at.y - tall + RIBBON.down, width: BOLD * widest + 40, height, lines, size },
  };
}

/** How wide a name may be on its plate, in halves of its tile. */
const ROOM = 0.69;
/** The same beside the middle of the tile, where its side is near. */
const BESIDE = 0.56;
const MOST_LINES = 3;
/** The room of a symbol. */
export const SYMBOL = 27;

/** How near to the middle of its tile a plate beside it may come. */
const INWARDS = 58;

function plateOf(
  name: string,
  rewards: readonly Reward[],
  seal: Point,
  shape: Shape,
  above: boolean,
  outwards = 0,
): Plate {
  const { lines, size } = letter(name, shape.half * (outwards ? BESIDE : ROOM), NAME, MOST_LINES);
  const columns = Math.ceil(rewards.length / lines.length);
  const width = BOLD * Math.max(...lines.map((line) => widthOf(line, size))) + 18 + columns * SYMBOL;
  const height = lines.length * size * 1.04 + 9;
  const away = SEAL + height / 2 - 5;
  const x = seal.x + outwards * Math.max(0, width / 2 + INWARDS - sealOf("e", shape).x);
  return { x, y: seal.y + (above ? -away : away), width, height, lines, size, rewards };
}

function spaceSite(entry: SpaceEntry, tile: Tile, bearing: Bearing, shape: Shape, say: Say): Site {
  const seal = sealOf(bearing, shape);
  const at = { x: tile.x + seal.x, y: tile.y + seal.y };
  const name = say(entry.name);
  return {
    ...at,
    id: entry.id,
    kind: "space",
    name,
    radius: SEAL,
    plate: plateOf(name, entry.rewards, at, shape, isLow(bearing), outwardsOf(bearing)),
    tile: tile.id,
    axis: null,
  };
}

function streetBetween({ id, touches }: StreetEntry, tiles: readonly Tile[], laid: Layout) {
  const [one, other] = tiles.filter(({ spaces }) => touches.some((space) => spaces.includes(space)));
  if (!one || !other) throw new Error(`The street ${id} leads nowhere.`);
  const [[column = 0, row = 0], [toColumn = 0, toRow = 0]] = [laid.cell(one.id), laid.cell(other.id)];
  const on = ({ x, y }: Tile, side: readonly Point[]) => side.map((at) => ({ x: x + at.x, y: y + at.y }));
  const ground = [
    ...on(one, sideOf(bearingOf(toColumn - column, toRow - row), laid.shape)),
    ...on(other, sideOf(bearingOf(column - toColumn, row - toRow), laid.shape)),
  ];
  const [from, to] = ground as [Point, Point];
  return {
    ground,
    middle: between(one, other, 0.5),
    axis: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** At the side of the sheet, where it is farthest from all tiles; rather on the right, away from the buttons of the map. */
function asideSite(id: string, { size: { width, height }, shape }: Layout, tiles: readonly Tile[], say: Say): Site {
  const [x, y] = [EDGE.width + 110, EDGE.height + 70];
  const ends: Point[] = [width - x, x].flatMap((x) => [y, height / 2, height - y].map((y) => ({ x, y })));
  const room = (end: Point) => Math.min(...tiles.map((tile) => Math.hypot(tile.x - end.x, tile.y - end.y)));
  const at = ends.reduce((best, end) => (room(end) > room(best) ? end : best));
  const name = say(spaceName(id));
  const plate = plateOf(name, [], at, shape, false);
  return { ...at, id, kind: "aside", name, radius: SEAL, plate, tile: null, axis: null };
}

/** Where the keys of a space are shown: on the side of the seal where its name is not. */
export function keysAt({ x, y, radius, plate }: Site): Point {
  const down = (plate && plate.y < y ? 0.86 : -0.86) * radius;
  return { x: x - radius * 0.86, y: y + down };
}

/** Where a space lies; the middle of the sheet for one that is nowhere. */
export const placeIn = ({ sites, sheet }: Plan, id: string): Point =>
  sites.get(id) ?? { x: sheet.width / 2, y: sheet.height / 2 };
