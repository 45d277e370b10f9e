/** Range and line of sight between two spaces, reckoned as the rules do: by white lines, and from dot to dot. */
import { distance, type Point } from "../../../table/map/geometry";
import type { Plan, Space } from "./plan";
import { crosses, crossing, type Segment } from "./polygon";

export interface Sight {
  from: Point;
  to: Point;
  /** Where a wall stops it; null where one sees the other space. */
  blocked: Point | null;
  /** In spaces; null where a door or a wall lies between. */
  range: number | null;
}

export function sightBetween(plan: Plan, from: Space, to: Space): Sight {
  const range = rangeBetween(plan, from.id, to.id);
  const pairs = pairsOf(from, to);
  const free = pairs.find((line) => !plan.walls.some((wall) => crosses(line, wall)));
  if (free) return { from: free[0], to: free[1], blocked: null, range };
  const line: Segment = pairs[0] ?? [from.centre, to.centre];
  // Two spaces of one room without dots see each other.
  if (!pairs.length && from.room === to.room) return { from: line[0], to: line[1], blocked: null, range };
  const hits = plan.walls.filter((wall) => crosses(line, wall)).map((wall) => crossing(line, wall));
  const first = hits.sort((one, other) => distance(one, line[0]) - distance(other, line[0]))[0];
  return { from: line[0], to: line[1], blocked: first ?? line[1], range };
}

/** All lines from a dot of the one to a dot of the other, those first that run nearest to both middles. */
function pairsOf(from: Space, to: Space): Segment[] {
  const aside = ([a, b]: Segment) => distance(a, to.centre) + distance(b, from.centre) + distance(a, b) / 2;
  return from.dots.flatMap((a) => to.dots.map((b): Segment => [a, b])).sort((one, other) => aside(one) - aside(other));
}

export function rangeBetween({ touching }: Plan, from: string, to: string): number | null {
  const away = new Map([[from, 0]]);
  const open = [from];
  for (const here of open) {
    if (here === to) break;
    for (const next of touching.get(here) ?? []) {
      if (away.has(next)) continue;
      away.set(next, away.get(here)! + 1);
      open.push(next);
    }
  }
  return away.get(to) ?? null;
}
