/** Monsters on the board, and where they would go next. */
import type { Book } from "./book";
import type { CourseView, LocationView, MonsterEntry, View } from "./wire";

export interface Sighting {
  token: number;
  kind: string;
  at: LocationView;
  course: CourseView | null;
}

/** A monster on the board by the number of its token. */
export function findMonster(token: number, view: View): Sighting | null {
  for (const at of view.locations) {
    const space = at.spaces.find((each) => each.monster === token);
    if (space) return { token, kind: space.holds, at, course: space.course ?? null };
  }
  return null;
}

/** The next move of a monster: what the view says, or else a step along its arrow (rule fh.monster-move.1). */
export function courseOf({ at, course }: Sighting, kind: MonsterEntry, book: Book): CourseView {
  return course ?? { ends: "arrives", to: book.locations.get(at.number)?.[kind.colour] ?? at.number, through: [] };
}

export function sealBetween(one: number, other: number, view: View) {
  return view.seals.find(
    (seal) => (seal.one === one && seal.other === other) || (seal.one === other && seal.other === one),
  );
}
