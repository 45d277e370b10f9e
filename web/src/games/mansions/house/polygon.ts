/** Outlines of rooms: what lies inside of them, and lines along their inner side. */
import { type Box, distance, type Point, round } from "../../../table/map/geometry";

export type Polygon = readonly Point[];
export type Segment = readonly [Point, Point];

export const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

const edges = new WeakMap<Polygon, readonly Segment[]>();

/** Found once for every outline. */
export function edgesOf(outline: Polygon): readonly Segment[] {
  const known = edges.get(outline);
  if (known) return known;
  const found = outline.map((from, i): Segment => [from, outline[(i + 1) % outline.length]!]);
  edges.set(outline, found);
  return found;
}

export const closedPath = (outline: Polygon): string =>
  `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;

export const segmentsPath = (segments: readonly Segment[]): string =>
  segments.map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join("");

export function isWithin(outline: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(outline))
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  return inside;
}

/** How far a point is from a straight stretch. */
export function awayFrom([a, b]: Segment, at: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const near = Math.max(0, Math.min(1, part));
  return distance(at, { x: a.x + dx * near, y: a.y + dy * near });
}

/** Whether a disc lies wholly inside. */
export const holdsDisc = (outline: Polygon, at: Point, radius: number): boolean =>
  isWithin(outline, at) && edgesOf(outline).every((edge) => awayFrom(edge, at) >= radius);

/** Whether a box lies wholly inside, so far from the edges. */
export function holdsBox(outline: Polygon, { x, y, width, height }: Box, margin: number): boolean {
  const [w, h] = [width / 2 + margin, height / 2 + margin];
  if (!isWithin(outline, { x, y })) return false;
  const [left, right, top, foot] = [x - w, x + w, y - h, y + h];
  return edgesOf(outline).every((edge) => !cuts(edge, left, right, top, foot));
}

/** Whether a stretch runs through a box: it comes in at one of its sides and goes on (Liang and Barsky). */
function cuts([a, b]: Segment, left: number, right: number, top: number, foot: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  const sides: [number, number][] = [
    [-dx, a.x - left],
    [dx, right - a.x],
    [-dy, a.y - top],
    [dy, foot - a.y],
  ];
  for (const [run, room] of sides) {
    if (run === 0 && room < 0) return false;
    if (run === 0) continue;
    if (run < 0) from = Math.max(from, room / run);
    else to = Math.min(to, room / run);
  }
  return from < to;
}

/** Which way one turns from a line towards a point. */
const turning = ([a, b]: Segment, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** Less than this is only how numbers are kept. */
const NOTHING = 1e-6;

/** Do the ends of another lie on different sides of a line, or on it? */
function parts(line: Segment, [a, b]: Segment): boolean {
  const [one, other] = [turning(line, a), turning(line, b)];
  return Math.abs(one) < NOTHING || Math.abs(other) < NOTHING || one > 0 !== other > 0;
}

/** Do two lines cross or touch? */
export function crosses(one: Segment, other: Segment): boolean {
  const overlap = (a: number, b: number, c: number, d: number) =>
    Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
  return (
    overlap(one[0].x, one[1].x, other[0].x, other[1].x) &&
    overlap(one[0].y, one[1].y, other[0].y, other[1].y) &&
    parts(one, other) &&
    parts(other, one)
  );
}

/** Where two lines meet that cross. */
export function crossing(one: Segment, other: Segment): Point {
  const [from, to] = [turning(other, one[0]), turning(other, one[1])];
  const part = from === to ? 0 : from / (from - to);
  return { x: one[0].x + (one[1].x - one[0].x) * part, y: one[0].y + (one[1].y - one[0].y) * part };
}

const areaOf = (outline: Polygon): number =>
  edgesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** Without corners that lie on a straight stretch. */
const cornersOf = (outline: Polygon): Polygon =>
  outline.filter((at, i) => {
    const [before, after] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
    return Math.abs(turning([before, at], after)) > 1e-6;
  });

/** The line along the inner side of an outline. */
export function inset(outline: Polygon, by: number): Polygon {
  const corners = cornersOf(outline);
  const side = areaOf(corners) > 0 ? 1 : -1;
  const moved = edgesOf(corners).map(([a, b]): Segment => {
    const length = distance(a, b) || 1;
    const [x, y] = [(-(b.y - a.y) / length) * by * side, ((b.x - a.x) / length) * by * side];
    return [
      { x: a.x + x, y: a.y + y },
      { x: b.x + x, y: b.y + y },
    ];
  });
  return moved.map((edge, i) => meeting(moved.at(i - 1)!, edge));
}

/** Where two lines meet, be it beyond their ends. */
function meeting([a, b]: Segment, [c, d]: Segment): Point {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const part = ((c.x - a.x) * vy - (c.y - a.y) * vx) / (ux * vy - uy * vx);
  return { x: a.x + ux * part, y: a.y + uy * part };
}
