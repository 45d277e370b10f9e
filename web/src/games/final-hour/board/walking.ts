/** Which building lies in a direction. */
import type { Point } from "./geometry";
import type { Plan } from "./plan";

const SIDEWAYS = 2.1;

export function buildingTowards(plan: Plan, from: Point, dx: number, dy: number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { number, whole } of plan.sites.values()) {
    const along = (whole.x - from.x) * dx + (whole.y - from.y) * dy;
    const aside = Math.abs((whole.x - from.x) * dy) + Math.abs((whole.y - from.y) * dx);
    if (along < 20 || along < aside * 0.35) continue;
    const cost = along + aside * SIDEWAYS;
    if (cost < least) [best, least] = [number, cost];
  }
  return best;
}
