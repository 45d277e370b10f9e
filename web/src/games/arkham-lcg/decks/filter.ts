/** Which cards are shown: by class, type, level, cost and words. */

import type { Say } from "../../../text/say";
import type { CardClassName } from "../art/names";
import { classOf } from "../book";
import type { CardReference } from "../wire";
import { cardName, cardSub, cardText, sayIf, tell, traitName } from "../words";
import { DEAREST } from "./deck";

export interface Filter {
  classes: readonly CardClassName[];
  types: readonly string[];
  level: number | null;
  /** The cost; `DEAREST` stands for everything above too. */
  cost: number | null;
  words: string;
  /** Only what is in the deck. */
  mine: boolean;
}

export const EVERYTHING: Filter = { classes: [], types: [], level: null, cost: null, words: "", mine: false };

export function isOpen(filter: Filter): boolean {
  return Object.keys(EVERYTHING).every((key) => {
    const now = filter[key as keyof Filter];
    return Array.isArray(now) ? now.length === 0 : now === EVERYTHING[key as keyof Filter];
  });
}

export function fits(card: CardReference, filter: Filter, copies: number, say: Say): boolean {
  if (filter.classes.length && !filter.classes.includes(classOf(card))) return false;
  if (filter.types.length && !filter.types.includes(card.type)) return false;
  if (filter.level !== null && (card.level ?? 0) !== filter.level) return false;
  if (filter.cost !== null && (card.cost === null || Math.min(card.cost, DEAREST) !== filter.cost)) return false;
  if (filter.mine && copies === 0) return false;
  return has(card, filter.words, say);
}

/** Every word one wrote begins or stands somewhere in what the card says. */
function has(card: CardReference, words: string, say: Say): boolean {
  const wanted = plain(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return true;
  const said = plain(
    [
      say(cardName(card.code)),
      sayIf(say, cardSub(card.code)) ?? "",
      say(cardText(card)),
      say(tell(`kind-${card.type}`)),
      ...card.traits.map((trait) => say(traitName(trait))),
      ...card.slots.map((slot) => say(tell(`slot-${slot}`))),
    ].join(" "),
  );
  return wanted.every((word) => said.includes(word));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[«»“”„"’'`.,:;!?()]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const TYPES = ["asset", "event", "skill"];

/** As one looks through them: by type, then cheap before dear, then by name. */
export function inOrder(cards: readonly CardReference[], say: Say): CardReference[] {
  const named = new Map(cards.map((card) => [card.code, say(cardName(card.code))]));
  return [...cards].sort(
    (one, other) =>
      TYPES.indexOf(one.type) - TYPES.indexOf(other.type) ||
      (one.cost ?? -1) - (other.cost ?? -1) ||
      (named.get(one.code) ?? "").localeCompare(named.get(other.code) ?? "") ||
      (one.level ?? 0) - (other.level ?? 0),
  );
}
