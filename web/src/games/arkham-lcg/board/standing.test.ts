import { expect, it } from "vitest";
import type { EnemyView, View } from "../wire";
import { chartsFor, slotsOf } from "./charts";
import { layOut } from "./layout";
import { makePlan } from "./plan";
import { companyAt } from "./standing";
import { moment } from "./testing/recorded";

const { view: recorded } = moment("house");
const hallway = recorded.locations.find(({ code }) => code === "01112")!;
const enemy = recorded.enemies[0]!;
const spread = layOut(chartsFor(slotsOf(recorded.locations).values()), { width: 856, height: 600 }).spread;
const site = makePlan(recorded.locations, spread).sites.get(hallway.id)!;

function company(people: number[], enemies: Partial<EnemyView>[]) {
  const here = { ...hallway, investigators: people };
  const view: View = {
    ...recorded,
    locations: recorded.locations.map((each) => (each.id === here.id ? here : each)),
    enemies: enemies.map((each, i) => ({ ...enemy, engaged: -1, massive: false, location: here.id, id: i, ...each })),
  };
  return companyAt(site, here, view);
}

it("puts an engaged enemy under the investigator, the others aside", () => {
  const { people, enemies, grasps } = company([0, 1], [{ engaged: 1 }, {}]);
  expect(enemies.get(0)!.x).toBe(people.get(1)!.x);
  expect(enemies.get(0)!.y).toBeGreaterThan(people.get(1)!.y);
  expect(enemies.get(1)!.x).toBeGreaterThan(people.get(1)!.x);
  expect(grasps.map(({ who }) => who)).toEqual([1]);
});

it("lets a massive enemy have hold of everybody, unless it is exhausted", () => {
  expect(company([0, 1], [{ massive: true }]).grasps.map(({ who }) => who)).toEqual([0, 1]);
  expect(company([0, 1], [{ massive: true, exhausted: true }]).grasps).toEqual([]);
});

it("finds room for a crowd at the plate", () => {
  const { people, enemies } = company(
    [0, 1, 2, 3],
    Array.from({ length: 9 }, (_, i) => ({ engaged: (i % 5) - 1 })),
  );
  const all = [...people.values(), ...enemies.values()];
  expect(all).toHaveLength(13);
  for (const { x } of all) expect(Math.abs(x - site.plate.x)).toBeLessThanOrEqual(site.room / 2);
  expect(new Set([...enemies.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
});
