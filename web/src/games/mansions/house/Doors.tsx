/** Doors: an opening in the wall with its leaf, boards over those that are sealed, a step before those that lead out. */
import type { Hand } from "../../../table/map/hand";
import { KeyCap, keysOf } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import * as things from "../things";
import { doorLabel } from "./labels";
import type { Door, Plan } from "./plan";
import { BarrierToken } from "./tokens";

interface Props {
  scene: Here;
  plan: Plan;
  hand: Hand;
  away: ReadonlySet<Thing>;
}

export function Doors({ scene, plan, hand, away }: Props) {
  const { view } = scene;
  return [...plan.doors.values()].map((door) => {
    const thing = things.door(door.id);
    const sealed = view.sealed.includes(door.id);
    const barrier = view.barriers.find((each) => each.door === door.id);
    const keys = keysOf(scene.optionsAt.get(thing));
    const lit = scene.lit.has(thing) || (barrier && scene.lit.has(things.barrier(barrier.space)));
    const state = [keys && "is-legal", lit && "is-lit", sealed && "is-sealed", door.outer && "is-outer"];
    return (
      <g key={door.id}>
        {/* biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button> */}
        <g
          role="button"
          className={["house-door", ...state].filter(Boolean).join(" ")}
          tabIndex={keys ? 0 : -1}
          aria-label={doorLabel(scene, door, sealed, barrier !== undefined)}
          data-thing={thing}
          {...hand.grip(thing)}
        >
          <g transform={`translate(${door.middle.x} ${door.middle.y}) rotate(${door.turn})`} {...UNSEEN}>
            <rect className="door-hit" x="-36" y="-20" width="72" height="40" />
            <DoorDrawing door={door} sealed={sealed} open={barrier === undefined} />
            <rect className="door-ring" x="-40" y="-13" width="80" height="26" rx="6" />
          </g>
        </g>
        {barrier && !away.has(things.barrier(barrier.space)) && (
          <g
            className="house-token"
            data-thing={things.barrier(barrier.space)}
            {...hand.grip(things.barrier(barrier.space), thing)}
          >
            <g transform={`rotate(${door.turn} ${door.middle.x} ${door.middle.y})`}>
              <BarrierToken x={door.middle.x} y={door.middle.y} size={62} barring />
            </g>
          </g>
        )}
        {keys && <KeyCap at={door.middle} keys={keys} size={26} />}
      </g>
    );
  });
}

/** Around 0, 0 with the wall running from the left to the right. */
function DoorDrawing({ door, sealed, open }: { door: Door; sealed: boolean; open: boolean }) {
  const to = door.side;
  return (
    <>
      <path className="door-gap" d="M-34 0H34" />
      <path className="door-jambs" d="M-34-7V7M34-7V7" />
      {sealed ? (
        <>
          <path className="door-shut" d="M-33 0H33" />
          <path className="door-boards" d="M-26-9L-10 9M-10-9L-26 9M10-9L26 9M26-9L10 9" />
        </>
      ) : (
        open && (
          <>
            <path className="door-swing" d={`M25 0A58 58 0 0 ${to > 0 ? 1 : 0} -11 ${53.8 * to}`} />
            <path className="door-leaf" d={`M-33 0L-11 ${53.8 * to}`} />
          </>
        )
      )}
      {door.outer && (
        <path className="door-out" d={`M0 ${-10 * to}V${-34 * to}M-9 ${-25 * to}L0 ${-36 * to}L9 ${-25 * to}`} />
      )}
    </>
  );
}

/** A ladder or a vent that one looks at, or that leads to where one can go: the way to its other end. */
export function Passages({ scene, plan }: { scene: Here; plan: Plan }) {
  const looked = (space: string) => scene.lit.has(things.space(space));
  return (
    <g {...UNSEEN} className="house-passages">
      {[...plan.spaces.values()].flatMap((space) =>
        space.features.flatMap((feature) =>
          feature.leadsTo.flatMap((other) => {
            const end = plan.spaces.get(other);
            const far = end?.features.find(({ kind }) => kind === feature.kind);
            if (!end || !far || other < space.id || !(looked(space.id) || looked(other))) return [];
            const [dx, dy] = [far.x - feature.x, far.y - feature.y];
            const d = `M${feature.x} ${feature.y}q${dx / 2 - dy * 0.18} ${dy / 2 + dx * 0.18} ${dx} ${dy}`;
            return [<path key={`${feature.kind} ${space.id} ${other}`} className={`passage-${feature.kind}`} d={d} />];
          }),
        ),
      )}
    </g>
  );
}
