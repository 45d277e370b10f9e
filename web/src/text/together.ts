import type { Message } from "../wire";
import type { Say } from "./fluent";

/** Lines as one text. */
export const together = (lines: readonly Message[], say: Say): string => lines.map(say).join(" ");
