/** A game told afterwards, round by round. */
import type { Happening, Message } from "../wire";

export interface Chapter {
  round: number;
  lines: Message[];
}

/** Most games say when a round begins. */
export const beginsRound = (event: { event: string }): boolean => event.event === "round-began";

/** What each round brought: all that `told` makes of its events. */
export function byRounds<Event extends { event: string }>(
  happenings: readonly Happening[],
  told: (events: readonly Event[]) => Message[],
): Chapter[] {
  const rounds: { round: number; events: Event[] }[] = [];
  for (const { event } of happenings as readonly { event: Event }[]) {
    if (event.event === "round-began" && "round" in event) rounds.push({ round: Number(event.round), events: [] });
    else rounds.at(-1)?.events.push(event);
  }
  return rounds.map(({ round, events }) => ({ round, lines: told(events) }));
}
