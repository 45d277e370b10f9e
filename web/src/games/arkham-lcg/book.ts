/** The reference book, opened at what one looks for. */
import { CARD_CLASSES, type CardClassName, isOneOf, MARKERS, type MarkerName } from "./art/names";
import type { CardReference, Reference, ScenarioReference } from "./wire";

/** The four skills, in the order they stand on every card. */
export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;
export type Skill = (typeof SKILLS)[number];

export const isSkill = (word: string): word is Skill => isOneOf(SKILLS, word);

/** In place of a seat or a card: nobody, nowhere. */
export const NONE = -1;

/** A printed card; null for what is no card of its own, such as the back that several locations share. */
export function cardOf(reference: Reference, code: string): CardReference | null {
  return reference.cards[code] ?? null;
}

export function scenarioOf(reference: Reference, id: string): ScenarioReference | null {
  return reference.scenarios.find((each) => each.id === id) ?? null;
}

export function classOf(card: CardReference): CardClassName {
  return card.card_class && isOneOf(CARD_CLASSES, card.card_class) ? card.card_class : "neutral";
}

/** Whether it is a card of the investigators' decks. */
export function isPlayerCard(card: CardReference): boolean {
  return card.type === "asset" || card.type === "event" || card.type === "skill";
}

/** What lies on a card that is used up: ammo, charges, supplies, secrets; or plain resources. */
export function markerOf(card: CardReference | null): MarkerName {
  const [use] = Object.keys(card?.uses ?? {});
  return use && isOneOf(MARKERS, use) ? use : "resource";
}

/** How many icons of a card count for a skill: its own and the wild ones (rule lcg.skill-test.st2.5). */
export function iconsFor(card: CardReference, skill: string): number {
  return (card.icons[skill] ?? 0) + (card.icons.wild ?? 0);
}

/** Which side of the scenario's reference card counts. */
export function isHarsh(difficulty: string): boolean {
  return difficulty === "hard" || difficulty === "expert";
}
