import { describe, expect, it } from "vitest";
import { type Box, distance, type Point } from "../../../table/map/geometry";
import { SHEET } from "./ground/projection";
import { plateOf, plateRoom, siteIds, siteOf } from "./sites";
import { LANGUAGES, spaces, spacesIn } from "./testing/board";

const meet = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

const touches = (box: Box, { x, y }: Point, radius: number) =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.width / 2), Math.max(0, Math.abs(y - box.y) - box.height / 2)) <
  radius;

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}

describe("the places on the map", () => {
  it("are those of the spaces of the board", () => {
    expect(spaces).toHaveLength(36);
    expect([...siteIds].sort()).toEqual(spaces.map(({ id }) => id).sort());
  });

  it("leave room between any two seals", () => {
    const near = pairs(siteIds).filter(
      ([a, b]) => distance(siteOf(a), siteOf(b)) < siteOf(a).radius + siteOf(b).radius + 30,
    );
    expect(near).toEqual([]);
  });

  it("lie within the frame", () => {
    const outside = siteIds.filter((id) => {
      const { x, y, radius } = siteOf(id);
      return x - radius < 16 || y - radius < 16 || x + radius > SHEET.width - 16 || y + radius > SHEET.height - 16;
    });
    expect(outside).toEqual([]);
  });

  it("are not asked for a space the map does not know", () => {
    expect(() => siteOf("innsmouth")).toThrow("innsmouth");
  });
});

describe.each(LANGUAGES)("the names in %s", (language) => {
  const plates = spacesIn(language).flatMap(({ id, name }) => {
    const site = siteOf(id);
    return site.plate ? [{ id, site, plate: plateOf(site, name) }] : [];
  });

  it("stand at the cities and wildernesses that have one", () => {
    expect(plates).toHaveLength(15);
  });

  it("cover neither each other nor a seal", () => {
    expect(pairs(plates).filter(([a, b]) => meet(a.plate, b.plate))).toEqual([]);
    const covered = plates.flatMap(({ id, plate }) =>
      siteIds.filter((other) => other !== id && touches(plate, siteOf(other), siteOf(other).radius)),
    );
    expect(covered).toEqual([]);
  });

  it("have the room that is kept for them", () => {
    expect(
      plates
        .filter(({ site, plate }) => plate.width > plateRoom(site)!.width)
        .map(({ id, plate }) => [id, plate.width]),
    ).toEqual([]);
  });
});
