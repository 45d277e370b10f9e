import { describe, expect, it } from "vitest";
import { bookOf } from "./book";
import { courseOf } from "./monsters";
import { moment, reference } from "./testing/recorded";
import type { View } from "./wire";

const book = bookOf(reference);

/** A campus without monsters, with the ritual at 12, but for the locations that are full. */
function campus(full: number[] = [], seals: View["seals"] = []): View {
  const { view } = moment("move");
  const locations = view.locations.map((location) => ({
    ...location,
    spaces: location.spaces.map(() => ({ holds: full.includes(location.number) ? "damage" : "empty" })),
  }));
  return { ...view, locations, seals, ritual_site: 12 };
}

function course(kind: string, at: number, view: View) {
  const printed = book.monsters.get(kind);
  const here = view.locations[at - 1];
  if (!printed || !here) throw new Error(`no ${kind} at ${at}`);
  return courseOf({ token: 1, kind, at: here }, printed, view, book);
}

describe("the next move of a monster", () => {
  it("follows the arrow of its colour", () => {
    expect(course("red-wanderer-2", 1, campus())).toEqual({ ends: "arrives", to: 8, through: [] });
    expect(course("blue-wanderer-2", 1, campus())).toEqual({ ends: "arrives", to: 15, through: [] });
  });

  it("goes on where there is no space", () => {
    expect(course("red-wanderer-2", 1, campus([8, 10]))).toEqual({ ends: "arrives", to: 9, through: [8, 10] });
  });

  it("ends at a seal, also in the middle of the chain", () => {
    const sealed = campus([8], [{ one: 8, other: 10, fresh: true }]);
    expect(course("red-wanderer-2", 1, sealed)).toEqual({ ends: "sealed", one: 8, other: 10, through: [8] });
  });

  it("is not stopped by a seal if it is a horde", () => {
    const sealed = campus([], [{ one: 1, other: 8, fresh: true }]);
    expect(course("red-ghoul-horde", 1, sealed)).toEqual({ ends: "arrives", to: 8, through: [] });
  });

  it("does not leave the ritual site, unless it is a horde", () => {
    expect(course("red-wanderer-2", 12, campus())).toEqual({ ends: "stays" });
    expect(course("red-ghoul-horde", 12, campus())).toEqual({ ends: "arrives", to: 3, through: [] });
  });

  it("overruns a full ritual site", () => {
    expect(course("red-wanderer-2", 11, campus([12])).ends).toBe("overruns");
  });

  it("may come back to where it began", () => {
    expect(course("blue-wanderer-2", 7, campus([6, 2, 1, 15, 13, 12, 11, 4, 3, 7])).ends).not.toBe("stays");
    expect(course("red-wanderer-2", 7, campus([2, 1, 8, 10, 9, 5, 4, 3, 13, 14, 15]))).toMatchObject({
      ends: "arrives",
      to: 12,
    });
  });
});
