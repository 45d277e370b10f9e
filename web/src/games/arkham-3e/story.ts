/** The game told afterwards: what each round brought. */
import { beginsRound, byRounds, type Chapter } from "../../table/rounds";
import type { Happening, Message } from "../../wire";
import type { Event } from "./wire";
import {
  archiveName,
  backName,
  backStory,
  headlineName,
  investigatorName,
  monsterName,
  neighborhoodName,
  spaceName,
  tell,
} from "./words";

export const opensChapter = beginsRound;

export const story = (happenings: readonly Happening[]): Chapter[] =>
  byRounds<Event>(happenings, (events) => events.flatMap(told));

/** What the page that ended the game tells, and how far the investigation came. */
export function resolution(happenings: readonly Happening[]): Message[] {
  const events = happenings.map(({ event }) => event as Event);
  const clues = events.reduce((sum, event) => sum + (event.event === "researched" ? event.count : 0), 0);
  const removed = events.reduce((sum, event) => sum + (event.event === "doom-removed" ? event.count : 0), 0);
  const defeated = events.filter(({ event }) => event === "monster-defeated").length;
  return [...lastPage(events), tell("story-tally", { clues, removed, defeated })];
}

/** Mostly a page of the codex has the last word. */
function lastPage(events: readonly Event[]): Message[] {
  const end = events.find(({ event }) => event === "game-ended");
  const page = events.findLast((event) => event.event === "archive-turned" || event.event === "archive-read");
  if (page?.event !== "archive-turned" && page?.event !== "archive-read") return [];
  return end?.cause === `archive:${page.archive}-back` ? [backStory(page.archive, page.part ?? null)] : [];
}

function told(event: Event): Message[] {
  switch (event.event) {
    case "anomaly-appeared":
      return [tell("story-anomaly", { where: neighborhoodName(event.neighborhood) })];
    case "anomaly-closed":
      return [tell("story-anomaly-closed", { where: neighborhoodName(event.neighborhood) })];
    case "outbreak":
      return [tell("story-outbreak", { where: spaceName(event.at) })];
    case "monster-defeated":
      return [tell("story-monster", { monster: monsterName(event.kind) })];
    case "headline-read":
      return [tell("story-headline", { headline: headlineName(event.headline) })];
    case "archive-added":
      return [tell("story-archive", { card: archiveName(event.archive) })];
    case "archive-turned":
      return [tell("story-turned", { card: backName(event.archive, event.part ?? null) })];
    case "archive-read":
      return [tell("story-read", { card: backName(event.archive, event.part ?? null) })];
    case "investigator-defeated":
      return [tell("story-defeated", { who: investigatorName(event.who) })];
    default:
      return [];
  }
}
