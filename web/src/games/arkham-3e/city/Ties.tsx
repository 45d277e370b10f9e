/** Who is engaged with whom: a tie from the monster to the investigator. */
import type { Point } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import type { View } from "../wire";
import * as things from "./things";

interface TiesProps {
  view: View;
  spots: ReadonlyMap<Thing, Point>;
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function Ties({ view, spots, away }: TiesProps) {
  return (
    <g {...UNSEEN} className="city-ties">
      {view.monsters.flatMap(({ token, engaged }) =>
        engaged.map((seat) => {
          const who = view.investigators.find((each) => each.seat === seat);
          const [beast, prey] = [things.monster(token), things.investigator(who?.id ?? "")];
          const [from, to] = [spots.get(beast), spots.get(prey)];
          if (!from || !to || away.has(beast) || away.has(prey)) return null;
          return <path key={`${token} ${seat}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
        }),
      )}
    </g>
  );
}
