/** The four cards of a round: which place they take, and which of their effects will count. */
import { type Book, reckoningFor } from "./book";
import type { PlayedView, ReckoningEntry, View } from "./wire";

export type Half = "upper" | "lower";

/** The ranks a card may still take among the four, from 0. */
export interface Outlook {
  first: number;
  last: number;
}

/** One of the four places of the round: a priority card with an action card, or what is there so far. */
export interface Place {
  priority: number | null;
  played: PlayedView | null;
  outlook: Outlook;
  /** Which effect counts, once nothing can change it. */
  half: Half | null;
  now: boolean;
  /** Who plays here, where nobody has yet. */
  awaits: { who: string; next: boolean } | null;
  /** The action card already drawn for it, by its number. */
  drawn: number | null;
}

/** The action card one sees somebody draw, and who drew it. */
export function drawnNow(view: View): { who: string; card: number } | null {
  const owner = view.investigators.find((each) => each.drawn);
  return owner?.drawn ? { who: owner.id, card: owner.drawn.number } : null;
}

/** Are the four cards in order, so that upper and lower are settled? Alone they are from the beginning. */
export function isSettled(view: View, { cardsPerRound }: Book): boolean {
  if (view.solo) return view.row.length === cardsPerRound;
  return view.played.length === cardsPerRound && view.played.every((each) => each.priority !== null);
}

/** The places, while there are cards of the round on the table: in ascending order of their numbers once these are settled, before that in the order played. */
export function placesOf(view: View, book: Book): Place[] {
  const settled = isSettled(view, book);
  if (!settled && (view.solo || !view.step.startsWith("action."))) return [];
  const cards = view.solo
    ? view.row.map((priority) => ({ priority, played: view.played.find((each) => each.priority === priority) ?? null }))
    : view.played.map((played) => ({ priority: played.priority, played }));
  const places: Place[] = cards.map(({ priority, played }, rank) => {
    const outlook = settled ? { first: rank, last: rank } : outlookOf(priority, view, book);
    const now = played?.revealed === true && !played.resolved;
    // An item can turn the card being resolved to its upper effect.
    const half = now && isHalf(view.resolving) ? view.resolving : halfOf(outlook, book);
    return { priority, played, outlook, half, now, awaits: null, drawn: null };
  });
  while (places.length < book.cardsPerRound) {
    const outlook = outlookOf(null, view, book);
    const awaits = { who: whoseTurn(places.length, view), next: places.length === view.played.length };
    places.push({ priority: null, played: null, outlook, half: null, now: false, awaits, drawn: null });
  }
  const drawn = drawnNow(view);
  const goes = places.find(({ awaits }) => awaits && awaits.who === drawn?.who);
  if (drawn && goes) goes.drawn = drawn.card;
  return places;
}

/** Who takes a turn of the round: the lead the first, then clockwise (rule fh.play-priority.1). */
export function whoseTurn(turn: number, view: View): string {
  const lead = view.investigators.findIndex((each) => each.lead);
  return view.investigators[(lead + turn) % view.investigators.length]?.id ?? "";
}

/** Where a number would end up, by the numbers one can see and the cards there are still to come (rules fh.resolve.3, 4). */
export function outlookOf(priority: number | null, view: View, { cardsPerRound, priority: cards }: Book): Outlook {
  if (priority === null) return { first: 0, last: cardsPerRound - 1 };
  const seen = view.played.flatMap((each) =>
    each.priority === null || each.priority === priority ? [] : each.priority,
  );
  const unseen = [...cards.keys()].filter((each) => !seen.includes(each));
  const unknown = cardsPerRound - 1 - seen.length;
  const below = seen.filter((each) => each < priority).length;
  const belowLeft = unseen.filter((each) => each < priority).length;
  const aboveLeft = unseen.filter((each) => each > priority).length;
  return { first: below + Math.max(0, unknown - aboveLeft), last: below + Math.min(unknown, belowLeft) };
}

export function halfOf({ first, last }: Outlook, { upperCards }: Book): Half | null {
  if (last < upperCards) return "upper";
  return first >= upperCards ? "lower" : null;
}

export function isHalf(value: string | null): value is Half {
  return value === "upper" || value === "lower";
}

/** The omens on the cards one can see, less what was softened, and the reckoning they would bring. */
export function omensOf(view: View, book: Book): { omens: number; row: ReckoningEntry | null } {
  const numbers = view.solo && isSettled(view, book) ? view.row : view.played.map((each) => each.priority);
  const seen = numbers.reduce((sum: number, each) => sum + (each ? (book.priority.get(each)?.omens ?? 0) : 0), 0);
  const omens = Math.max(0, seen - view.omens_softened);
  return { omens, row: reckoningFor(book, view.ancient_one, omens) };
}

/** The card being resolved. */
export function resolvedNow(view: View): PlayedView | null {
  return view.played.find((each) => each.revealed && !each.resolved) ?? null;
}
