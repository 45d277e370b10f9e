import { expect, it } from "vitest";
import { bookOf } from "./book";
import { courseOf, findMonster } from "./monsters";
import { moment, reference } from "./testing/recorded";
import type { Space, View } from "./wire";

const book = bookOf(reference);

/** A campus with a single monster, in location 1. */
function campus(space: Space): View {
  const { view } = moment("move");
  return { ...view, locations: view.locations.map((each) => ({ ...each, spaces: each.number === 1 ? [space] : [] })) };
}

function course(space: Space) {
  const found = findMonster(1, campus(space));
  const kind = book.monsters.get(space.holds);
  if (!found || !kind) throw new Error(`no ${space.holds}`);
  return courseOf(found, kind, book);
}

it("is a step along the arrow of its colour where the view says nothing of it", () => {
  expect(course({ holds: "red-wanderer-2", monster: 1 })).toEqual({ ends: "arrives", to: 8, through: [] });
  expect(course({ holds: "blue-wanderer-2", monster: 1 })).toEqual({ ends: "arrives", to: 15, through: [] });
});

it("is otherwise what the view says", () => {
  const sealed = { ends: "sealed", to: 10, through: [8] } as const;
  expect(course({ holds: "red-wanderer-2", monster: 1, course: { ...sealed, through: [8] } })).toEqual(sealed);
});
