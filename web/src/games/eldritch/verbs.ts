/** The icons of the options in the list: what is done, and what it is done to. */
import { idOf, kindOf, numberOf } from "../../table/things";
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { hasIcon, type IconName } from "./art/icons";
import { bookOf } from "./book";
import { monsterIcon } from "./map/MonsterChip";
import type { Here } from "./scene";
import { frontOf } from "./words";

export const verbs: Readonly<Record<string, IconName>> = {
  travel: "action-travel",
  rest: "action-rest",
  prepare: "action-prepare",
  acquire: "action-acquire",
  trade: "action-trade",
  cast: "action-cast",
  use: "action-use",
  local: "action-use",
  more: "action-use",
  buy: "action-acquire",
  gain: "action-acquire",
  discard: "action-discard",
  train: "action-train",
  ship: "action-ship",
  encounter: "action-encounter",
  fight: "action-fight",
  reroll: "action-reroll",
  raise: "action-raise",
  spend: "action-spend",
  pay: "action-spend",
  loan: "action-spend",
  improve: "improvement",
  omen: "omen-track",
  reckon: "event-reckoning-began",
  rumor: "rumor",
  lead: "lead-investigator",
  join: "investigator",
};

type IconOf = (target: Thing, scene: Here) => IconName | null;

/** By the sort of thing. */
const TARGETS: Readonly<Record<string, IconOf>> = {
  monster: (token, { view }) => {
    const found = view.monsters.find((each) => each.token === numberOf(token));
    return found ? monsterIcon(found.kind) : null;
  },
  card: (card, { reference }) => cardIcon(bookOf(reference).cards.get(frontOf(card))?.kind ?? ""),
  investigator: () => "investigator",
  mythos: () => "mythos",
  gate: () => "gate",
  clue: () => "clue",
  "ancient-one": (id) => ancientOneIcon(idOf(id)),
};

/** What sort of possession a card is. */
export function cardIcon(kind: string): IconName {
  const name = `possession-${kind}`;
  return hasIcon(name) ? name : "possession-unique";
}

export function ancientOneIcon(id: string): IconName {
  const name = `ancient-one-${id}`;
  return hasIcon(name) ? name : "doom-track";
}

export function icon({ about: [target = ""], word }: OptionInfo, scene: Here): IconName | null {
  const skill = `skill-${word}`;
  return TARGETS[kindOf(target)]?.(target, scene) ?? (hasIcon(skill) ? skill : null);
}
