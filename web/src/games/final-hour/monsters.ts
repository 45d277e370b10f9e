/** Where a monster would go next: its arrow, the overflow chain, the seals (rules fh.monster-move.1 to 9). */
import type { Book } from "./book";
import type { LocationView, MonsterEntry, View } from "./wire";

export const HORDE = "ghoul-horde";

export interface Sighting {
  token: number;
  kind: string;
  at: LocationView;
}

/** A monster on the board by the number of its token. */
export function findMonster(token: number, view: View): Sighting | null {
  for (const at of view.locations) {
    const space = at.spaces.find((each) => each.monster === token);
    if (space) return { token, kind: space.holds, at };
  }
  return null;
}

export type Course =
  | { ends: "stays" }
  | { ends: "sealed"; one: number; other: number; through: number[] }
  | { ends: "arrives"; to: number; through: number[] }
  | { ends: "overruns"; through: number[] };

/** The next move of a monster by its own arrow. */
export function courseOf(monster: Sighting, kind: MonsterEntry, view: View, book: Book): Course {
  const horde = kind.special === HORDE;
  const start = monster.at.number;
  if (start === view.ritual_site && !horde) return { ends: "stays" };
  const through: number[] = [];
  let here = start;
  for (;;) {
    const to = book.locations.get(here)?.[kind.colour] ?? here;
    if (!horde && sealBetween(here, to, view)) return { ends: "sealed", one: here, other: to, through };
    here = to;
    const free = here === start || hasRoom(here, view);
    if (free) return { ends: "arrives", to: here, through };
    if (here === view.ritual_site) return { ends: "overruns", through };
    if (through.includes(here)) return straightToTheSite(through, view);
    through.push(here);
  }
}

/** No empty space can be reached by the arrows (rules fh.monster-move.7, fh.monster-move.8). */
function straightToTheSite(through: number[], view: View): Course {
  if (!hasRoom(view.ritual_site, view)) return { ends: "overruns", through };
  return { ends: "arrives", to: view.ritual_site, through };
}

function hasRoom(number: number, view: View): boolean {
  return view.locations[number - 1]?.spaces.some((space) => space.holds === "empty") ?? false;
}

export function sealBetween(one: number, other: number, view: View) {
  return view.seals.find(
    (seal) => (seal.one === one && seal.other === other) || (seal.one === other && seal.other === one),
  );
}
