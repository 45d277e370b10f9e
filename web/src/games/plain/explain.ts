import type { Explanation, Thing } from "../face";
import { find, type Here } from "./things";

/** Everything that is told of a thing, and what lies in it. */
export function explain(thing: Thing, { view, say }: Here): Explanation | null {
  const seen = find(view, thing);
  if (!seen) return null;
  const inside = (seen.inside ?? []).map(({ name }) => say(name));
  return { title: say(seen.name), lines: [...(seen.facts ?? []).map(say), ...new Set(inside)], rules: [] };
}
