/** Where on the board everything lies: the places of all tokens, by what lies there. */
import type { Point } from "../../../table/map/geometry";
import type { Thing } from "../../face";
import { anomalyOf, cluesOf, type Lying, type Middle, thingsIn } from "./lying";
import type { Plan } from "./plan";
import type { CitySlot } from "./slots";

export function spotsOf(
  plan: Plan,
  slots: ReadonlyMap<string, readonly CitySlot[]>,
  lying: ReadonlyMap<string, Lying>,
  middles: ReadonlyMap<string, Middle>,
): ReadonlyMap<Thing, Point> {
  return new Map([
    ...[...slots].flatMap(([id, there]) =>
      there.flatMap((slot) =>
        thingsIn(slot, id, lying.get(id)!).map((thing): [Thing, Point] => [thing, { x: slot.x, y: slot.y }]),
      ),
    ),
    ...plan.tiles.flatMap(({ id, centre }): [Thing, Point][] => {
      const middle = middles.get(id);
      return [
        ...(middle?.clues ? [[cluesOf(id), centre] satisfies [Thing, Point]] : []),
        ...(middle?.anomaly ? [[anomalyOf(id), centre] satisfies [Thing, Point]] : []),
      ];
    }),
  ]);
}
