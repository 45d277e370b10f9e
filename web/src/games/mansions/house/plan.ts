/** The house of a story as it is drawn: rooms with their names, spaces, walls, doors, and where everything has its place. */
import { type Box, between, distance, type Point, type Size } from "../../../table/map/geometry";
import { letter, widthOf } from "../../../table/map/lettering";
import { touches } from "../../../table/map/slots";
import type { Say } from "../../../text/say";
import type { DrawnFeature, DrawnRoom, DrawnSpace, Reference } from "../wire";
import { closedPath, holdsBox, inset, isWithin, type Polygon, pointOf, type Segment } from "./polygon";
import { roomName, spaceName } from "./words";

/** A square space is so wide. */
export const UNIT = 170;
/** The paper goes on so far beyond the house. */
const MARGIN = 62;
/** Half of a wall. */
export const WALL = 6;
/** Names are set in this size. */
export const NAME = 25;

export interface Title extends Box {
  lines: readonly string[];
  /** Of its letters. */
  size: number;
}

export interface Space {
  id: string;
  room: string;
  name: string;
  outline: Polygon;
  path: string;
  /** Along the inner side of its walls. */
  ring: string;
  centre: Point;
  dots: readonly Point[];
  /** Where the number keys of the space are shown. */
  keys: Box;
  features: readonly Feature[];
  /** Where nothing can be put down, beside the number keys. */
  taken: readonly Box[];
}

export interface Feature extends Point {
  kind: DrawnFeature["kind"];
  space: string;
  leadsTo: readonly string[];
}

export interface Room {
  id: string;
  name: string;
  ground: DrawnRoom["ground"];
  spaces: readonly string[];
  /** The space in which its name and its cards lie. */
  home: string;
  title: Title;
  pile: Point;
  /** Where it is told that it burns, and that it is dark. */
  signs: readonly [Point, Point];
}

export interface Door {
  id: number;
  line: Segment;
  middle: Point;
  /** How the wall runs, in degrees. */
  turn: number;
  /** On which side of the line the leaf stands open: 1 or -1 across it. */
  side: number;
  outer: boolean;
  /** A space at which it is. */
  beside: string;
}

export interface Plan {
  story: string;
  sheet: Size;
  start: string;
  rooms: ReadonlyMap<string, Room>;
  spaces: ReadonlyMap<string, Space>;
  walls: readonly Segment[];
  lines: readonly Segment[];
  doors: ReadonlyMap<number, Door>;
  /** Spaces with only a white line between them. */
  touching: ReadonlyMap<string, readonly string[]>;
}

/** The cards of a room, what tells that it burns or is dark, what is built into a space, and number keys are so large. */
export const PILE: Size = { width: 36, height: 48 };
export const SIGN = 34;
export const BUILT = 44;
export const KEYS = 28;
/** Two number keys side by side. */
const TWO_KEYS: Size = { width: 54, height: KEYS };

export function planOf(reference: Reference, story: string, say: Say): Plan {
  const house = reference.stories.find(({ id }) => id === story)?.house;
  if (!house) throw new Error(`There is no house for the story ${story}.`);
  const [west, north, east, south] = house.box;
  const at = (point: readonly [number, number]): Point => {
    const { x, y } = pointOf(point);
    return { x: (x - west) * UNIT + MARGIN, y: (y - north) * UNIT + MARGIN };
  };
  const stretch = ([a, b]: readonly [[number, number], [number, number]]): Segment => [at(a), at(b)];
  const built = house.rooms.map((room) => buildRoom(room, house.features, at, say));
  const spaces = new Map(built.flatMap(({ spaces }) => spaces).map((space) => [space.id, space]));
  return {
    story,
    sheet: { width: (east - west) * UNIT + 2 * MARGIN, height: (south - north) * UNIT + 2 * MARGIN },
    start: house.start,
    rooms: new Map(built.map(({ room }) => [room.id, room])),
    spaces,
    walls: house.walls.map(stretch),
    lines: house.lines.map(stretch),
    doors: new Map(house.doors.map(({ id, line, outer }) => [id, doorOf(id, stretch(line), outer, spaces)])),
    touching: neighboursOf(house.touching),
  };
}

function neighboursOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const join = (one: string, other: string) => found.set(one, [...(found.get(one) ?? []), other]);
  for (const [one, other] of pairs) {
    join(one, other);
    join(other, one);
  }
  return found;
}

type Place = (point: readonly [number, number]) => Point;

function buildRoom(drawn: DrawnRoom, features: readonly DrawnFeature[], at: Place, say: Say) {
  const name = say(roomName(drawn.id));
  const outlines = new Map(drawn.spaces.map((space) => [space.id, space.outline.map(at)]));
  const here = at(drawn.name_at);
  const home = [...outlines].find(([, outline]) => isWithin(outline, here))?.[0] ?? drawn.spaces[0]!.id;
  const outline = outlines.get(home)!;
  const title = titleIn(outline, name);
  const pile = lay(outline, PILE, [title], { x: title.x - title.width / 2, y: title.y + title.height });
  const pileBox = { ...pile, ...PILE };
  const sign = { width: SIGN, height: SIGN };
  const beside = { x: pile.x + PILE.width, y: pile.y };
  const fire = lay(outline, sign, [title, pileBox], beside);
  const dark = lay(outline, sign, [title, pileBox, { ...fire, ...sign }], { x: pile.x, y: pile.y + 60 });
  const spaces = drawn.spaces.map((space) => {
    const taken = space.id === home ? [title, pileBox] : [];
    const there = features.filter((feature) => feature.space === space.id && feature.kind !== "barrier");
    return buildSpace(space, drawn.id, outlines.get(space.id)!, taken, there, at, say);
  });
  const room: Room = {
    id: drawn.id,
    name,
    ground: drawn.ground,
    spaces: drawn.spaces.map(({ id }) => id),
    home,
    title,
    pile,
    signs: [fire, dark],
  };
  return { room, spaces };
}

function buildSpace(
  { id, center, dots }: DrawnSpace,
  room: string,
  outline: Polygon,
  taken: readonly Box[],
  drawn: readonly DrawnFeature[],
  at: Place,
  say: Say,
): Space {
  const box = boundsOf(outline);
  const corner = (across: number, down: number): Point => ({
    x: box.x + (across * box.width) / 2,
    y: box.y + (down * box.height) / 2,
  });
  const full: Box[] = [...taken];
  const put = (size: Size, towards: Point): Point => {
    const place = lay(outline, size, full, towards);
    full.push({ ...place, ...size });
    return place;
  };
  const features = drawn.map(({ kind, space, leads_to }) => ({
    kind,
    space,
    leadsTo: leads_to,
    ...put({ width: BUILT, height: BUILT }, corner(1, taken.length ? 1 : -1)),
  }));
  const reserved = [...full];
  const keys = put(TWO_KEYS, taken.length ? corner(-1, 1) : corner(-1, -1));
  return {
    id,
    room,
    name: say(spaceName(id)),
    outline,
    path: closedPath(outline),
    ring: closedPath(inset(outline, WALL + 7)),
    centre: at(center),
    dots: dots.map(at),
    keys: { ...keys, ...TWO_KEYS },
    features,
    taken: reserved,
  };
}

export function boundsOf(outline: Polygon): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + foot) / 2, width: right - left, height: foot - top };
}

/** Bold letters run wider than the lettering of plain ones reckons. */
const BOLD = 1.16;
const STEP = 4;
/** So far from a wall is everything that lies in a room. */
const CLEAR = WALL + 2;
/** Names are tried in lines of these widths, the widest first. */
const WIDTHS = [150, 130, 110, 92, 76];

/** The name of a room as large as it can be set, and then as far up as it can lie. */
function titleIn(outline: Polygon, name: string): Title {
  const box = boundsOf(outline);
  let best: Title | null = null;
  for (const width of WIDTHS) {
    const { lines, size } = letter(name, width / BOLD, NAME, 3);
    const height = lines.length * size * 1.02 + 4;
    const wide = BOLD * Math.max(...lines.map((line) => widthOf(line, size)));
    const found = gridOf(box)
      .filter((at) => holdsBox(outline, { ...at, width: wide, height }, CLEAR))
      .reduce<Point | null>((least, at) => (least && rank(least, box) <= rank(at, box) ? least : at), null);
    if (found && (!best || size > best.size + 0.5)) best = { ...found, width: wide, height, lines, size };
  }
  if (best) return best;
  const { lines, size } = letter(name, WIDTHS.at(-1)!, NAME, 3);
  return { x: box.x, y: box.y, width: WIDTHS.at(-1)!, height: lines.length * size, lines, size };
}

/** Rather far up, then rather in the middle. */
const rank = (at: Point, box: Box): number => at.y * 3 + Math.abs(at.x - box.x);

function gridOf({ x, y, width, height }: Box): Point[] {
  const [across, down] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  return Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column) => ({
      x: x - width / 2 + column * STEP,
      y: y - height / 2 + row * STEP,
    })),
  ).flat();
}

/** Lays something down inside, as near to a point as can be, on nothing else; in the middle where there is no room. */
function lay(outline: Polygon, size: Size, taken: readonly Box[], towards: Point): Point {
  const box = boundsOf(outline);
  const inside = gridOf(box).filter((at) => holdsBox(outline, { ...at, ...size }, CLEAR));
  const free = inside.filter((at) => !taken.some((other) => meet({ ...at, ...size }, other)));
  const nearest = (all: readonly Point[]) =>
    all.reduce<Point | null>(
      (least, at) => (least && distance(least, towards) <= distance(at, towards) ? least : at),
      null,
    );
  return nearest(free) ?? nearest(inside) ?? { x: box.x, y: box.y };
}

export const meet = (a: Box, b: Box, gap = 2): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;

/** How far the leaf of a door reaches. */
const LEAF = 52;

function doorOf(id: number, line: Segment, outer: boolean, spaces: ReadonlyMap<string, Space>): Door {
  const middle = between(...line, 0.5);
  const turn = (Math.atan2(line[1].y - line[0].y, line[1].x - line[0].x) * 180) / Math.PI;
  const across = ((turn + 90) * Math.PI) / 180;
  const beyond = (side: number): Point => ({
    x: middle.x + Math.cos(across) * 24 * side,
    y: middle.y + Math.sin(across) * 24 * side,
  });
  const behind = (side: number) => [...spaces.values()].find(({ outline }) => isWithin(outline, beyond(side)));
  /** The leaf opens to where it covers nothing, then to where there is more room. */
  const room = (space: Space | undefined) => {
    if (!space) return 0;
    const isCovered = space.taken.some((box) => touches(box, middle, LEAF));
    return distance(space.centre, middle) - (isCovered ? UNIT : 0);
  };
  const [one, other] = [behind(1), behind(-1)];
  const beside = (one ?? other)?.id ?? "";
  return { id, line, middle, turn, side: room(one) >= room(other) ? 1 : -1, outer, beside };
}

/** Where a space lies; the middle of the sheet for one that is nowhere. */
export const placeIn = ({ spaces, sheet }: Plan, id: string): Point =>
  spaces.get(id)?.centre ?? { x: sheet.width / 2, y: sheet.height / 2 };
