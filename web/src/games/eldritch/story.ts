/** The game told afterwards: what each round brought. */
import { beginsRound, byRounds, type Chapter } from "../../table/rounds";
import type { Happening, Message, Result } from "../../wire";
import type { Event } from "./wire";
import { investigatorName, monsterName, mysteryName, mythosName, spaceName, tell } from "./words";

export const opensChapter = beginsRound;

export const story = (happenings: readonly Happening[]): Chapter[] =>
  byRounds<Event>(happenings, (events) => events.flatMap(told));

/** How far the investigation came: told at the end of every game; of one that was won, also its score. */
export function resolution(happenings: readonly Happening[], { score }: Pick<Result, "score">): Message[] {
  const events = happenings.map(({ event }) => event as Event);
  const solved = events.filter(({ event }) => event === "mystery-solved").length;
  const closed = events.filter(({ event }) => event === "gate-closed").length;
  const defeated = events.filter(({ event }) => event === "monster-defeated").length;
  const tally = tell("story-tally", { solved, closed, defeated });
  // The result counts upwards, the book downwards.
  return score === null ? [tally] : [tally, tell("story-score", { score: String(0 - score).replace("-", "−") })];
}

function told(event: Event): Message[] {
  switch (event.event) {
    case "gate-opened":
      return [tell("story-gate-opened", { where: spaceName(event.at) })];
    case "gate-closed":
      return [tell("story-gate-closed", { who: investigatorName(event.who), where: spaceName(event.at) })];
    case "monster-defeated":
      return [tell("story-monster", { monster: monsterName(event.kind), where: spaceName(event.at) })];
    case "mythos-drawn":
      return [tell("story-mythos", { card: mythosName(event.mythos) })];
    case "rumor-solved":
      return [tell("story-rumor", { card: mythosName(event.mythos) })];
    case "mystery-solved":
      return [tell("story-mystery", { mystery: mysteryName(event.mystery) })];
    case "investigator-defeated":
      return [tell("story-defeated", { who: investigatorName(event.who) })];
    case "devoured":
      return [tell("story-devoured", { who: investigatorName(event.who) })];
    case "ancient-one-awoke":
      return [tell("story-awoke")];
    default:
      return [];
  }
}
