/** The reference book, opened at what one looks for. */
import { byId, openedOnce } from "../../table/book";
import type {
  ActionCardEntry,
  AncientOneEntry,
  ItemEntry,
  LocationEntry,
  MonsterEntry,
  PriorityEntry,
  ReckoningEntry,
  Reference,
} from "./wire";

export interface Book {
  locations: ReadonlyMap<number, LocationEntry>;
  neighbours: ReadonlyMap<number, readonly number[]>;
  cards: ReadonlyMap<number, ActionCardEntry>;
  priority: ReadonlyMap<number, PriorityEntry>;
  items: ReadonlyMap<string, ItemEntry>;
  monsters: ReadonlyMap<string, MonsterEntry>;
  ancientOnes: ReadonlyMap<string, AncientOneEntry>;
  symbols: readonly string[];
  /** The locations of each zone in ascending order (rules fh.board.2, fh.board.15). */
  zones: ReadonlyMap<string, readonly number[]>;
  cluesPerSymbol: number;
  cardsPerRound: number;
  /** So many cards of a round, the lowest, have their upper effect. */
  upperCards: number;
}

export const bookOf = openedOnce(open);

function open(reference: Reference): Book {
  const neighbours = new Map<number, number[]>(reference.locations.map(({ number }) => [number, []]));
  for (const [one, other] of reference.walkways) {
    neighbours.get(one)?.push(other);
    neighbours.get(other)?.push(one);
  }
  return {
    locations: new Map(reference.locations.map((each) => [each.number, each])),
    neighbours,
    cards: new Map(reference.action_cards.map((each) => [each.number, each])),
    priority: new Map(reference.priority.map((each) => [each.number, each])),
    items: byId(reference.items),
    monsters: byId(reference.monsters),
    ancientOnes: byId(reference.ancient_ones),
    symbols: reference.ritual_symbols,
    zones: zonesOf(reference),
    cluesPerSymbol: reference.clues_per_symbol,
    cardsPerRound: reference.cards_per_round,
    upperCards: reference.upper_cards,
  };
}

function zonesOf({ locations }: Reference): Map<string, number[]> {
  const zones = new Map<string, number[]>();
  for (const { number, zone } of locations) zones.set(zone, [...(zones.get(zone) ?? []), number]);
  return zones;
}

/** The reckoning that so many omens bring; none without omens. */
export function reckoningFor(book: Book, ancientOne: string, omens: number): ReckoningEntry | null {
  const rows = book.ancientOnes.get(ancientOne)?.reckoning ?? [];
  return rows.find(({ least, most }) => omens >= least && (most === null || omens <= most)) ?? null;
}
