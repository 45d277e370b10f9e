/** The way from building to building: along the walkway, else along an arrow, else straight. */
import type { Line } from "../../../../table/map/geometry";
import { type Plan, walkwayKey } from "../plan";

export function routeOf(plan: Plan, stops: readonly number[]): Line {
  return stops.slice(1).flatMap((to, i) => legOf(plan, stops[i]!, to));
}

function legOf(plan: Plan, from: number, to: number): Line {
  const walkway = plan.walkways.get(walkwayKey(from, to));
  if (walkway) return walkway.one === from ? walkway.open : walkway.open.toReversed();
  return plan.arrows.find((arrow) => arrow.from === from && arrow.to === to)?.line ?? [];
}
