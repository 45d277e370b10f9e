/** The printed components by their ids. */
import { byId, openedOnce } from "../../table/book";
import type { CardEntry, CharacterEntry, MonsterEntry, Reference, StoryEntry, TokenEntry, TraitEntry } from "./wire";

export interface Book {
  stories: ReadonlyMap<string, StoryEntry>;
  cards: ReadonlyMap<string, CardEntry>;
  monsters: ReadonlyMap<string, MonsterEntry>;
  /** The backs of monster tokens by their numbers. */
  tokens: ReadonlyMap<number, TokenEntry>;
  characters: ReadonlyMap<string, CharacterEntry>;
  /** The traits of all characters. */
  traits: ReadonlyMap<string, TraitEntry>;
}

export const bookOf = openedOnce(open);

function open(reference: Reference): Book {
  return {
    stories: byId(reference.stories),
    cards: byId(reference.cards),
    monsters: byId(reference.monsters),
    tokens: new Map(reference.tokens.map((token) => [token.id, token])),
    characters: byId(reference.characters),
    traits: byId(reference.characters.flatMap(({ traits }) => traits)),
  };
}
