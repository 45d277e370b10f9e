/** How long highlights stay. */
import type { HighlightPace } from "../../ui/preferences";
import type { Highlight } from "../../wire";

const RESULT = 1500;
const SLOWNESS: Readonly<Record<HighlightPace, number>> = { none: 0, fast: 0.55, normal: 1, slow: 1.7, click: 1 };
const LEAST = 600;

/** For so many milliseconds; null where it waits for the reader. The more results wait, the shorter each. */
export function stayOf({ kind }: Highlight, pace: HighlightPace, behind: number): number | null {
  if (pace === "click" || kind !== "result") return null;
  return Math.max(LEAST, (RESULT * SLOWNESS[pace]) / (1 + behind / 4));
}
