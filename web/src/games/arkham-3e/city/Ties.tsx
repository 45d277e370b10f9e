/** Who is engaged with whom: a tie from the monster to the investigator, around the seal that lies between them. */
import { between, distance, type Point, round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import type { View } from "../wire";
import type { Plan, Site } from "./plan";
import * as things from "./things";

interface TiesProps {
  view: View;
  plan: Plan;
  spots: ReadonlyMap<Thing, Point>;
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function Ties({ view, plan, spots, away }: TiesProps) {
  const ties = view.monsters.flatMap(({ token, engaged, space }) =>
    engaged.flatMap((seat) => {
      const who = view.investigators.find((each) => each.seat === seat);
      const [beast, prey] = [things.monster(token), things.investigator(who?.id ?? "")];
      const [from, to, site] = [spots.get(beast), spots.get(prey), plan.sites.get(space)];
      return from && to && site && !away.has(beast) && !away.has(prey) ? [tie(from, to, site)] : [];
    }),
  );
  // Monsters on one pile have one tie.
  return (
    <g {...UNSEEN} className="city-ties">
      {[...new Set(ties)].map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

/** Straight, or bent away from the seal where it would run across it. */
export function tie(from: Point, to: Point, site: Site): string {
  const middle = between(from, to, 0.5);
  const off = distance(middle, site);
  const reach = site.radius + 14;
  if (off >= reach) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const up = site.plate && site.plate.y < site.y ? 1 : -1;
  const [dx, dy] = off > 4 ? [(middle.x - site.x) / off, (middle.y - site.y) / off] : [0, up];
  const bend = { x: site.x + dx * reach * 1.9, y: site.y + dy * reach * 1.9 };
  return `M${from.x} ${from.y}Q${round(bend.x)} ${round(bend.y)} ${to.x} ${to.y}`;
}
