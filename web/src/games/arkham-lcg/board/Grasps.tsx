/** What ties an investigator to the enemies engaged with them: a claw from each to the medallion. */
import { round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import { ENEMY, FACE, type Grasp } from "./standing";

export function Grasps({ grasps }: { grasps: readonly Grasp[] }) {
  return (
    <g {...UNSEEN} className="grasps">
      {grasps.flatMap(({ who, from, to }) =>
        to.map(({ x, y }) => {
          const [top, bottom] = [from.y + FACE * 0.7, y - ENEMY.height * 0.3];
          const d = `M${round(x)} ${round(bottom)}C${round(x)} ${round(top)} ${round(from.x)} ${round(bottom)} ${round(from.x)} ${round(top)}`;
          return (
            <g key={`${who}-${x}-${y}`}>
              <path d={d} className="grasp-edge" />
              <path d={d} className="grasp" />
            </g>
          );
        }),
      )}
    </g>
  );
}
