/** Whose screen it is: where people of several sides share one, it is covered while it changes hands. Pure. */
import { sideOf } from "../outcome";
import type { Eyes, TableState } from "../state";

type Shared = Pick<TableState, "table" | "seats" | "eyes" | "atScreen">;

/** Whether a bot plays for a seat. */
export const isBot = ({ table }: Pick<Shared, "table">, seat: number): boolean =>
  table?.seats.some(({ number, kind }) => number === seat && kind === "bot") ?? false;

/** Whether nothing may be seen before whoever the screen is passed to says that they are at it. */
export function isCovered(state: Shared): boolean {
  if (state.table?.status !== "playing" || state.eyes === null) return false;
  const people = state.seats.filter((seat) => !isBot(state, seat));
  return new Set(people.map((seat) => sideAt(state, seat))).size > 1 && sideAt(state, state.eyes) !== state.atScreen;
}

/** The seats of one’s own on other sides than the one the screen is passed to: one for each, best one that is asked. */
export function otherSides(state: Shared & Pick<TableState, "questions">): number[] {
  const others = new Map<string | null, number>();
  for (const seat of [...state.questions.map(({ seat }) => seat), ...state.seats]) {
    const side = sideAt(state, seat);
    if (side !== sideAt(state, state.eyes) && !others.has(side)) others.set(side, seat);
  }
  return [...others.values()];
}

/** The side of a seat by its name: whoever stands on none is a side of their own. */
export function sideAt({ table }: Pick<Shared, "table">, seat: Eyes): string | null {
  if (!table || seat === null) return null;
  return sideOf(table, seat)?.name ?? "";
}
