/** Which place lies in a direction. */
import type { Point } from "./geometry";

const SIDEWAYS = 2.1;

export function placeTowards<Key>(places: Iterable<[Key, Point]>, from: Point, dx: number, dy: number): Key | null {
  let best: Key | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [key, { x, y }] of places) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along < 20 || along < aside * 0.35) continue;
    const cost = along + aside * SIDEWAYS;
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}
