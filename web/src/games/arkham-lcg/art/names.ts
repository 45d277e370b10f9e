/** The words of the card game that have a drawing; the same words as in the rules, the cards and what the server sends. */
export const CARD_CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"] as const;
export const SKILLS = ["willpower", "intellect", "combat", "agility", "wild"] as const;
export const SLOTS = ["hand", "arcane", "accessory", "body", "ally"] as const;
export const SYMBOLS = [
  "circle",
  "square",
  "triangle",
  "plus",
  "diamond",
  "squiggle",
  "moon",
  "hourglass",
  "tau",
  "equals",
] as const;
export const NUMBER_TOKENS = ["+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8"] as const;
export const SYMBOL_TOKENS = ["skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign"] as const;
export const MARKERS = [
  "damage",
  "horror",
  "clue",
  "doom",
  "resource",
  "ammo",
  "charges",
  "supplies",
  "secrets",
] as const;
export const ABILITIES = ["action", "free", "reaction"] as const;
export const KEYWORDS = [
  "aloof",
  "exceptional",
  "fast",
  "hunter",
  "massive",
  "peril",
  "permanent",
  "retaliate",
  "surge",
] as const;
export const DESIGNATORS = ["fight", "evade", "investigate", "move", "parley", "resign"] as const;
export const KINDS = [
  "investigator",
  "asset",
  "event",
  "skill",
  "treachery",
  "enemy",
  "location",
  "act",
  "agenda",
  "scenario",
] as const;

export type CardClassName = (typeof CARD_CLASSES)[number];
export type SkillName = (typeof SKILLS)[number];
export type SlotName = (typeof SLOTS)[number];
export type SymbolName = (typeof SYMBOLS)[number];
export type NumberToken = (typeof NUMBER_TOKENS)[number];
export type SymbolToken = (typeof SYMBOL_TOKENS)[number];
export type TokenName = NumberToken | SymbolToken;
export type MarkerName = (typeof MARKERS)[number];
export type AbilityName = (typeof ABILITIES)[number];
export type KindName = (typeof KINDS)[number];

/** Whether a word is one of a list, for words that come over the wire. */
export function isOneOf<Name extends string>(names: readonly Name[], word: string): word is Name {
  return (names as readonly string[]).includes(word);
}

export function isToken(word: string): word is TokenName {
  return isOneOf(NUMBER_TOKENS, word) || isOneOf(SYMBOL_TOKENS, word);
}
