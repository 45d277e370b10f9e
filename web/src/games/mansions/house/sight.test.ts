import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../text/say";
import { strictSay } from "../testing/recorded";
import { sightWords } from "./SightLine";
import { type Obstacle, sightBetween } from "./sight";
import { planIn, STORIES } from "./testing/scene";

const between = (from: string, to: string, story?: string) => {
  const plan = planIn(story);
  return sightBetween(plan, plan.spaces.get(from)!, plan.spaces.get(to)!);
};

/** What the engine says of all that is seen from a space or in some range of it: how far it is, and whether it is seen. */
interface Around {
  story: string;
  from: string;
  to: Record<string, { range: number | null; seen: boolean }>;
}

/** Written by `python -m tests.recorded mansions`. */
const AROUND = readFileSync("src/games/mansions/testing/sights.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Around);

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
    expect(blocked?.by).toBe("door");
    expect(Math.min(from.x, to.x)).toBeLessThanOrEqual(blocked!.at.x);
    expect(blocked!.at.x).toBeLessThanOrEqual(Math.max(from.x, to.x));
  });
});

it.each([
  ["wall", "foyer.nw", "kitchen.all", "fall-of-house-lynch"],
  ["door", "hallway-2.w", "master-bedroom.w", "fall-of-house-lynch"],
  ["corner", "front-path.se", "patio.se", "blood-ties"],
  ["no-dots", "front-porch.all", "front-path.se", "blood-ties"],
  ["no-dots", "front-path.se", "front-porch.all", "blood-ties"],
] satisfies [Obstacle, string, string, string][])("a %s stops the line from %s to %s in %s", (by, from, to, story) => {
  expect(between(from, to, story).blocked?.by).toBe(by);
});

it("whatever is in the way is told in every language", () => {
  const at = { x: 0, y: 0 };
  for (const locale of LOCALES)
    for (const by of ["door", "wall", "corner", "no-dots"] satisfies Obstacle[])
      for (const range of [null, 1, 2])
        for (const message of sightWords({ from: at, to: at, blocked: { at, by }, range }))
          expect(strictSay(locale)(message)).toBeTruthy();
  expect(sightWords({ from: at, to: at, blocked: null, range: null }).map(strictSay("en"))).toEqual([
    "in sight, but out of every range",
    "a door or a wall parts the spaces",
  ]);
});

describe.each(STORIES)("in the house of %s", (story) => {
  const plan = planIn(story);
  const around = AROUND.filter((each) => each.story === story);

  it("sight and range between any two spaces are what the engine says", () => {
    expect(around.map(({ from }) => from).sort()).toEqual([...plan.spaces.keys()].sort());
    for (const { from, to } of around) {
      const here = plan.spaces.get(from)!;
      const reckoned = [...plan.spaces.values()].flatMap((there) => {
        const { range, blocked } = sightBetween(plan, here, there);
        return range === null && blocked ? [] : [[there.id, { range, seen: blocked === null }] as const];
      });
      expect([from, Object.fromEntries(reckoned)]).toEqual([from, to]);
    }
  });
});
