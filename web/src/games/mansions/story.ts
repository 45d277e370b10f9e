/** The game told afterwards: what each round brought. */
import { beginsRound, byRounds, type Chapter } from "../../table/rounds";
import type { Happening, Message } from "../../wire";
import { objectiveName } from "./names";
import type { Event } from "./wire";
import { cardName, investigatorName, monsterName, tell } from "./words";

export const opensChapter = beginsRound;

export const story = (happenings: readonly Happening[]): Chapter[] =>
  byRounds<Event>(happenings, (events) => events.flatMap(told));

/** How far the investigation came. */
export function resolution(happenings: readonly Happening[]): Message[] {
  const events = happenings.map(({ event }) => event as Event);
  const count = (name: Event["event"]) => events.filter(({ event }) => event === name).length;
  return [
    tell("story-tally", {
      clues: count("clue-found"),
      puzzles: count("puzzle-solved"),
      monsters: count("monster-killed"),
      dead: count("investigator-killed"),
    }),
  ];
}

function told(event: Event): Message[] {
  switch (event.event) {
    case "clue-found":
      return [tell("story-clue", { who: investigatorName(event.who), clue: cardName(event.card) })];
    case "event-revealed":
      return [tell("story-event", { event: cardName(event.card) })];
    case "objective-revealed":
      return [tell("story-objective", { objective: objectiveName(event.objective) })];
    case "puzzle-solved":
      return [tell("story-puzzle", { who: investigatorName(event.who), card: cardName(event.card) })];
    case "monster-killed":
      return [tell("story-monster", { monster: monsterName(event.kind) })];
    case "went-insane":
      return [tell("story-insane", { who: investigatorName(event.who) })];
    case "investigator-killed":
      return [tell("story-killed", { who: investigatorName(event.who) })];
    case "escaped":
      return [tell("story-escaped", { who: investigatorName(event.who) })];
    default:
      return [];
  }
}
