/** What is known of the two hidden tokens (rules fh.ritual.1 to fh.ritual.5). */
import type { Book } from "./book";
import type { View } from "./wire";

export function foundOf(symbol: string, view: View): number {
  return view.found.filter((each) => each === symbol).length;
}

/** How many tokens with a symbol nobody has seen. */
export function unseenOf(symbol: string, view: View, { cluesPerSymbol }: Book): number {
  return cluesPerSymbol - foundOf(symbol, view);
}

/** The red tokens nobody has seen: the two of the ritual are among them. */
export function unseenTokens(view: View, { symbols, cluesPerSymbol }: Book): number {
  return symbols.length * cluesPerSymbol - view.found.length;
}

/** How likely at least one of the two hidden tokens shows a symbol, in per cent. */
export function chanceOf(symbol: string, { symbol_chances: chances }: View): number {
  return Math.round(100 * (chances[symbol] ?? 0));
}

/** The matches that are needed; alone it depends on how the rule is read, so it is not told (rule fh.solo.22). */
export function matchesNeeded(view: View): number | null {
  return view.solo ? null : 2 * view.investigators.length;
}
