/** Where in the house everything is: the places of all tokens, by what stands there. */
import type { Point } from "../../../table/map/geometry";
import type { Thing } from "../../face";
import * as things from "../things";
import type { View } from "../wire";
import { darknessIn, type Entry, fireIn, thingsIn } from "./lying";
import type { Plan } from "./plan";

export function spotsOf(
  plan: Plan,
  entries: ReadonlyMap<string, readonly Entry[]>,
  view: View,
): ReadonlyMap<Thing, Point> {
  const standing = [...entries.values()].flatMap((there) =>
    there.flatMap((entry) => thingsIn(entry).map((thing): [Thing, Point] => [thing, { x: entry.x, y: entry.y }])),
  );
  const barriers = view.barriers.flatMap(({ space, door }): [Thing, Point][] => {
    const at = door === null ? undefined : plan.doors.get(door)?.middle;
    return at ? [[things.barrier(space), at]] : [];
  });
  const signs = [...plan.rooms.values()].flatMap(({ id, signs: [fire, dark] }): [Thing, Point][] => [
    ...(view.fire.includes(id) ? [[fireIn(id), fire] satisfies [Thing, Point]] : []),
    ...(view.darkness.includes(id) ? [[darknessIn(id), dark] satisfies [Thing, Point]] : []),
  ]);
  const doors = [...plan.doors.values()].map(({ id, middle }): [Thing, Point] => [things.door(id), middle]);
  const piles = [...plan.rooms.values()].map(({ id, pile }): [Thing, Point] => [things.pile(id), pile]);
  return new Map([...doors, ...piles, ...standing, ...barriers, ...signs]);
}
