/** What is told of the table, thing by thing. */
import type { Overview, Seen, Zone } from "../../wire";
import type { Scene, Thing } from "../face";

export type Here = Scene<Overview, null>;

/** What is one's own is at hand, everything else on the table. */
export function zonesOf({ zones = [] }: Overview, own: boolean): Zone[] {
  return zones.filter((zone) => (zone.own ?? false) === own);
}

/** A thing wherever it lies, be it inside of others. */
export function find({ zones = [] }: Overview, thing: Thing): Seen | null {
  return among(
    zones.flatMap(({ things }) => things),
    thing,
  );
}

function among(things: readonly Seen[], thing: Thing): Seen | null {
  for (const each of things) {
    const found = each.thing === thing ? each : among(each.inside ?? [], thing);
    if (found) return found;
  }
  return null;
}

/** How many of these things, with what is inside of them, something can be done with now. */
export function choosable(things: readonly Seen[], { optionsAt }: Pick<Here, "optionsAt">): number {
  return things.reduce(
    (count, { thing, inside = [] }) => count + (optionsAt.has(thing) ? 1 : 0) + choosable(inside, { optionsAt }),
    0,
  );
}
