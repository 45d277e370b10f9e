/** Who has won, and what that is for those who look. */
import { type Say, voice } from "../text/say";
import type { Side, TableInfo } from "../wire";

const words = voice("web");

/** "over" for those who stand on no side, or on several. */
export type Outcome = "won" | "lost" | "over";

type Ended = Pick<TableInfo, "result" | "sides">;

/** The sides that have won: none, one or several. */
export function winners(table: Ended): Side[] {
  return table.sides.filter((side) => hasWon(side, table));
}

/** What the end is for whoever holds these seats; where there is one side everybody is on it, with and without a seat. */
export function outcomeFor(table: Ended, seats: readonly number[]): Outcome {
  const { sides } = table;
  const [own, other] = sides.length === 1 ? sides : sides.filter((side) => seats.some((seat) => isOn(side, seat)));
  if (!own || other) return "over";
  return hasWon(own, table) ? "won" : "lost";
}

/** Why the game ended, in the words of the game, or in its own word where it has none. */
export function reasonOf({ result, title }: Pick<TableInfo, "result" | "title">, say: Say): string | null {
  if (!result) return null;
  const id = `result-${result.reason}`;
  const told = say({ domain: title.domain, id });
  return told === id ? say(words("ending-reason", { reason: result.reason })) : told;
}

/** The side of a seat, where there are several. */
export function sideOf({ sides }: Pick<TableInfo, "sides">, seat: number): Side | null {
  return (sides.length > 1 && sides.find((side) => isOn(side, seat))) || null;
}

const isOn = (side: Side, seat: number): boolean => side.seats.includes(seat);

function hasWon({ seats }: Side, { result }: Ended): boolean {
  return result !== null && seats.every((seat) => result.won[seat]);
}
