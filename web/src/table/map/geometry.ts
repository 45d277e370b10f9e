/** Points, boxes and lines of a map. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle by its middle. */
export interface Box extends Point, Size {}

export type Line = readonly Point[];

const STEPS = 36;

/** A smooth line through the points (Catmull-Rom), finely sampled. */
export function spline(points: Line): Line {
  if (points.length < 3) return sample(points);
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    for (let step = 0; step < STEPS; step++) line.push(bend(before, from, to, after, step / STEPS));
  }
  line.push(points.at(-1)!);
  return line;
}

function sample(points: Line): Line {
  const [from, to] = [points[0]!, points.at(-1)!];
  const count = STEPS * 2;
  return Array.from({ length: count + 1 }, (_, i) => between(from, to, i / count));
}

function bend(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const along = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: along(before.x, from.x, to.x, after.x), y: along(before.y, from.y, to.y, after.y) };
}

export function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Without `Math.hypot`, which is slow where many are reckoned. */
export function distance(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

export function isInside(box: Box, point: Point, margin = 0): boolean {
  return Math.abs(point.x - box.x) <= box.width / 2 + margin && Math.abs(point.y - box.y) <= box.height / 2 + margin;
}

/** The point of a box nearest to another point, a little inside of its edge. */
export function nearest(box: Box, { x, y }: Point, inset: number): Point {
  const keep = (value: number, middle: number, size: number) => {
    const reach = size / 2 - inset;
    return Math.max(middle - reach, Math.min(middle + reach, value));
  };
  return { x: keep(x, box.x, box.width), y: keep(y, box.y, box.height) };
}

/** The part of a line that lies outside of the boxes at its two ends. */
export function clip(line: Line, start: readonly Box[], end: readonly Box[], margin: number): Line {
  const within = (boxes: readonly Box[]) => (point: Point) => boxes.some((box) => isInside(box, point, margin));
  const first = line.findLastIndex(within(start)) + 1;
  const last = line.findIndex((point, i) => i >= first && within(end)(point));
  return line.slice(first, last < 0 ? undefined : last);
}

/** The line beside a line, to its right for a positive distance. */
export function beside(line: Line, far: number): Line {
  return line.map((point, i) => {
    const [a, b] = [line[i - 1] ?? point, line[i + 1] ?? point];
    const length = distance(a, b) || 1;
    return { x: point.x - ((b.y - a.y) / length) * far, y: point.y + ((b.x - a.x) / length) * far };
  });
}

export function lengthOf(line: Line): number {
  return line.reduce((sum, point, i) => sum + (i ? distance(line[i - 1]!, point) : 0), 0);
}

/** The point after a part of the line's length, 0 to 1. */
export function pointAt(line: Line, part: number): Point {
  let left = lengthOf(line) * part;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1]!, line[i]!);
    if (left <= step) return between(line[i - 1]!, line[i]!, step ? left / step : 0);
    left -= step;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/** The direction over the last bit of a line, in degrees. */
export function headingOf(line: Line, over: number): number {
  const to = line.at(-1);
  const from = to && (line.findLast((point) => distance(point, to) >= over) ?? line[0]);
  return from && to ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI : 0;
}

/** A line without its last bit. */
export function shorten(line: Line, by: number): Line {
  const end = line.at(-1);
  return end ? line.slice(0, line.findLastIndex((point) => distance(point, end) >= by) + 1) : line;
}

export function pathOf(line: Line): string {
  return line.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
