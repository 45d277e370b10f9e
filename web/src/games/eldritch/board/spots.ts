/** Where on the map everything lies: the places of all tokens, by what lies there. */
import type { Point } from "../../../table/map/geometry";
import type { Thing } from "../../face";
import { type Slot, slotsOf } from "../map/slots";
import * as things from "../things";
import { type Lying, loadOf } from "./load";

/** Eldritch tokens have no name of their own: they lie on their space as one. */
export const eldritchOn = (space: string): Thing => `eldritch:${space}`;

export function spotsOf(lying: ReadonlyMap<string, Lying>): ReadonlyMap<Thing, Point> {
  return new Map(
    [...lying].flatMap(([id, there]) =>
      slotsOf(id, loadOf(there)).flatMap((slot) =>
        thingsIn(slot, id, there).map((thing): [Thing, Point] => [thing, { x: slot.x, y: slot.y }]),
      ),
    ),
  );
}

/** What lies in a slot: of a pile, everything. */
export function thingsIn({ kind, index, count }: Slot, id: string, lying: Lying): Thing[] {
  const from = <Each>(all: readonly Each[]) => all.slice(index, index + count);
  switch (kind) {
    case "gate":
      return [things.gate(id)];
    case "clue":
      return [things.clue(id)];
    case "monster":
      return from(lying.monsters).map(({ token }) => things.monster(token));
    case "investigator":
      return from([
        ...lying.investigators.map((each) => things.investigator(each.id)),
        ...lying.fallen.map((each) => things.fallen(each.id)),
      ]);
    case "expedition":
      return [things.EXPEDITION];
    case "rumor":
      return from(lying.rumors).map(things.mythos);
    case "mystery":
      return [things.MYSTERY];
    case "eldritch":
      return [eldritchOn(id)];
  }
}
