/** When one's seats last decided, kept in the browser: where "since your last turn" begins. */
import type { Happening } from "../../wire";
import type { Entry } from "./groups";

type Marks = Record<string, number>;

const keyOf = (code: string) => `miskatonic.turns.${code}`;

function read(code: string): Marks {
  try {
    return JSON.parse(localStorage.getItem(keyOf(code)) ?? "{}") as Marks;
  } catch {
    return {};
  }
}

export function markTurn(code: string, seat: number, decision: number): void {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify({ ...read(code), [seat]: decision }));
  } catch {
    // Without a memory everything counts as new.
  }
}

export const lastTurn = (code: string, seat: number): number => read(code)[seat] ?? -1;

/** What happened after a decision, told lines only. */
export function since(log: readonly Happening[], decision: number): Entry[] {
  return log
    .map((happening, index) => ({ happening, index }))
    .filter(({ happening }) => !happening.quiet && happening.after > decision);
}
