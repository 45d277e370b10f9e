/** Range and line of sight between two spaces, reckoned as the rules do: by white lines, and from dot to dot. */
import { distance, type Point } from "../../../table/map/geometry";
import { type Plan, type Space, UNIT } from "./plan";
import { awayFrom, crosses, crossing, type Segment } from "./polygon";

/** What is in the way: a door, a wall, or only the end of one; or a space has no dots, so that only its own room sees it. */
export type Obstacle = "door" | "wall" | "corner" | "no-dots";

export interface Sight {
  from: Point;
  to: Point;
  /** Where the line is stopped, and by what; null where one sees the other space. */
  blocked: { at: Point; by: Obstacle } | null;
  /** In spaces; null where a door or a wall lies between. */
  range: number | null;
}

/** A wall that ends so near is only a corner. */
const CORNER = UNIT * 0.16;

export function sightBetween(plan: Plan, from: Space, to: Space): Sight {
  const range = rangeBetween(plan, from.id, to.id);
  const [best] = linesOf(plan, from, to);
  if (best) return { from: best.line[0], to: best.line[1], blocked: best.blocked, range };
  const blocked = from.room === to.room ? null : ({ at: to.centre, by: "no-dots" } as const);
  return { from: from.centre, to: to.centre, blocked, range };
}

interface Line extends Pick<Sight, "blocked"> {
  line: Segment;
  /** How many walls it crosses. */
  walls: number;
}

/**
 * All lines from a dot of the one to a dot of the other: those first that fewest walls stop, among them those that run
 * through a door, then those that run nearest to both middles.
 */
function linesOf(plan: Plan, from: Space, to: Space): Line[] {
  const aside = ([a, b]: Segment) => distance(a, to.centre) + distance(b, from.centre) + distance(a, b) / 2;
  const beside = ({ blocked }: Line) => (blocked?.by === "door" ? 0 : 1);
  return from.dots
    .flatMap((a) => to.dots.map((b): Segment => [a, b]))
    .map((line) => lineIn(plan, line))
    .sort((a, b) => a.walls - b.walls || beside(a) - beside(b) || aside(a.line) - aside(b.line));
}

function lineIn(plan: Plan, line: Segment): Line {
  const stops = plan.walls
    .filter((wall) => crosses(line, wall))
    .map((wall) => ({ at: crossing(line, wall), wall }))
    .sort((one, other) => distance(one.at, line[0]) - distance(other.at, line[0]));
  const [first] = stops;
  const blocked = first ? { at: first.at, by: obstacleAt(plan, first.at, first.wall) } : null;
  return { line, walls: stops.length, blocked };
}

function obstacleAt({ doors }: Plan, at: Point, wall: Segment): Obstacle {
  if ([...doors.values()].some(({ line }) => awayFrom(line, at) < 1)) return "door";
  return wall.some((end) => distance(end, at) < CORNER) ? "corner" : "wall";
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
