/** The printed components by their ids. */
import { byId, openedOnce } from "../../table/book";
import type {
  CardEntry,
  HeadlineEntry,
  InvestigatorEntry,
  MonsterEntry,
  NeighborhoodEntry,
  Reference,
  ScenarioEntry,
} from "./wire";

export interface Book {
  neighborhoods: ReadonlyMap<string, NeighborhoodEntry>;
  scenarios: ReadonlyMap<string, ScenarioEntry>;
  cards: ReadonlyMap<string, CardEntry>;
  monsters: ReadonlyMap<string, MonsterEntry>;
  investigators: ReadonlyMap<string, InvestigatorEntry>;
  headlines: ReadonlyMap<string, HeadlineEntry>;
  /** The neighbourhood of every space that is not a street. */
  neighborhoodOf: ReadonlyMap<string, string>;
}

export const bookOf = openedOnce(open);

function open(reference: Reference): Book {
  return {
    neighborhoods: byId(reference.neighborhoods),
    scenarios: byId(reference.scenarios),
    cards: byId(reference.cards),
    monsters: byId(reference.monsters),
    investigators: byId(reference.investigators),
    headlines: byId(reference.headlines),
    neighborhoodOf: new Map(
      reference.neighborhoods.flatMap(({ id, spaces }) => spaces.map((space): [string, string] => [space.id, id])),
    ),
  };
}
