/** Where on the desk each location lies: a chart per map, in a wide and in a tall window, as parts of its width and height. */
import type { View } from "../wire";

/** A place of the map by its own name: several cards may come to lie in one, but never at a time. */
export type Slot = string;

/** From the left edge to the right one, and from the upper to the lower. */
export type Chart = Readonly<Record<Slot, readonly [across: number, down: number]>>;

export interface Charts {
  wide: Chart;
  tall: Chart;
}

const STUDY: Chart = { study: [0.5, 0.5] };

/** The hallway in the middle; the attic above, the cellar below, the parlor beside it. */
const HOUSE: Charts = {
  wide: { attic: [0.2, 0], hallway: [0.26, 0.5], cellar: [0.2, 1], parlor: [0.9, 0.5] },
  tall: { attic: [0, 0], hallway: [0.08, 0.5], cellar: [0, 1], parlor: [1, 0.5] },
};

/** The town, three by three. */
const TOWN: Chart = {
  northside: [0, 0],
  downtown: [0.5, 0],
  easttown: [1, 0],
  university: [0, 0.5],
  rivertown: [0.5, 0.5],
  graveyard: [1, 0.5],
  hospital: [0, 1],
  southside: [0.5, 1],
  "your-house": [1, 1],
};

/** The path at the lower edge, the woods around, the site of the ritual at the far end. */
const WOODS: Charts = {
  wide: {
    "main-path": [0.5, 1],
    "woods-1": [0, 0.9],
    "woods-2": [0, 0.14],
    "woods-3": [1, 0.14],
    "woods-4": [1, 0.9],
    "ritual-site": [0.5, 0],
  },
  tall: {
    "main-path": [0.5, 1],
    "woods-1": [0, 0.67],
    "woods-2": [0, 0.33],
    "woods-3": [1, 0.33],
    "woods-4": [1, 0.67],
    "ritual-site": [0.5, 0],
  },
};

const SLOTS: Readonly<Record<string, Slot>> = {
  "01111": "study",
  "01112": "hallway",
  "01113": "attic",
  "01114": "cellar",
  "01115": "parlor",
  "01124": "your-house",
  "01125": "rivertown",
  southside: "southside",
  "01126": "southside",
  "01127": "southside",
  "01128": "hospital",
  "01129": "university",
  downtown: "downtown",
  "01130": "downtown",
  "01131": "downtown",
  "01132": "easttown",
  "01133": "graveyard",
  "01134": "northside",
  "01149": "main-path",
  "01156": "ritual-site",
};

/** The woods are told apart only by their numbers until they are revealed. */
const ARE_WOODS = /^(arkham-woods|0115[0-5])$/;

/** Which slot each location lies in, by its number. */
export function slotsOf(locations: View["locations"]): ReadonlyMap<number, Slot> {
  const woods = locations
    .filter(({ code }) => ARE_WOODS.test(code))
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  return new Map(
    locations.flatMap(({ id, code }): [number, Slot][] => {
      const slot = SLOTS[code] ?? (woods.includes(id) ? `woods-${woods.indexOf(id) + 1}` : undefined);
      return slot ? [[id, slot]] : [];
    }),
  );
}

/** The charts of the map that has these slots; they do not change while more of it comes into play. */
export function chartsFor(slots: Iterable<Slot>): Charts {
  const all = [...slots];
  const has = (chart: Chart) => all.some((slot) => Object.hasOwn(chart, slot));
  if (has(TOWN)) return { wide: TOWN, tall: TOWN };
  if (has(WOODS.wide)) return WOODS;
  return has(HOUSE.wide) ? HOUSE : { wide: STUDY, tall: STUDY };
}
