import { describe, expect, it } from "vitest";
import { type Box, distance } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { LOCALES } from "../../../text/say";
import { EMBLEMS, STREETS, SYMBOLS } from "./emblems";
import { LANDMARKS } from "./landmarks";
import type { Plan } from "./plan";
import { CENTRE } from "./slots";
import { planIn, reference, SCENARIOS } from "./testing/scene";
import { bearingOf, bearingsOf, turnsBetween } from "./tiles";

const meet = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}

const platesOf = ({ sites }: Plan) => [...sites.values()].flatMap(({ id, plate }) => (plate ? [{ id, plate }] : []));

describe.each(SCENARIOS)("the city of %s", (scenario) => {
  const sheet = reference.scenarios.find(({ id }) => id === scenario)!;
  const plan = planIn(scenario);

  it("has the neighbourhoods and streets of the scenario", () => {
    expect(plan.tiles.map(({ id }) => id).sort()).toEqual(Object.keys(sheet.tiles).sort());
    expect(plan.streets.map(({ id }) => id)).toEqual(sheet.streets.map(({ id }) => id));
    expect(plan.sites.size).toBe(3 * plan.tiles.length + plan.streets.length);
  });

  it("lays every street towards the spaces that it touches, and towards no other", () => {
    for (const { id, touches: touched } of plan.streets) {
      const ends = plan.tiles.filter(({ spaces }) => spaces.some((space) => touched.includes(space)));
      expect(ends, id).toHaveLength(2);
      const towards = ends.flatMap((tile) => {
        const other = ends.find((end) => end !== tile)!;
        const [[column = 0, row = 0], [toColumn = 0, toRow = 0]] = [sheet.tiles[tile.id]!, sheet.tiles[other.id]!];
        const street = bearingOf(toColumn - column, toRow - row);
        return tile.spaces.filter((_, place) => turnsBetween(bearingsOf(tile.id)[place]!, street) <= 1);
      });
      expect(towards.sort(), id).toEqual([...touched].sort());
    }
  });

  it("leaves room between any two seals and keeps them on the sheet", () => {
    const sites = [...plan.sites.values()];
    expect(pairs(sites).filter(([a, b]) => distance(a, b) < a.radius + b.radius + 30)).toEqual([]);
    expect(
      sites.filter(({ x, y, radius }) =>
        [x - radius, y - radius, plan.sheet.width - x - radius, plan.sheet.height - y - radius].some(
          (room) => room < 16,
        ),
      ),
    ).toEqual([]);
  });

  it("puts a street between its two tiles, on neither", () => {
    for (const { id, ground } of plan.streets) {
      const { x, y } = plan.sites.get(id)!;
      const middle = {
        x: ground.reduce((sum, at) => sum + at.x, 0) / 4,
        y: ground.reduce((sum, at) => sum + at.y, 0) / 4,
      };
      expect(distance(middle, { x, y }), id).toBeLessThan(1);
      expect(new Set(ground.map((at) => `${at.x} ${at.y}`)).size, id).toBe(4);
    }
  });

  it.each(LOCALES)("has room for every name in %s", (locale) => {
    const plan = planIn(scenario, locale, ["the-future"]);
    const plates = platesOf(plan);
    const ribbons = plan.tiles.map(({ id, ribbon }) => ({ id, plate: ribbon }));
    expect(pairs([...plates, ...ribbons]).filter(([a, b]) => meet(a.plate, b.plate))).toEqual([]);
    const seals = [...plan.sites.values()];
    const covered = [...plates, ...ribbons].flatMap(({ id, plate }) =>
      seals.filter((seal) => seal.id !== id && touches(plate, seal, seal.radius)).map((seal) => [id, seal.id]),
    );
    expect(covered).toEqual([]);
    const middles = plates.filter(({ plate }) => plan.tiles.some(({ centre }) => touches(plate, centre, CENTRE - 6)));
    expect(middles.map(({ id }) => id)).toEqual([]);
  });

  it.each(LOCALES)("sets no name in %s so small that it cannot be read", (locale) => {
    const small = platesOf(planIn(scenario, locale)).filter(({ plate }) => plate.size < 18);
    expect(small.map(({ id, plate }) => [id, plate.size])).toEqual([]);
  });
});

describe("the drawings", () => {
  it("have a sign for every space, kind of street and reward, and a landmark for every neighbourhood", () => {
    const spaces = reference.neighborhoods.flatMap(({ spaces }) => spaces);
    expect(Object.keys(EMBLEMS).sort()).toEqual([...spaces.map(({ id }) => id), "the-future"].sort());
    expect(Object.keys(LANDMARKS).sort()).toEqual(reference.neighborhoods.map(({ id }) => id).sort());
    const types = reference.scenarios.flatMap(({ streets }) => streets.map(({ type }) => type));
    expect(Object.keys(STREETS).sort()).toEqual([...new Set(types)].sort());
    expect(Object.keys(SYMBOLS).sort()).toEqual([...new Set(spaces.flatMap(({ rewards }) => rewards))].sort());
  });

  it("are all different", () => {
    const drawn = [...Object.values(EMBLEMS), ...Object.values(STREETS), ...Object.values(SYMBOLS)];
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe("a space that no tile has", () => {
  it("lies on the sheet, away from everything else", () => {
    for (const scenario of SCENARIOS) {
      const plan = planIn(scenario, "en", ["the-future"]);
      const aside = plan.sites.get("the-future")!;
      expect(aside).toMatchObject({ kind: "aside", tile: null, name: "The Future" });
      const near = [...plan.sites.values()].filter((site) => site !== aside && distance(site, aside) < 120);
      expect(near.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe("a scenario that nobody knows", () => {
  it("has no plan", () => {
    expect(() => planIn("the-king-in-yellow")).toThrow("the-king-in-yellow");
  });
});
