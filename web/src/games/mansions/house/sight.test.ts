import { describe, expect, it } from "vitest";
import { rangeBetween, sightBetween } from "./sight";
import { planIn, STORIES } from "./testing/scene";

const plan = planIn();
const between = (from: string, to: string) => sightBetween(plan, plan.spaces.get(from)!, plan.spaces.get(to)!);

describe("from one space of the foyer to another", () => {
  it("one sees, and counts the spaces", () => {
    expect(between("foyer.nw", "foyer.ne")).toMatchObject({ blocked: null, range: 2 });
    expect(between("foyer.nw", "foyer.s")).toMatchObject({ blocked: null, range: 1 });
  });
});

describe("through a door", () => {
  it("nobody sees, and there is no range: the line ends at the wall", () => {
    const { blocked, range, from, to } = between("foyer.sw", "dining-room.e");
    expect(range).toBeNull();
    expect(blocked).not.toBeNull();
    expect(Math.min(from.x, to.x)).toBeLessThanOrEqual(blocked!.x);
    expect(blocked!.x).toBeLessThanOrEqual(Math.max(from.x, to.x));
  });
});

describe.each(STORIES)("in the house of %s", (story) => {
  it("sight and range are the same from both ends", () => {
    const plan = planIn(story);
    const spaces = [...plan.spaces.values()];
    const wrong = spaces.flatMap((one, i) =>
      spaces.slice(i + 1).filter((other) => {
        const [there, back] = [sightBetween(plan, one, other), sightBetween(plan, other, one)];
        return (there.blocked === null) !== (back.blocked === null) || there.range !== back.range;
      }),
    );
    expect(wrong).toEqual([]);
    expect(rangeBetween(plan, plan.start, plan.start)).toBe(0);
  });
});
