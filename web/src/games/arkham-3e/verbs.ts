/** The icons of the options in the list: what is done, and what it is done to. */
import { idOf, kindOf, numberOf } from "../../table/things";
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { hasIcon, type IconName } from "./art/icons";
import { bookOf } from "./book";
import type { Here } from "./scene";
import type { CardEntry } from "./wire";

export const verbs: Readonly<Record<string, IconName>> = {
  move: "action-move",
  gather: "action-gather",
  focus: "action-focus",
  unfocus: "focus-token",
  ward: "action-ward",
  attack: "action-attack",
  evade: "action-evade",
  research: "action-research",
  trade: "action-trade",
  give: "action-trade",
  cast: "action-cast",
  use: "action-use",
  extra: "action-use",
  codex: "action-codex",
  buy: "action-buy",
  clear: "action-discard",
  gain: "asset-item",
  deck: "deck",
  discard: "action-discard",
  start: "action-start",
  hand: "hands",
  reroll: "action-reroll",
  raise: "action-raise",
  remnant: "remnant",
  remnants: "remnant",
  clue: "clue",
  clues: "clue",
  die: "action-reroll",
  heal: "action-heal",
  damage: "health",
  horror: "sanity",
  pay: "action-spend",
  spend: "action-spend",
  reckon: "token-reckoning",
  activate: "action-activate",
  strike: "monster-damage",
  shield: "action-shield",
  anomaly: "anomaly",
  outbreak: "event-outbreak",
  investigator: "investigator",
  join: "investigator",
  "pass-on": "investigator",
  "on-foot": "action-move",
};

type IconOf = (target: Thing, scene: Here) => IconName | null;

/** By the sort of thing. */
const TARGETS: Readonly<Record<string, IconOf>> = {
  monster: (token, { view }) => {
    const found = view.monsters.find((each) => each.token === numberOf(token));
    return found ? monsterIcon(found.kind) : null;
  },
  card: (card, { reference }) => cardIcon(bookOf(reference).cards.get(frontOf(card, reference))),
  investigator: () => "investigator",
  archive: () => "codex",
  headline: () => "headline-deck",
  neighborhood: () => "anomaly",
};

/** The front of a card, whoever has it: "card:cursed@agnes-baker" is "cursed", while "card:intervene@start" is itself. */
export function frontOf(thing: Thing, reference: Here["reference"]): string {
  const id = idOf(thing);
  return bookOf(reference).cards.has(id) ? id : (id.split("@", 1)[0] ?? "");
}

/** What sort of asset a card is; what one shoots or reads is seen at once. */
export function cardIcon(card: CardEntry | undefined): IconName {
  const traits = card?.traits.map(({ id }) => id) ?? [];
  if (traits.includes("trait-weapon")) return "asset-weapon";
  if (traits.includes("trait-tome")) return "asset-tome";
  const name = `asset-${card?.kind}`;
  return hasIcon(name) ? name : "asset-item";
}

/** The creature of a kind. */
export function monsterIcon(kind: string): IconName {
  const name = `arkham-3e-${kind}`;
  return hasIcon(name) ? name : "skull";
}

export function scenarioIcon(id: string): IconName {
  const name = `scenario-${id}`;
  return hasIcon(name) ? name : "codex";
}

export function tokenIcon(token: string): IconName {
  const name = `token-${token}`;
  return hasIcon(name) ? name : "token-blank";
}

export function icon({ about: [target = ""], word }: OptionInfo, scene: Here): IconName | null {
  const skill = `skill-${word.split("-", 1)[0]}`;
  return TARGETS[kindOf(target)]?.(target, scene) ?? (hasIcon(skill) ? skill : null);
}
