/** The printed components by their ids. */
import { byId, openedOnce } from "../../table/book";
import type {
  AncientOneEntry,
  CardEntry,
  InvestigatorEntry,
  MonsterEntry,
  MysteryEntry,
  MythosEntry,
  PathEntry,
  Reference,
  SpaceEntry,
  View,
} from "./wire";

export interface Book {
  spaces: ReadonlyMap<string, SpaceEntry>;
  cards: ReadonlyMap<string, CardEntry>;
  monsters: ReadonlyMap<string, MonsterEntry>;
  investigators: ReadonlyMap<string, InvestigatorEntry>;
  mythos: ReadonlyMap<string, MythosEntry>;
  mysteries: ReadonlyMap<string, MysteryEntry>;
  ancientOnes: ReadonlyMap<string, AncientOneEntry>;
  /** The paths that leave a space, by its id. */
  ways: ReadonlyMap<string, readonly PathEntry[]>;
}

export const bookOf = openedOnce(open);

function open(reference: Reference): Book {
  const ways = new Map<string, PathEntry[]>();
  for (const path of reference.paths)
    for (const end of [path.one, path.other]) ways.set(end, [...(ways.get(end) ?? []), path]);
  return {
    spaces: byId(reference.spaces),
    cards: byId(reference.cards),
    monsters: byId(reference.monsters),
    investigators: byId(reference.investigators),
    mythos: byId(reference.mythos),
    mysteries: byId(reference.mysteries),
    ancientOnes: byId(reference.ancient_ones),
    ways,
  };
}

/** A monster as it is now: Cultists are what the sheet of the Ancient One says, which has two sides. */
export function monsterEntry(kind: string, view: View, reference: Reference): MonsterEntry | null {
  const book = bookOf(reference);
  const sheet = book.ancientOnes.get(view.ancient_one);
  const cultist = sheet && (view.awake ? sheet.back : sheet.front).cultist;
  return cultist?.id === kind ? cultist : (book.monsters.get(kind) ?? null);
}

/** How many mysteries have to be solved. */
export function mysteriesNeeded(view: View, reference: Reference): number {
  return bookOf(reference).ancientOnes.get(view.ancient_one)?.mysteries ?? 0;
}
