/** The icons of the options in the list: what is done, and what it is done to. */
import { idOf, kindOf, numberOf } from "../../table/things";
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { hasIcon, type IconName } from "./art/icons";
import { bookOf } from "./book";
import type { Here } from "./scene";
import type { CardEntry } from "./wire";

export const verbs: Readonly<Record<string, IconName>> = {
  move: "action-walk",
  run: "action-run",
  way: "action-walk",
  drag: "corpse",
  "move-out": "action-escape",
  "run-out": "action-escape",
  "hide-move": "action-hide",
  "hide-action": "action-hide",
  "come-out-move": "action-come-out",
  "come-out-action": "action-come-out",
  explore: "action-explore",
  take: "action-take",
  keep: "action-take",
  leave: "action-drop",
  drop: "action-drop",
  discard: "action-discard",
  attack: "action-strike",
  evade: "action-evade-monster",
  check: "sanity",
  cast: "action-cast",
  use: "action-use",
  barrier: "action-barrier",
  "pull-barrier": "action-barrier",
  break: "action-barrier",
  burn: "action-burn",
  give: "action-trade",
  "shake-off": "stun",
  "skill-point": "skill-point",
  play: "action-play-card",
  action: "keeper-action",
  deal: "trauma-card",
  recycle: "skull",
  answer: "answers",
  next: "action-next",
  turn: "puzzle-piece",
  swap: "puzzle-piece",
  replace: "puzzle-piece",
  draw: "puzzle-piece",
  investigator: "investigator",
  relative: "blood-relative",
};

type IconOf = (target: Thing, scene: Here) => IconName | null;

/** By the sort of thing. */
const TARGETS: Readonly<Record<string, IconOf>> = {
  monster: (thing, { view }) => {
    const found = view.monsters.find(({ id }) => id === numberOf(thing));
    return found ? monsterIcon(found.kind) : null;
  },
  card: (thing, { reference }) => cardIcon(bookOf(reference).cards.get(idOf(thing))),
  trait: () => "trait",
  investigator: () => "investigator",
  door: () => "door",
  barrier: () => "feature-barrier",
  corpse: () => "corpse",
  objective: () => "objective",
};

/** By the kind of card, where that says enough. */
const KINDS: Readonly<Record<string, IconName>> = {
  lock: "lock-card",
  obstacle: "obstacle-card",
  mythos: "mythos-card",
  injury: "injury",
  insanity: "insanity",
  action: "keeper-action",
  spell: "mansions-spell",
  nothing: "nothing-card",
};

/** By what is printed on an item. */
const TYPES: Readonly<Record<string, IconName>> = { weapon: "item-weapon", key: "item-key", tome: "item-tome" };

/** What sort of card it is; a card that is in no book is a clue. */
export function cardIcon(card: CardEntry | undefined): IconName {
  if (!card) return "item-clue";
  if (card.kind === "combat") return classIcon(card.types[0] ?? "");
  const type = card.types.find((each) => each in TYPES);
  return KINDS[card.kind] ?? TYPES[type ?? ""] ?? "item-tool";
}

/** An icon that may be there; another where it is not. */
const or = (name: string, other: IconName): IconName => (hasIcon(name) ? name : other);

/** The creature of a kind. */
export const monsterIcon = (kind: string): IconName => or(`mansions-${kind}`, "skull");
/** The Combat deck of a class of monsters. */
export const classIcon = (of: string): IconName => or(`combat-${of}`, "combat-humanoid");
/** What a half of a Combat card is for. */
export const halfIcon = (type: string): IconName => or(`half-${type}`, "combat-humanoid");
export const featureIcon = (feature: string): IconName => or(`feature-${feature}`, "door");
export const skillIcon = (skill: string): IconName => or(`mansions-${skill}`, "skill-point");

export function icon({ about: [target = ""] }: OptionInfo, scene: Here): IconName | null {
  return TARGETS[kindOf(target)]?.(target, scene) ?? null;
}
