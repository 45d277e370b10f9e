/** The house of a story as it is drawn: rooms with their names, spaces, walls, doors, and where everything has its place. */
import { type Box, between, distance, type Point, type Size } from "../../../table/map/geometry";
import { letter, widthOf } from "../../../table/map/lettering";
import { touches } from "../../../table/map/slots";
import type { Say } from "../../../text/say";
import type { DrawnFeature, DrawnRoom, DrawnSpace, Reference } from "../wire";
import { closedPath, holdsBox, inset, isWithin, type Polygon, pointOf, type Segment } from "./polygon";
import { roomName, spaceName } from "./words";

/** A square space is so wide. */
export const UNIT = 160;
/** The paper goes on so far beyond the house. */
export const MARGIN = 44;
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
  /** Of the story. */
  name: string;
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
export const BUILT = 40;
export const KEYS = 28;
/** Two number keys side by side. */
const TWO_KEYS: Size = { width: 54, height: KEYS };
const ONE_KEY: Size = { width: KEYS, height: KEYS };

export function planOf(reference: Reference, story: string, say: Say): Plan {
  const entry = reference.stories.find(({ id }) => id === story);
  if (!entry) throw new Error(`There is no house for the story ${story}.`);
  const { house } = entry;
  const [west, north, east, south] = house.box;
  const at = (point: readonly [number, number]): Point => {
    const { x, y } = pointOf(point);
    return { x: (x - west) * UNIT + MARGIN, y: (y - north) * UNIT + MARGIN };
  };
  const stretch = ([a, b]: readonly [[number, number], [number, number]]): Segment => [at(a), at(b)];
  const leaves = house.doors.map(({ line }) => between(...stretch(line), 0.5));
  const built = house.rooms.map((room) => buildRoom(room, house.features, leaves, at, say));
  const spaces = new Map(built.flatMap(({ spaces }) => spaces).map((space) => [space.id, space]));
  return {
    name: say(entry.name),
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

function buildRoom(drawn: DrawnRoom, features: readonly DrawnFeature[], leaves: readonly Point[], at: Place, say: Say) {
  const name = say(roomName(drawn.id));
  const outlines = new Map(drawn.spaces.map((space) => [space.id, space.outline.map(at)]));
  const here = at(drawn.name_at);
  const home = [...outlines].find(([, outline]) => isWithin(outline, here))?.[0] ?? drawn.spaces[0]!.id;
  const outline = outlines.get(home)!;
  const { title, pile } = headIn(outline, name, leaves);
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
  const keys = taken.length
    ? keysIn(outline, full, corner(-1, 1), FROM_FOOT)
    : keysIn(outline, full, corner(-1, -1), OVER_WALL);
  return {
    id,
    room,
    name: say(spaceName(id)),
    outline,
    path: closedPath(outline),
    ring: closedPath(inset(outline, WALL + 7)),
    centre: at(center),
    dots: dots.map(at),
    keys,
    features,
    taken: full,
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
/** So far from a wall is everything that lies in a room; number keys may lie over the wall. */
const CLEAR = WALL + 2;
const OVER_WALL = -7;
/** At the foot of a space they keep away from those of the next one. */
const FROM_FOOT = 8;
/** Names are tried in lines of these widths, the widest first, and in these sizes. */
const WIDTHS = [140, 124, 106, 90, 74];
const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.56];

/**
 * The name of a room and its cards: the name as large as can be with room left for the cards, away from the leaves of doors
 * if it can be, and as far up as it can lie.
 */
function headIn(outline: Polygon, name: string, leaves: readonly Point[]): Head {
  for (const scale of SCALES) {
    const anywhere = largestHead(outline, name, NAME * scale, []);
    if (!anywhere) continue;
    const away = largestHead(outline, name, NAME * scale, leaves);
    return away && away.title.size >= SMALLER * anywhere.title.size ? away : anywhere;
  }
  throw new Error(`There is no room for the name ${name}.`);
}

interface Head {
  title: Title;
  pile: Point;
}

/** So much smaller a name may be so that no door opens over it. */
const SMALLER = 0.9;

function largestHead(outline: Polygon, name: string, most: number, leaves: readonly Point[]): Head | null {
  for (const side of SIDES) {
    const found = WIDTHS.flatMap((width) => {
      const title = titleIn(outline, name, width, most, side, leaves);
      const pile = title && layFree(outline, PILE, [title], underTitle(title));
      return title && pile ? [{ title, pile }] : [];
    });
    if (found.length) return found.reduce((best, each) => (each.title.size > best.title.size + 0.5 ? each : best));
  }
  return null;
}

/** Rather in the middle than at the side, with the cards beside it: part of the width from the middle. */
const SIDES = [0, 0.5, -0.5];

const underTitle = ({ x, y, width, height }: Title): Point => ({ x: x - width / 2, y: y + height });

function titleIn(
  outline: Polygon,
  name: string,
  width: number,
  most: number,
  side: number,
  leaves: readonly Point[],
): Title | null {
  const { lines, size } = letter(name, width / BOLD, most, 3);
  const height = lines.length * size * 1.02 + 4;
  const wide = BOLD * Math.max(...lines.map((line) => widthOf(line, size)));
  const box = boundsOf(outline);
  const from = box.x + side * box.width;
  for (let y = box.y - box.height / 2 + height / 2; y < box.y + box.height / 2; y += STEP)
    for (let aside = 0; aside < box.width * (0.5 + Math.abs(side)); aside += STEP)
      for (const x of [from - aside, from + aside]) {
        const there = { x, y, width: wide, height };
        if (leaves.some((leaf) => touches(there, leaf, LEAF))) continue;
        if (holdsBox(outline, there, CLEAR)) return { ...there, lines, size };
      }
  return null;
}

/** Lays something down inside, as near to a point as can be, on nothing else; nowhere, where there is no room. */
function layFree(outline: Polygon, size: Size, taken: readonly Box[], towards: Point, clear = CLEAR): Point | null {
  const box = boundsOf(outline);
  let [best, least]: [Point | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let y = box.y - box.height / 2; y <= box.y + box.height / 2; y += STEP)
    for (let x = box.x - box.width / 2; x <= box.x + box.width / 2; x += STEP) {
      const far = distance({ x, y }, towards);
      if (far >= least) continue;
      const there = { x, y, ...size };
      if (taken.some((other) => meet(there, other)) || !holdsBox(outline, there, clear)) continue;
      [best, least] = [{ x, y }, far];
    }
  return best;
}

/** The same; where there is no room, on something else. */
const lay = (outline: Polygon, size: Size, taken: readonly Box[], towards: Point): Point =>
  layFree(outline, size, taken, towards) ?? layFree(outline, size, [], towards) ?? towards;

/** Rather room for two number keys than for one. */
function keysIn(outline: Polygon, taken: readonly Box[], towards: Point, clear: number): Box {
  for (const size of [TWO_KEYS, ONE_KEY]) {
    const found = layFree(outline, size, taken, towards, clear);
    if (found) return { ...found, ...size };
  }
  return { ...lay(outline, ONE_KEY, [], towards), ...ONE_KEY };
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
