/** Where every thing of the game is on the map. */

import type { Point } from "../../../table/map/geometry";
import type { Thing } from "../../face";
import type { View } from "../wire";
import { standing } from "./Figures";
import type { Plan } from "./plan";

export function whereabouts(plan: Plan, view: View): ReadonlyMap<Thing, Point> {
  const found = new Map<Thing, Point>();
  for (const location of view.locations) {
    const site = plan.sites.get(location.number);
    if (!site) continue;
    found.set(`location:${location.number}`, site.whole);
    if (location.gate) found.set(`gate:${location.gate}`, site.token);
    location.spaces.forEach(({ monster }, i) => {
      if (typeof monster === "number") found.set(`monster:${monster}`, site.spaces[i] ?? site.plate);
    });
    location.investigators.forEach((id, place) => {
      found.set(`investigator:${id}`, standing(plan, location.number, place, location.investigators.length));
    });
  }
  for (const [key, { middle }] of plan.walkways) found.set(`walkway:${key}`, middle);
  return found;
}
