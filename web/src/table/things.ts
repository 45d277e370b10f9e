/** The names of things, "location:7": what sort of thing it is, and which one of its sort. */
import type { Thing } from "../games/face";

export function kindOf(thing: Thing): string {
  return thing.split(":", 1)[0] ?? "";
}

/** Nothing where there is only one of the sort. */
export function idOf(thing: Thing): string {
  return thing.slice(kindOf(thing).length + 1);
}

/** Which one it is, where things of the sort are numbered. */
export function numberOf(thing: Thing): number {
  return Number(idOf(thing));
}
