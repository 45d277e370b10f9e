/** Who is engaged with whom: a band under an investigator and all the monsters that hold them. */
import { distance, type Point } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import type { View } from "../wire";
import { TIE, TOKEN } from "./slots";
import * as things from "./things";

interface TiesProps {
  view: View;
  spots: ReadonlyMap<Thing, Point>;
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function Ties({ view, spots, away }: TiesProps) {
  const lies = (thing: Thing): Point[] => (away.has(thing) ? [] : [spots.get(thing) ?? []].flat());
  return (
    <g {...UNSEEN} className="city-ties">
      {view.investigators.map(({ id, seat }) => {
        const beasts = view.monsters.filter(({ engaged }) => engaged.includes(seat));
        const d = bandOf(
          lies(things.investigator(id)),
          beasts.flatMap(({ token }) => lies(things.monster(token))),
        );
        return (
          d && (
            <g key={id} className="city-tie">
              <path className="tie-edge" d={d} strokeWidth={TOKEN + TIE} />
              <path className="tie-band" d={d} strokeWidth={TOKEN + TIE - 6} />
            </g>
          )
        );
      })}
    </g>
  );
}

/** From the one to all others, each by way of the nearest, so that no two ways cross. */
export function bandOf(from: readonly Point[], others: readonly Point[]): string {
  const bound = [...from];
  const left = [...others];
  let d = "";
  while (bound.length && left.length) {
    const { next, by } = nearest(bound, left);
    left.splice(left.indexOf(next), 1);
    bound.push(next);
    // Monsters on one pile lie at the same place.
    if (distance(by, next) > 1) d += `M${by.x} ${by.y}L${next.x} ${next.y}`;
  }
  return d;
}

function nearest(bound: readonly Point[], left: readonly Point[]): { next: Point; by: Point } {
  const pairs = left.flatMap((next) => bound.map((by) => ({ next, by, far: distance(next, by) })));
  return pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
}
