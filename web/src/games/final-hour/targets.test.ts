import { describe, expect, it } from "vitest";
import { bookOf } from "./book";
import { ELSEWHERE, partsOf, target } from "./targets";
import { type Decided, decisions, moment, reference } from "./testing/recorded";
import type { View } from "./wire";

const base = moment("move").view;

/** The moment of a decision, as far as its options need it. */
function viewOf({ monsters = {}, activated = [], stands }: Decided): View {
  const locations = base.locations.map((location) => {
    const there = monsters[location.number];
    return there ? { ...location, spaces: there.map(([holds, monster]) => ({ holds, monster })) } : location;
  });
  const who = base.investigators[0]?.id ?? "";
  return {
    ...base,
    locations,
    activated,
    investigators: base.investigators.map((each) => (each.id === who ? { ...each, location: stands ?? 1 } : each)),
    played: stands ? [{ who, priority: 1, card: null, revealed: true, resolved: false }] : [],
  };
}

const option = (key: string) => ({ key, say: { domain: "final-hour", id: "option-at" } });

describe("where options are", () => {
  it("finds a place for every recorded option, or leaves it out on purpose", () => {
    const lost = decisions.flatMap((decision) => {
      const view = viewOf(decision);
      return decision.keys.filter((key) => {
        const nowhere = target(option(key), view, reference).length === 0;
        return nowhere !== ELSEWHERE.has(partsOf(option(key)).verb);
      });
    });
    expect(decisions.length).toBeGreaterThan(300);
    expect(lost).toEqual([]);
  });

  it("points at every monster of the kind, but not at those that have acted", () => {
    const view = viewOf({
      keys: [],
      monsters: {
        7: [
          ["red-killer-1", 16],
          ["red-killer-1", 17],
          ["blue-plain-1", 2],
        ],
      },
      activated: [16],
    });
    expect(target(option("destroy:red-killer-1@7"), view, reference)).toEqual(["monster:16", "monster:17"]);
    expect(target(option("activate:red-killer-1@7"), view, reference)).toEqual(["monster:17"]);
  });

  it("stays where the investigator stands", () => {
    expect(target(option("stay"), viewOf({ keys: [], stands: 9 }), reference)).toEqual(["location:9"]);
  });

  it("knows the zones as they are printed", () => {
    expect([...bookOf(reference).zones.values()].map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(target(option("zone:purple"), base, reference)).toEqual([6, 7, 8, 9, 10].map((at) => `location:${at}`));
  });
});
