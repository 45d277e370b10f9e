/** How the events of the game are shown: what they touch, their icon, their tone. */

import type { Thing } from "../face";
import { enemyIcon } from "./art/figure";
import { hasIcon, type IconName } from "./art/icons";
import {
  BAG,
  card,
  deck,
  discard,
  ENCOUNTER,
  enemy,
  investigator,
  location,
  printed,
  resources,
  skill,
  TEST,
  token,
  VICTORY,
} from "./things";
import type { Event } from "./wire";

export type EventName = Event["event"];
export type Tone = "good" | "bad" | "uncanny" | "plain";

type Of<Name extends EventName> = Extract<Event, { event: Name }>;

interface Show<Told> {
  touches(event: Told): Thing[];
  tone: Tone | ((event: Told) => Tone);
  icon: IconName | ((event: Told) => IconName);
}

/** A copy that may be an enemy, a location or any other card: things that are not there are not lit. */
const anyCopy = (id: number): Thing[] => [card(id), enemy(id), location(id)];

const tokenIcon = (name: string): IconName => {
  const icon = `token-${name}`;
  return hasIcon(icon) ? icon : "chaos-bag";
};

const skillIcon = (name: string): IconName => {
  const icon = `skill-${name}`;
  return hasIcon(icon) ? icon : "kind-skill";
};

const GRIM: ReadonlySet<string> = new Set(["skull", "cultist", "tablet", "elder-thing"]);

function toneOfToken(name: string): Tone {
  if (name === "elder-sign" || name === "+1") return "good";
  if (name === "auto-fail") return "bad";
  return GRIM.has(name) ? "uncanny" : "plain";
}

export const EVENTS: { readonly [Name in EventName]: Show<Of<Name>> } = {
  // The scenario and its rounds.
  "scenario-began": { touches: () => [], tone: "plain", icon: "kind-scenario" },
  "lead-chosen": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "lead-investigator" },
  "opening-hand-drawn": { touches: ({ who }) => [investigator(who), deck(who)], tone: "plain", icon: "hand" },
  mulligan: { touches: ({ who }) => [investigator(who), deck(who)], tone: "plain", icon: "hand" },
  "introduction-read": { touches: () => [], tone: "plain", icon: "log" },
  "round-began": { touches: () => [], tone: "plain", icon: "event-round-began" },
  "phase-began": { touches: () => [], tone: "plain", icon: "waiting" },
  "turn-began": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "kind-investigator" },
  "turn-ended": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "check" },
  "action-taken": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "ability-action" },
  "scenario-ended": {
    touches: () => [],
    tone: ({ resolution }) => (resolution === "none" ? "bad" : "plain"),
    icon: "kind-scenario",
  },

  // Cards.
  "ability-used": {
    touches: ({ who, card: code, id }) => [investigator(who), ...(code === who ? [] : anyCopy(id))],
    tone: "plain",
    icon: "ability-free",
  },
  "asset-played": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "good", icon: "kind-asset" },
  "event-played": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "plain", icon: "kind-event" },
  attached: { touches: ({ id, to_id }) => [card(id), ...anyCopy(to_id)], tone: "plain", icon: "action-card" },
  "put-into-play": { touches: ({ id }) => anyCopy(id), tone: "plain", icon: "action-card" },
  discarded: { touches: ({ id }) => [card(id)], tone: "plain", icon: "discard" },
  "discarded-at-random": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "bad", icon: "discard" },
  "removed-from-game": { touches: ({ id }) => anyCopy(id), tone: "plain", icon: "close" },
  "sent-to-victory-display": { touches: () => [VICTORY], tone: "good", icon: "trophy" },
  "returned-to-hand": { touches: ({ id }) => [card(id)], tone: "plain", icon: "hand" },
  "shuffled-into-encounter-deck": { touches: () => [deck(ENCOUNTER)], tone: "bad", icon: "deck" },
  "revealed-from-hand": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "plain", icon: "watch" },
  "cards-were-drawn": {
    touches: ({ who }) => [investigator(who), deck(who)],
    tone: "plain",
    icon: "card-drawn",
  },
  "card-added-to-hand": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "plain", icon: "hand" },
  "deck-reset": { touches: ({ who }) => [investigator(who), deck(who)], tone: "bad", icon: "deck" },
  "cards-seen": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "watch" },
  "uses-added": { touches: ({ id }) => [card(id)], tone: "good", icon: "plus" },
  exhausted: { touches: ({ id }) => anyCopy(id), tone: "plain", icon: "exhausted" },
  readied: { touches: ({ id }) => anyCopy(id), tone: "plain", icon: "replay" },
  "cards-readied": { touches: () => [], tone: "plain", icon: "replay" },
  "story-asset-earned": {
    touches: ({ who, card: code }) => [investigator(who), printed(code)],
    tone: "good",
    icon: "kind-asset",
  },

  // The encounter deck.
  "encounter-deck-reshuffled": {
    touches: () => [deck(ENCOUNTER), discard(ENCOUNTER)],
    tone: "plain",
    icon: "deck",
  },
  "encounter-card-was-drawn": {
    touches: ({ who, id }) => [investigator(who), ...anyCopy(id), deck(ENCOUNTER)],
    tone: "bad",
    icon: "kind-treachery",
  },
  "revelation-cancelled": { touches: ({ id }) => anyCopy(id), tone: "good", icon: "cancelled" },
  "cards-turned-over": { touches: () => [deck(ENCOUNTER), discard(ENCOUNTER)], tone: "plain", icon: "discard" },

  // Resources, clues, doom.
  "resources-gained": { touches: ({ who }) => [investigator(who), resources(who)], tone: "good", icon: "resource" },
  "resources-lost": { touches: ({ who }) => [investigator(who), resources(who)], tone: "bad", icon: "resource" },
  "resources-moved": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "plain", icon: "resource" },
  "clues-discovered": { touches: ({ who, id }) => [investigator(who), location(id)], tone: "good", icon: "clue" },
  "clues-gained": { touches: ({ who }) => [investigator(who)], tone: "good", icon: "clue" },
  "clues-spent": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "clue" },
  "clues-dropped": { touches: ({ who, id }) => [investigator(who), location(id)], tone: "bad", icon: "clue" },
  "clues-placed": { touches: ({ id }) => anyCopy(id), tone: "plain", icon: "clue" },
  "doom-placed": { touches: ({ id }) => anyCopy(id), tone: "bad", icon: "doom" },
  "doom-cleared": { touches: () => [], tone: "good", icon: "doom" },
  "act-advanced": { touches: ({ id }) => [card(id)], tone: "good", icon: "kind-act" },
  "agenda-advanced": { touches: ({ id }) => [card(id)], tone: "bad", icon: "kind-agenda" },

  // Places.
  moved: {
    touches: ({ who, origin_id, to_id }) => [investigator(who), location(origin_id), location(to_id)],
    tone: "plain",
    icon: "event-moved",
  },
  "location-revealed": { touches: ({ id }) => [location(id)], tone: "plain", icon: "kind-location" },

  // Enemies.
  spawned: {
    touches: ({ id, location_id }) => [enemy(id), location(location_id)],
    tone: "bad",
    icon: ({ enemy: code }) => enemyIcon(code),
  },
  engaged: { touches: ({ id, who }) => [enemy(id), investigator(who)], tone: "bad", icon: "engaged" },
  disengaged: { touches: ({ id, who }) => [enemy(id), investigator(who)], tone: "plain", icon: "engaged" },
  "enemy-moved": {
    touches: ({ id, origin_id, to_id }) => [enemy(id), location(origin_id), location(to_id)],
    tone: "bad",
    icon: "enemy-moved",
  },
  attacked: { touches: ({ id, who }) => [enemy(id), investigator(who)], tone: "bad", icon: "enemy-attacks" },
  "attack-cancelled": {
    touches: ({ id, who }) => [enemy(id), investigator(who)],
    tone: "good",
    icon: "cancelled",
  },
  evaded: { touches: ({ id, who }) => [enemy(id), investigator(who)], tone: "good", icon: "designator-evade" },
  "enemy-damaged": { touches: ({ id }) => [enemy(id)], tone: "good", icon: "designator-fight" },
  "enemy-was-defeated": { touches: ({ id }) => [enemy(id)], tone: "good", icon: "skull" },

  // Harm.
  harmed: {
    touches: ({ who }) => [investigator(who)],
    tone: "bad",
    icon: ({ damage }) => (damage ? "harm-damage" : "harm-horror"),
  },
  "asset-harmed": {
    touches: ({ id }) => [card(id)],
    tone: "bad",
    icon: ({ damage }) => (damage ? "harm-damage" : "harm-horror"),
  },
  healed: {
    touches: ({ card: code, id }) => [investigator(code), card(id), enemy(id)],
    tone: "good",
    icon: "event-health-recovered",
  },
  "horror-moved": { touches: ({ who, id }) => [investigator(who), card(id)], tone: "good", icon: "harm-horror" },
  "investigator-defeated": { touches: ({ who }) => [investigator(who)], tone: "bad", icon: "skull" },
  resigned: { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "designator-resign" },
  "trauma-suffered": { touches: ({ who }) => [investigator(who)], tone: "bad", icon: "event-health-lost" },

  // Skill tests.
  "test-began": {
    touches: ({ who, skill: name }) => [investigator(who), TEST, skill(name)],
    tone: "plain",
    icon: ({ skill: name }) => skillIcon(name),
  },
  committed: { touches: ({ who, id }) => [investigator(who), card(id)], tone: "plain", icon: "kind-skill" },
  "skill-boosted": {
    touches: ({ who, card: code }) => [investigator(who), printed(code)],
    tone: "good",
    icon: "plus",
  },
  "token-was-revealed": {
    touches: ({ who, token: name }) => [investigator(who), token(name), BAG],
    tone: ({ token: name }) => toneOfToken(name),
    icon: ({ token: name }) => tokenIcon(name),
  },
  "token-returned": { touches: ({ token: name }) => [token(name), BAG], tone: "plain", icon: "chaos-bag" },
  "test-ended": {
    touches: ({ who }) => [investigator(who), TEST],
    tone: ({ succeeded }) => (succeeded ? "good" : "bad"),
    icon: ({ succeeded }) => (succeeded ? "check" : "close"),
  },

  // The campaign.
  "log-entry-written": { touches: () => [], tone: "plain", icon: "log" },
  "log-entry-crossed-out": { touches: () => [], tone: "plain", icon: "log" },
  "investigator-lost": { touches: ({ who }) => [investigator(who)], tone: "bad", icon: "skull" },
  "experience-earned": { touches: ({ who }) => [investigator(who), VICTORY], tone: "good", icon: "trophy" },
  "card-bought": {
    touches: ({ who, card: code }) => [investigator(who), printed(code)],
    tone: "good",
    icon: "action-card",
  },
  "card-upgraded": {
    touches: ({ who, card: code }) => [investigator(who), printed(code)],
    tone: "good",
    icon: "kind-skill",
  },
  "player-left": { touches: () => [], tone: "plain", icon: "empty-chair" },
  "player-returned": { touches: () => [], tone: "plain", icon: "person" },
  "investigator-chosen": { touches: ({ who }) => [investigator(who)], tone: "plain", icon: "kind-investigator" },
  "chaos-token-added": {
    touches: ({ token: name }) => [token(name), BAG],
    tone: "bad",
    icon: ({ token: name }) => tokenIcon(name),
  },
  "campaign-ended": {
    touches: () => [],
    tone: ({ reason }) => (reason === "no-investigators-left" ? "bad" : "uncanny"),
    icon: "event-game-ended",
  },
};

function showOf(event: Event): Show<Event> {
  return EVENTS[event.event] as unknown as Show<Event>;
}

export function touched(event: Event): Thing[] {
  return showOf(event).touches(event);
}

export function icon(event: Event): IconName {
  const { icon: shown } = showOf(event);
  return typeof shown === "function" ? shown(event) : shown;
}

export function tone(event: Event): Tone {
  const { tone: told } = showOf(event);
  return typeof told === "function" ? told(event) : told;
}

/** The end of a scenario, with what follows until the next one, and the beginning of that. */
export function opensChapter({ event }: Event): boolean {
  return event === "scenario-began" || event === "scenario-ended";
}
