/** The map for a window of a given shape: where each building, space, walkway and arrow is drawn. */

import { type Box, beside, clip, type Line, nearest, type Point, pointAt, spline } from "../../../table/map/geometry";
import type { Colour, LocationEntry, Reference } from "../wire";
import type { Places } from "./places";

export interface Site {
  number: number;
  zone: LocationEntry["zone"];
  /** The plate with the name and the spaces. */
  plate: Box;
  /** The drawing that stands on it. */
  house: Box;
  /** Drawing and plate together. */
  whole: Box;
  /** The line between the name and the spaces. */
  brow: number;
  spaces: readonly Point[];
  /** Where the clue or the gate lies. */
  token: Point;
  /** The ground before the door, where investigators stand. */
  door: Point;
}

export interface Walkway {
  one: number;
  other: number;
  line: Line;
  /** What can be seen of it between the two buildings. */
  open: Line;
  middle: Point;
}

export interface Arrow {
  colour: Colour;
  from: number;
  to: number;
  line: Line;
}

export interface Plan {
  tall: boolean;
  width: number;
  height: number;
  places: Places;
  sites: ReadonlyMap<number, Site>;
  walkways: ReadonlyMap<string, Walkway>;
  arrows: readonly Arrow[];
}

const HOUSE = { width: 138, height: 80 };
/** The drawing leaves room for the token at its right. */
const ASIDE = 9;
/** No plate comes nearer to the edge of the map. */
const EDGE = 14;
const PAD = 9;
const GAP = 6;
const PATH_SIDE = 21;
/** Arrows over the lawns leave and reach a plate where it is nearest, but not at its very corner. */
const CORNER = 16;

export const walkwayKey = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** The map is as large as its buildings need, and has the given shape. */
export function makePlan(reference: Reference, places: Places, shape: number): Plan {
  const height = Math.max(places.least.height, places.least.width / shape);
  const width = height * shape;
  const sites = new Map(reference.locations.map((entry) => [entry.number, siteOf(entry, places, width, height)]));
  const walkways = new Map(
    reference.walkways.map(([one, other]) => [walkwayKey(one, other), walkwayOf(one, other, places, sites)]),
  );
  const arrows = reference.locations.flatMap((entry) => [
    arrowOf("red", entry, entry.blue === entry.red, places, sites, walkways),
    arrowOf("blue", entry, entry.blue === entry.red, places, sites, walkways),
  ]);
  return { tall: places.columns < places.rows, width, height, places, sites, walkways, arrows };
}

function siteOf(entry: LocationEntry, places: Places, width: number, height: number): Site {
  const { grid, margin, columns, rows, space, drawing, nameSize } = places;
  const cell = grid[entry.number] ?? { x: 0, y: 0 };
  const column = margin.left + (cell.x * (width - margin.left - margin.right)) / (columns - 1);
  const y = margin.top + (cell.y * (height - margin.top - margin.bottom)) / (rows - 1);

  const row = entry.spaces * space + (entry.spaces - 1) * GAP;
  const band = nameSize * 2.16;
  const plateWidth = Math.max(row + 2 * PAD, nameSize * places.plate);
  const x = Math.max(column, plateWidth / 2 + EDGE);
  const plateHeight = band + space + PAD;
  const tall = HOUSE.height * drawing;
  const top = y - (tall + plateHeight) / 2;
  const brow = top + tall + band;
  return {
    number: entry.number,
    zone: entry.zone,
    plate: { x, y: top + tall + plateHeight / 2, width: plateWidth, height: plateHeight },
    house: { x: x - ASIDE, y: top + tall / 2, width: HOUSE.width * drawing, height: tall },
    whole: { x, y, width: plateWidth, height: tall + plateHeight },
    brow,
    spaces: Array.from({ length: entry.spaces }, (_, i) => ({
      x: x - row / 2 + space / 2 + i * (space + GAP),
      y: brow + space / 2,
    })),
    token: { x: x + plateWidth / 2 - space * 0.34, y: top + tall - space * 0.36 },
    door: { x, y: top + tall },
  };
}

function bendsOf(key: string, places: Places, sites: ReadonlyMap<number, Site>): Point[] {
  return (places.bends[key] ?? []).map(({ at, dx, dy }) => {
    const { x = 0, y = 0 } = sites.get(at)?.whole ?? {};
    return { x: x + dx, y: y + dy };
  });
}

function walkwayOf(one: number, other: number, places: Places, sites: ReadonlyMap<number, Site>): Walkway {
  const [from, to] = [sites.get(one)!, sites.get(other)!];
  const bends = bendsOf(`${one}-${other}`, places, sites);
  const line = spline([from.plate, ...(bends.length ? bends : [bow(from.plate, to.plate, one + other)]), to.plate]);
  const open = clip(line, [from.plate, from.house], [to.plate, to.house], 0);
  return { one, other, line, open, middle: pointAt(open, 0.5) };
}

/** A path across a lawn is never quite straight. */
function bow(from: Point, to: Point, turn: number): Point {
  const far = turn % 2 ? 0.05 : -0.05;
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * far, y: (from.y + to.y) / 2 + (to.x - from.x) * far };
}

/** Beside the walkway where there is one, red to its right; otherwise on its own way over the lawns. */
function arrowOf(
  colour: Colour,
  entry: LocationEntry,
  sameWay: boolean,
  places: Places,
  sites: ReadonlyMap<number, Site>,
  walkways: ReadonlyMap<string, Walkway>,
): Arrow {
  const [from, to] = [entry.number, entry[colour]];
  const [start, end] = [sites.get(from)!, sites.get(to)!];
  const walkway = walkways.get(walkwayKey(from, to));
  let line: Line;
  if (walkway) {
    const forth = walkway.one === from ? walkway.line : walkway.line.toReversed();
    const left = (colour === "blue" && sameWay) || places.onTheLeft.includes(`${from}>${to}`);
    line = beside(forth, left ? -PATH_SIDE : PATH_SIDE);
  } else {
    const bends = bendsOf(`${from}>${to}`, places, sites);
    const [first, last] = [bends[0] ?? end.plate, bends.at(-1) ?? start.plate];
    line = spline([nearest(start.plate, first, CORNER), ...bends, nearest(end.plate, last, CORNER)]);
  }
  return { colour, from, to, line: clip(line, [start.plate, start.house], [end.plate, end.house], 5) };
}
