/** From one picture of the table to the next: what the motions of the events between them are made from. */
import type { Thing } from "../../../games/face";
import type { Point } from "../geometry";
import { type AnyMotion, type Lengths, type MapAnimation, pace } from "./pace";
import type { Picture } from "./use-animation";

export interface Transition<View, Plan> {
  before: Picture<View>;
  after: Picture<View>;
  plan: Plan;
  /** Where everything is at this moment of the animation. */
  now: Map<Thing, Point>;
  /** Things drawn by the animation until it is over. */
  away: Set<Thing>;
}

/** Makes what animates the events that led from one picture to the other, from the motions of each and their lengths. */
export function animator<Event, View, Plan, Motion extends AnyMotion>(
  motionsOf: (event: Event, transition: Transition<View, Plan>) => Motion[],
  lengths: Lengths<Motion>,
) {
  return (events: readonly Event[], before: Picture<View>, after: Picture<View>, plan: Plan): MapAnimation<Motion> => {
    const transition = { before, after, plan, now: new Map(before.where), away: new Set<Thing>() };
    const motions = events.flatMap((event) => motionsOf(event, transition));
    return { ...pace(motions, lengths), away: transition.away };
  };
}
