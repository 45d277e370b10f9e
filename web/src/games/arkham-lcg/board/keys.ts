/** The number key of a target on the desk. */
import { keyOf } from "../../../table/prompt/number-keys";

/** Where several options are, a list opens; an option after the tenth has no key. Nothing: it is no target. */
export function keysAt(options: readonly number[] | undefined): string | undefined {
  const [only, ...more] = options ?? [];
  if (only === undefined) return undefined;
  return more.length ? "…" : (keyOf(only) ?? "");
}
