import { describe, expect, it } from "vitest";
import { isInside, lengthOf } from "../../../table/map/geometry";
import type { View } from "../wire";
import { chartsFor, slotsOf } from "./charts";
import { layOut } from "./layout";
import { makePlan } from "./plan";
import { bare, moments } from "./testing/recorded";

const BOARDS = [
  { width: 1248, height: 790 },
  { width: 856, height: 600 },
  { width: 696, height: 431 },
  { width: 390, height: 367 },
];

function planOf(locations: View["locations"], board = BOARDS[1]!) {
  return makePlan(locations, layOut(chartsFor(slotsOf(locations).values()), board).spread);
}

/** Which strings run through a plate that is at neither of their ends. */
function crossings({ cords, sites }: ReturnType<typeof planOf>): string[] {
  return cords.flatMap(({ one, other, line }) =>
    [...sites.values()]
      .filter(({ id, plate }) => id !== one && id !== other && line.some((point) => isInside(plate, point)))
      .map(({ slot }) => `${one}-${other} through ${slot}`),
  );
}

/** The path and the ritual site, and four woods that all lead to each other: more than there can be. */
const WOODS = [116, 117, 118, 119, 120, 123];
const woods = WOODS.map((id) =>
  bare(
    id,
    id === 116 ? "01149" : id === 123 ? "01156" : "arkham-woods",
    WOODS.filter((other) => other !== id && !(id === 123 && other !== 116) && !(other === 123 && id !== 116)),
  ),
);

describe.each(BOARDS)("on $width × $height pixels", (board) => {
  it.each(moments)("every connection of the $name is a string one can see", ({ view }) => {
    const plan = planOf(view.locations, board);
    const ways = new Set(view.locations.flatMap(({ id, connects }) => connects.map((to) => [id, to].sort().join("-"))));
    expect(plan.sites.size).toBe(view.locations.length);
    expect(new Set(plan.cords.map(({ one, other }) => [one, other].sort().join("-")))).toEqual(ways);
    for (const { line } of plan.cords) expect(lengthOf(line)).toBeGreaterThan(12);
    expect(crossings(plan)).toEqual([]);
  });

  it("no string of the woods runs through a third plate, however they are connected", () => {
    const plan = planOf(woods, board);
    expect(plan.cords).toHaveLength(11);
    expect(crossings(plan)).toEqual([]);
  });
});

describe("a connection", () => {
  it("is one string for both ways", () => {
    const { cords } = planOf([bare(1, "01112", [2]), bare(2, "01113", [1])]);
    expect(cords.map(({ one, other, oneWay }) => [one, other, oneWay])).toEqual([[1, 2, false]]);
  });

  it("of one way points where one can go, whichever has the lower number", () => {
    const { cords } = planOf([bare(1, "01112"), bare(2, "01113", [1])]);
    expect(cords.map(({ one, other, oneWay }) => [one, other, oneWay])).toEqual([[2, 1, true]]);
  });
});
