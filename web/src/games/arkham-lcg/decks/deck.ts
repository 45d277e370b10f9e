/** A deck as it is being built: how many copies of what, and what that adds up to. */
import { SKILLS, type SkillName } from "../art/names";
import { cardOf } from "../book";
import type { CardReference, Deck, Reference } from "../wire";

/** How the rules look at a deck: from how many core sets it is built, and whether for a campaign or for one scenario. */
export interface Terms {
  core_sets: 1 | 2;
  standalone: boolean;
}

export const USUAL_TERMS: Terms = { core_sets: 2, standalone: false };

/** Of each title in a deck (rule lcg.deckbuilding.4). */
export const MOST_COPIES = 2;

/** The parts of a deck that somebody can change; what the investigator requires is not chosen. */
export const PARTS = ["cards", "weaknesses", "story"] as const;

type Counts = Readonly<Record<string, number>>;

function changed(counts: Counts, code: string, by: number): Record<string, number> {
  const { [code]: before = 0, ...others } = counts;
  return before + by > 0 ? { ...others, [code]: before + by } : others;
}

export function copiesIn(deck: Deck, code: string): number {
  return PARTS.reduce((sum, part) => sum + (deck[part]?.[code] ?? 0), 0);
}

export function withOneMore(deck: Deck, code: string): Deck {
  return { ...deck, cards: changed(deck.cards, code, 1) };
}

/** One copy less, wherever it is listed. */
export function withOneLess(deck: Deck, code: string): Deck {
  const part = PARTS.find((each) => deck[each]?.[code]);
  return part ? { ...deck, [part]: changed(deck[part] ?? {}, code, -1) } : deck;
}

/** What the investigator requires, once each. */
export function withRequired(deck: Deck, reference: Reference): Deck {
  const own = Object.values(reference.cards).filter(({ of }) => of === deck.investigator);
  return { ...deck, required: Object.fromEntries(own.map(({ code }) => [code, 1])) };
}

/** Whether one more copy may be put in: the title has room, and there is another copy. */
export function hasRoom(deck: Deck, card: CardReference, copies: number, reference: Reference): boolean {
  const ofTitle = Object.entries(deck.cards)
    .filter(([code]) => cardOf(reference, code)?.title === card.title)
    .reduce((sum, [, count]) => sum + count, 0);
  return copiesIn(deck, card.code) < copies && ofTitle < MOST_COPIES;
}

/** As many copies of a card as are wanted, as far as there is room for them. */
export function withCopies(deck: Deck, code: string, wanted: number, copies: number, reference: Reference): Deck {
  const card = cardOf(reference, code);
  let next = deck;
  while (card && copiesIn(next, code) < wanted && hasRoom(next, card, copies, reference))
    next = withOneMore(next, code);
  while (copiesIn(next, code) > wanted) next = withOneLess(next, code);
  return next;
}

export interface Entry {
  code: string;
  /** Null for a code that the core set does not know. */
  card: CardReference | null;
  count: number;
}

export function entriesOf(counts: Counts | undefined, reference: Reference): Entry[] {
  return Object.entries(counts ?? {})
    .map(([code, count]) => ({ code, card: cardOf(reference, code), count }))
    .sort((one, other) => costOf(one) - costOf(other) || one.code.localeCompare(other.code));
}

const costOf = ({ card }: Entry): number => card?.cost ?? -1;

export const KINDS = ["asset", "event", "skill"] as const;

/** The chosen cards by type; what has no place among them, such as an enemy, comes last. */
export function groupsOf(deck: Deck, reference: Reference): { kind: string; entries: Entry[] }[] {
  const chosen = entriesOf(deck.cards, reference);
  const kindOf = ({ card }: Entry) => KINDS.find((kind) => kind === card?.type) ?? "other";
  return [...KINDS, "other"]
    .map((kind) => ({ kind, entries: chosen.filter((entry) => kindOf(entry) === kind) }))
    .filter(({ entries }) => entries.length > 0);
}

export const countOf = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** The last bar of the curve stands for this cost and everything above. */
export const DEAREST = 5;

/** How many cards there are of each cost; skills cost nothing and are not played. */
export function curveOf(deck: Deck, reference: Reference): number[] {
  const bars = Array.from({ length: DEAREST + 1 }, () => 0);
  for (const { card, count } of entriesOf(deck.cards, reference)) {
    if (card?.cost === null || card?.cost === undefined) continue;
    const bar = Math.min(card.cost, DEAREST);
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  return bars;
}

/** How many icons of each skill the deck has to commit. */
export function iconsOf(deck: Deck, reference: Reference): Record<SkillName, number> {
  const totals = Object.fromEntries(SKILLS.map((skill) => [skill, 0])) as Record<SkillName, number>;
  for (const { card, count } of [...entriesOf(deck.cards, reference), ...entriesOf(deck.required, reference)]) {
    for (const skill of SKILLS) totals[skill] += (card?.icons[skill] ?? 0) * count;
  }
  return totals;
}
