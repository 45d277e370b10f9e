import type { Explanation, Thing } from "../face";
import { find, type Here } from "./things";

/** Everything that is told of a thing, and what lies in it. */
export function explain(thing: Thing, { view, say }: Here): Explanation | null {
  const seen = find(view, thing);
  if (!seen) return null;
  const told = [...(seen.facts ?? []), ...(seen.inside ?? []).map(({ name }) => name)];
  return { title: say(seen.name), lines: [...new Set(told.map(say))], rules: [] };
}
