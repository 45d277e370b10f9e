/** Trees and lamps where nothing else stands; the same for the same map. */
import { dice } from "../../../../table/map/dice";
import { beside, distance, isInside, lengthOf, type Point, pointAt } from "../../../../table/map/geometry";
import type { Plan } from "../plan";

export interface Tree extends Point {
  size: number;
  kind: "broad" | "fir";
}

/** How far trees grow beyond the map. */
const BLEED = 110;

const TRIES = 2600;
const APART = 24;

export function plantTrees(plan: Plan, bank: (x: number) => number): Tree[] {
  const roll = dice(1926);
  const sites = [...plan.sites.values()];
  const ways = [...plan.walkways.values()].map(({ line }) => line);
  const arrows = plan.arrows.map(({ line }) => line);
  const near = (lines: readonly (readonly Point[])[], point: Point, far: number) =>
    lines.some((line) => line.some((each) => Math.abs(each.x - point.x) < far && distance(each, point) < far));

  const trees: Tree[] = [];
  for (let i = 0; i < TRIES; i++) {
    const x = Math.round(roll() * (plan.width + 2 * BLEED) - BLEED);
    const y = Math.round(roll() * (plan.height + 2 * BLEED) - BLEED);
    const tree: Tree = { x, y, size: 9 + roll() * 9, kind: roll() < 0.3 ? "fir" : "broad" };
    if (y > bank(x) - 12) continue;
    if (sites.some(({ whole }) => isInside(whole, tree, 20))) continue;
    if (near(ways, tree, 27) || near(arrows, tree, 20)) continue;
    if (trees.some((other) => distance(other, tree) < APART)) continue;
    trees.push(tree);
  }
  return trees.sort((a, b) => a.y - b.y);
}

export interface Lamp {
  post: Point;
  /** The middle of its light. */
  pool: Point;
}

const CURB = 15;

/** Lamps stand along the walkways, a few steps apart. */
export function placeLamps(plan: Plan): Lamp[] {
  return [...plan.walkways.values()].flatMap(({ one, other, open }) => {
    const curb = beside(open, (one + other) % 2 ? CURB : -CURB);
    const count = Math.max(1, Math.round(lengthOf(open) / 170));
    return Array.from({ length: count }, (_, i) => {
      const part = (i + 0.5) / count;
      return { post: pointAt(curb, part), pool: pointAt(open, part) };
    });
  });
}
