import { describe, expect, it } from "vitest";
import type { Box, Size } from "../../../table/map/geometry";
import { type Chart, chartsFor, slotsOf } from "./charts";
import { COLUMN, isRoamed, type Layout, LEGIBLE, layOut, NAME } from "./layout";
import { bare, reference } from "./testing/recorded";

const locations = Object.values(reference.cards).filter(({ type }) => type === "location");
const faces = [...new Set(locations.flatMap(({ code, back }) => [code, ...(back ? [back] : [])]))];

const MAPS: Readonly<Record<string, string>> = {
  study: "study",
  house: "hallway",
  town: "rivertown",
  woods: "main-path",
};
const chartsOf = (map: string) => chartsFor([MAPS[map] ?? map]);

const LARGE = { width: 1248, height: 790 };
const USUAL = { width: 856, height: 600 };
const LOW = { width: 696, height: 431 };
const TABLET = { width: 492, height: 731 };
const PHONE = { width: 390, height: 367 };
const BOARDS: readonly Size[] = [LARGE, USUAL, LOW, TABLET, PHONE];

const CASES = Object.keys(MAPS).flatMap((map) => BOARDS.map((board) => ({ map, board, ...board })));

const touch = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

function pairs(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((box, i) => boxes.slice(i + 1).map((other): [Box, Box] => [box, other]));
}

describe("the places of the locations", () => {
  it("are there for every location, on both of its sides", () => {
    const nowhere = faces.filter((code) => slotsOf([bare(1, code)]).size === 0);
    expect(faces.length).toBeGreaterThan(24);
    expect(nowhere).toEqual([]);
  });

  it("are those of one map, so that all of it can be charted", () => {
    const known = Object.keys(MAPS).flatMap((map) => Object.keys(chartsOf(map).wide));
    const used = faces.flatMap((code) => [...slotsOf([bare(1, code)]).values()]);
    expect(used.filter((slot) => !known.includes(slot))).toEqual([]);
  });

  it("are the same in a wide and in a tall window", () => {
    for (const map of Object.keys(MAPS)) {
      const slots = (chart: Chart) => Object.keys(chart).sort();
      expect(slots(chartsOf(map).tall)).toEqual(slots(chartsOf(map).wide));
    }
  });

  it("do not change for the woods when they are revealed", () => {
    const before = slotsOf([117, 118, 119, 120].map((id) => bare(id, "arkham-woods")));
    const after = slotsOf([bare(119, "01150"), bare(120, "01155"), bare(118, "arkham-woods"), bare(117, "01152")]);
    expect([...after].sort()).toEqual([...before].sort());
    expect(new Set(after.values()).size).toBe(4);
  });
});

describe.each(CASES)("the map of the $map on $width × $height pixels", ({ map, board }) => {
  const layout = layOut(chartsOf(map), board);
  const { spread } = layout;
  const wholes = [...spread.wholes.values()];

  it("keeps every plate on the map and apart from the others", () => {
    for (const { x, y, width, height } of wholes) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(spread.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(spread.height + 0.001);
    }
    expect(pairs(wholes).filter(([one, other]) => touch(one, other))).toEqual([]);
  });

  it("leaves the columns to the cards at the edge", () => {
    if (layout.edge !== "columns") return;
    for (const { x, width } of wholes) {
      expect((x - width / 2) * spread.unit).toBeGreaterThanOrEqual(COLUMN);
      expect((x + width / 2) * spread.unit).toBeLessThanOrEqual(board.width - COLUMN);
    }
  });

  it("has the shape of its sheet", () => {
    expect(spread.width * spread.unit).toBeCloseTo(layout.sheet.width, 3);
    expect(spread.height * spread.unit).toBeCloseTo(layout.sheet.height, 3);
  });
});

describe("names", () => {
  const size = ({ spread }: Layout) => NAME * spread.unit;

  it.each(Object.keys(MAPS))("can be read on the whole map of the %s, on the usual screen", (map) => {
    expect(size(layOut(chartsOf(map), USUAL))).toBeGreaterThan(LEGIBLE);
    expect(isRoamed(layOut(chartsOf(map), USUAL))).toBe(false);
  });

  it("are come nearer to on a phone", () => {
    expect(isRoamed(layOut(chartsOf("town"), PHONE))).toBe(true);
  });
});
