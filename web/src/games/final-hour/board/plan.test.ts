import { describe, expect, it } from "vitest";
import { type Box, isInside, type Line, lengthOf } from "../../../table/map/geometry";
import { reference } from "../testing/recorded";
import { LOW, POCKET, TALL, WIDE } from "./places";
import { makePlan } from "./plan";

const MAPS = [
  ...[0.5, 0.62, 0.75, 0.93, 0.97].map((shape) => ["tall", TALL, shape] as const),
  ...[0.5, 0.62, 0.72].map((shape) => ["pocket", POCKET, shape] as const),
  ...[1.0, 1.1, 1.25, 1.39, 1.6, 1.9, 2.3].map((shape) => ["wide", WIDE, shape] as const),
  ...[1.2, 1.3, 1.39, 1.6, 1.9, 2.3].map((shape) => ["low", LOW, shape] as const),
];

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

function crosses(a: Line, b: Line): boolean {
  const side = (p: Line[0], q: Line[0], r: Line[0]) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [p, q, r, s] = [a[i - 1]!, a[i]!, b[j - 1]!, b[j]!];
      if (side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0) return true;
    }
  }
  return false;
}

describe.each(MAPS.map(([name, places, shape]) => ({ name, places, shape })))(
  "the $name map of shape $shape",
  ({ places, shape }) => {
    const plan = makePlan(reference, places, shape);
    const sites = [...plan.sites.values()];
    const ways = [...plan.walkways.values()];

    it("has the shape of the window", () => {
      expect(plan.width / plan.height).toBeCloseTo(shape, 5);
    });

    it("keeps every building on the map and apart from the others", () => {
      for (const { number, whole } of sites) {
        expect(whole.x - whole.width / 2, `${number} left`).toBeGreaterThan(0);
        expect(whole.x + whole.width / 2, `${number} right`).toBeLessThan(plan.width);
        expect(whole.y - whole.height / 2, `${number} top`).toBeGreaterThan(0);
        expect(whole.y + whole.height / 2, `${number} bottom`).toBeLessThan(plan.height);
        const touching = sites.filter((other) => other.number > number && overlap(whole, other.whole));
        expect(touching.map((other) => `${number} and ${other.number}`)).toEqual([]);
      }
    });

    it("shows enough of every walkway and arrow to follow it", () => {
      for (const way of ways) expect(lengthOf(way.open), `${way.one}-${way.other}`).toBeGreaterThan(24);
      for (const { colour, from, to, line } of plan.arrows) {
        expect(lengthOf(line), `${colour} ${from} to ${to}`).toBeGreaterThan(18);
      }
    });

    it("lets no walkway and no arrow run through a third building", () => {
      const through = [
        ...ways.map(({ one, other, open }) => ({ ends: [one, other], line: open })),
        ...plan.arrows.map(({ from, to, line }) => ({ ends: [from, to], line })),
      ].flatMap(({ ends, line }) =>
        sites
          .filter(({ number, plate }) => !ends.includes(number) && line.some((point) => isInside(plate, point)))
          .map(({ number }) => `${ends.join("-")} through ${number}`),
      );
      expect(through).toEqual([]);
    });

    it("lets no two walkways cross, and no arrow cross a walkway", () => {
      const crossings = ways.flatMap((way, i) => [
        ...ways
          .slice(i + 1)
          .filter((other) => crosses(way.open, other.open))
          .map((other) => `${way.one}-${way.other} and ${other.one}-${other.other}`),
        ...plan.arrows
          .filter((arrow) => crosses(way.open, arrow.line))
          .map((arrow) => `${way.one}-${way.other} and ${arrow.colour} ${arrow.from}>${arrow.to}`),
      ]);
      expect(crossings).toEqual([]);
    });
  },
);
