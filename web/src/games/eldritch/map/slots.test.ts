import { describe, expect, it } from "vitest";
import { distance, type Point } from "../../../table/map/geometry";
import { SHEET } from "./ground/projection";
import { plateRoom, siteIds, siteOf } from "./sites";
import { type Load, type Slot, type SlotKind, slotsOf } from "./slots";

/** As much as may ever lie on one space. */
const MOST: Load = {
  gate: 1,
  clue: 1,
  monster: 6,
  investigator: 8,
  expedition: 1,
  rumor: 1,
  mystery: 1,
  eldritch: 3,
};

/** What one meets on many spaces at once. */
const USUAL: Load = { gate: 1, clue: 1, monster: 1, investigator: 2 };

/** Half a unit is less than the outline of a token. */
const overlap = (a: Slot, b: Slot) => distance(a, b) < (a.size + b.size) / 2 - 0.5;

const sum = (slots: readonly Slot[], kind: SlotKind) =>
  slots.filter((slot) => slot.kind === kind).reduce((all, { count }) => all + count, 0);

function overlaps(slots: readonly Slot[]): [Slot, Slot][] {
  return slots.flatMap((one, i) =>
    slots.slice(i + 1).flatMap((other): [Slot, Slot][] => (overlap(one, other) ? [[one, other]] : [])),
  );
}

function isCovered(id: string, { x, y, size }: Slot): boolean {
  const box = plateRoom(siteOf(id));
  if (!box) return false;
  const [dx, dy] = [Math.abs(x - box.x) - box.width / 2, Math.abs(y - box.y) - box.height / 2];
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < size / 2;
}

describe.each(siteIds)("what lies on space %s", (id) => {
  const full = slotsOf(id, MOST);

  it("has a place, however much it is", () => {
    for (const [kind, count] of Object.entries(MOST)) expect(sum(full, kind as SlotKind)).toBe(count);
  });

  it("covers nothing else there, nor the name", () => {
    expect(overlaps(full)).toEqual([]);
    expect(full.filter(({ kind }) => kind !== "gate").filter((slot) => isCovered(id, slot))).toEqual([]);
  });

  it("covers no seal of another space", () => {
    const seals = siteIds.filter((other) => other !== id).map(siteOf);
    const hidden = seals.filter((seal) => full.some((slot) => distance(seal, slot) < seal.radius + slot.size / 2));
    expect(hidden).toEqual([]);
  });

  it("stays on the sheet", () => {
    const isOut = ({ x, y }: Point) => x < 18 || y < 18 || x > SHEET.width - 18 || y > SHEET.height - 18;
    expect(full.filter(isOut)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("gives %i investigators places of their own", (count) => {
    const slots = slotsOf(id, { gate: 1, investigator: count, monster: 1, clue: 1 });
    expect(slots.filter(({ kind }) => kind === "investigator").map(({ index }) => index)).toEqual(
      Array.from({ length: count }, (_, i) => i),
    );
    expect(overlaps(slots)).toEqual([]);
  });
});

describe("the usual things on every space at once", () => {
  it("cover nothing of a neighbour", () => {
    expect(overlaps(siteIds.flatMap((id) => slotsOf(id, USUAL)))).toEqual([]);
  });
});

describe("many monsters", () => {
  it("lie side by side up to three, then on a pile", () => {
    const counts = (monster: number) => slotsOf("london", { monster }).map(({ count }) => count);
    expect(counts(1)).toEqual([1]);
    expect(counts(3)).toEqual([1, 1, 1]);
    expect(counts(7)).toEqual([1, 1, 5]);
  });
});

describe("a gate", () => {
  it("lies on the seal, everything else beside it", () => {
    const { x, y, radius } = siteOf("rome");
    const [gate, ...others] = slotsOf("rome", MOST);
    expect(gate).toMatchObject({ kind: "gate", x, y });
    expect(others.filter((slot) => distance(slot, { x, y }) < radius + slot.size / 2)).toEqual([]);
  });
});

describe("an empty space", () => {
  it("has nothing on it", () => {
    expect(slotsOf("arkham", {})).toEqual([]);
  });
});
