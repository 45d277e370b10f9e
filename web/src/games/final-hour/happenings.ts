/** How the events of the game are shown: what they touch, their icon, their tone. */

import type { Thing } from "../face";
import { hasIcon, type IconName } from "./art/icons";
import type { Event } from "./wire";

export type EventName = Event["event"];
export type Tone = "good" | "bad" | "uncanny" | "plain";

type Of<Name extends EventName> = Extract<Event, { event: Name }>;

interface Show<Told> {
  touches(event: Told): Thing[];
  tone: Tone | ((event: Told) => Tone);
  /** Where there is no icon of the event's own name, or one that tells it more closely. */
  icon?: IconName | ((event: Told) => string);
}

const location = (number: number): Thing => `location:${number}`;
const investigator = (id: string): Thing => `investigator:${id}`;
const monster = (token: number): Thing => `monster:${token}`;
const walkway = (one: number, other: number): Thing => `walkway:${Math.min(one, other)}-${Math.max(one, other)}`;
const action = (card: number): Thing => `action:${card}`;
const priority = (number: number): Thing => `priority:${number}`;

export const EVENTS: { readonly [Name in EventName]: Show<Of<Name>> } = {
  "round-began": { touches: ({ lead }) => (lead ? [investigator(lead)] : []), tone: "plain" },
  "action-card-drawn": { touches: ({ who, card }) => [investigator(who), action(card)], tone: "plain" },
  "priority-card-drawn": {
    touches: ({ who, priority: number }) => [investigator(who), priority(number)],
    tone: "plain",
    icon: "priority-card",
  },
  "priority-played": { touches: ({ who, priority: number }) => [investigator(who), priority(number)], tone: "plain" },
  "priority-played-face-down": { touches: ({ who }) => [investigator(who)], tone: "plain" },
  "priority-turned": {
    touches: ({ who, priority: number }) => [investigator(who), priority(number)],
    tone: "plain",
    icon: "event-priority-played",
  },
  "row-drawn": { touches: ({ cards }) => cards.map(priority), tone: "plain", icon: "priority-card" },
  "priority-kept": { touches: ({ priority: number }) => [priority(number)], tone: "plain" },
  "action-revealed": {
    touches: ({ who, card, priority: number }) => [investigator(who), action(card), priority(number)],
    tone: "plain",
  },
  "action-placed": {
    touches: ({ who, card, priority: number }) => [investigator(who), action(card), priority(number)],
    tone: "plain",
    icon: "event-action-revealed",
  },
  moved: { touches: ({ who, origin, to }) => [investigator(who), location(origin), location(to)], tone: "plain" },
  "monster-destroyed": { touches: ({ monster: token, at }) => [monster(token), location(at)], tone: "good" },
  "seal-held": {
    touches: ({ monster: token, origin, to }) => [walkway(origin, to), monster(token), location(origin)],
    tone: "good",
  },
  "clue-found": {
    touches: ({ who, at, symbol }) => [investigator(who), location(at), `symbol:${symbol}`],
    tone: "good",
    icon: ({ symbol }) => `symbol-${symbol}`,
  },
  "item-found": {
    touches: ({ who, item }) => [investigator(who), `item:${item}`],
    tone: "good",
    icon: ({ item }) => `item-${item}`,
  },
  "item-used": {
    touches: ({ who, item }) => [investigator(who), `item:${item}`],
    tone: "good",
    icon: ({ item }) => `item-${item}`,
  },
  sealed: { touches: ({ one, other }) => [walkway(one, other)], tone: "good" },
  "seal-removed": { touches: ({ one, other }) => [walkway(one, other)], tone: "bad" },
  "health-lost": { touches: ({ who }) => [investigator(who)], tone: "bad" },
  "health-recovered": { touches: ({ who }) => [investigator(who)], tone: "good" },
  damaged: { touches: ({ at }) => [location(at)], tone: "bad" },
  repaired: { touches: ({ at }) => [location(at)], tone: "good" },
  "monster-drawn": {
    touches: ({ monster: token }) => [monster(token), "deck:cup"],
    tone: "bad",
    icon: "event-spawned",
  },
  spawned: { touches: ({ monster: token, at }) => [monster(token), location(at)], tone: "bad" },
  "monster-moved": {
    touches: ({ monster: token, origin, to, through = [] }) => [
      monster(token),
      location(origin),
      ...through.map(location),
      location(to),
    ],
    tone: "plain",
  },
  "site-overrun": { touches: () => ["ritual-site"], tone: "bad" },
  "nothing-spawned": { touches: () => ["deck:sheet"], tone: "good" },
  activated: { touches: ({ monster: token, at }) => [monster(token), location(at)], tone: "bad" },
  "zone-activated": { touches: ({ zone }) => [`zone:${zone}`], tone: "bad" },
  reckoning: {
    touches: ({ row }) => (row ? [`row:${row}`] : []),
    tone: ({ row }) => (row ? "uncanny" : "good"),
  },
  "gate-revealed": {
    touches: ({ symbol, at }) => [`gate:${symbol}`, location(at)],
    tone: "uncanny",
    icon: ({ symbol }) => `gate-${symbol}`,
  },
  "lead-passed": { touches: ({ lead }) => [investigator(lead)], tone: "plain" },
  "vote-taken": { touches: ({ waiting }) => waiting.map(investigator), tone: "plain" },
  "ritual-cards-revealed": {
    touches: ({ who, cards }) => [investigator(who), ...cards.map(priority)],
    tone: "uncanny",
  },
  "ritual-tokens-revealed": {
    touches: ({ one, other }) => [`symbol:${one}`, `symbol:${other}`],
    tone: ({ matches, target }) => (matches >= target ? "good" : "bad"),
  },
  "game-ended": { touches: () => [], tone: ({ reason }) => (reason === "ritual-reversed" ? "good" : "bad") },
};

function showOf(event: Event): Show<Event> {
  return EVENTS[event.event] as unknown as Show<Event>;
}

export function touched(event: Event): Thing[] {
  return showOf(event).touches(event);
}

export function icon(event: Event): IconName {
  const { icon: closer = `event-${event.event}` } = showOf(event);
  const name = typeof closer === "function" ? closer(event) : closer;
  return hasIcon(name) ? name : "log";
}

export function tone(event: Event): Tone {
  const { tone: told } = showOf(event);
  return typeof told === "function" ? told(event) : told;
}
