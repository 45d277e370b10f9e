import { describe, expect, it } from "vitest";
import { distance, type Point } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { LOCALES } from "../../../text/say";
import { keysAt } from "./plan";
import { type CityLoad, type CitySlot, KEYS, type SlotKind, seatsIn, slotsIn } from "./slots";
import { bandOf } from "./Ties";
import { planIn, SCENARIOS } from "./testing/scene";

/** As much as may ever lie on one space: six investigators among a crowd of monsters. */
const MOST: CityLoad = { doom: 1, marker: 2, investigator: 6, monster: 7 };
/** What one meets on many spaces at once. */
const USUAL: CityLoad = { doom: 1, investigator: 1, monster: 1 };

const sum = (slots: readonly CitySlot[], kind: SlotKind) =>
  slots.filter((slot) => slot.kind === kind).reduce((all, { count }) => all + count, 0);

/** Half a unit is less than the outline of a token. */
const overlaps = (slots: readonly CitySlot[]) =>
  slots.flatMap((one, i) =>
    slots.slice(i + 1).filter((other) => distance(one, other) < (one.size + other.size) / 2 - 0.5),
  );

describe.each(SCENARIOS.flatMap((scenario) => LOCALES.map((locale) => [scenario, locale] as const)))(
  "what lies in the city of %s, in %s",
  (scenario, locale) => {
    const plan = planIn(scenario, locale);
    const seats = seatsIn(plan);
    const sites = [...plan.sites.values()];
    const full = sites.map((site) => ({ site, slots: slotsIn(new Map([[site.id, MOST]]), seats).get(site.id)! }));

    it("has a place, however much it is", () => {
      for (const { site, slots } of full)
        for (const [kind, count] of Object.entries(MOST)) expect(sum(slots, kind as SlotKind), site.id).toBe(count);
    });

    it("covers nothing else: no token, name, seal, key or middle", () => {
      for (const { site, slots } of full) {
        expect(overlaps(slots), site.id).toEqual([]);
        const boxes = [...sites.flatMap(({ plate }) => plate ?? []), ...plan.tiles.map(({ ribbon }) => ribbon)];
        expect(
          slots.filter((slot) => boxes.some((box) => touches(box, slot, slot.size / 2))),
          site.id,
        ).toEqual([]);
        expect(
          slots.filter((slot) => sites.some((other) => distance(other, slot) < other.radius + slot.size / 2)),
          site.id,
        ).toEqual([]);
        expect(
          slots.filter((slot) => distance(keysAt(site), slot) < (KEYS + slot.size) / 2 - 0.5),
          site.id,
        ).toEqual([]);
        expect(
          slots.filter((slot) => plan.tiles.some(({ centre }) => distance(centre, slot) < 40)),
          site.id,
        ).toEqual([]);
      }
    });

    it("lies nearer to its own space than to any other", () => {
      for (const { site, slots } of full)
        for (const slot of slots) {
          const nearest = sites.reduce((best, each) => (distance(each, slot) < distance(best, slot) ? each : best));
          expect(nearest.id).toBe(site.id);
        }
    });

    it("finds room on every space at once", () => {
      const everywhere = [...slotsIn(new Map(sites.map(({ id }) => [id, USUAL])), seats).values()];
      expect(everywhere.map((slots) => slots.length)).toEqual(sites.map(() => 3));
      expect(overlaps(everywhere.flat())).toEqual([]);
    });
  },
);

describe("monsters that are engaged", () => {
  it.each(SCENARIOS)("lie beside their investigators in %s, and those of the other do not lie between", (scenario) => {
    const plan = planIn(scenario);
    const seats = seatsIn(plan);
    const load: CityLoad = { doom: 1, investigator: 2, monster: 3, bound: [0, 1, 1] };
    for (const { id } of plan.sites.values()) {
      const slots = slotsIn(new Map([[id, load]]), seats).get(id)!;
      const at = (kind: SlotKind, index: number) => slots.find((slot) => slot.kind === kind && slot.index === index)!;
      const [own, other] = [at("investigator", 0), at("investigator", 1)];
      expect(distance(at("monster", 0), own), id).toBeLessThan(4 * own.size);
      const band = bandOf([other], [at("monster", 1), at("monster", 2)]);
      expect(band.match(/M/g), id).toHaveLength(2);
    }
  });

  it("are bound each by way of the nearest", () => {
    const [who, near, far] = [0, 40, 80].map((x) => ({ x, y: 0 })) as [Point, Point, Point];
    expect(bandOf([who], [far, near])).toBe("M0 0L40 0M40 0L80 0");
    expect(bandOf([who], [near, near])).toBe("M0 0L40 0");
    expect(bandOf([], [near])).toBe("");
  });
});

describe("many monsters", () => {
  const seats = seatsIn(planIn());
  const counts = (load: CityLoad, at = "graveyard") =>
    slotsIn(new Map([[at, load]]), seats)
      .get(at)!
      .filter(({ kind }) => kind === "monster")
      .map(({ count }) => count);

  it("lie side by side up to four, then on a pile", () => {
    expect(counts({ monster: 4 })).toEqual([1, 1, 1, 1]);
    expect(counts({ monster: 7 })).toEqual([1, 1, 1, 4]);
  });

  it("lie on one pile where a crowd leaves them no other room", () => {
    const narrow = new Map([["black-cave", seats.get("black-cave")!.map((each) => each.slice(0, 9))]]);
    const slots = slotsIn(new Map([["black-cave", MOST]]), narrow).get("black-cave")!;
    expect(slots.filter(({ kind }) => kind === "monster").map(({ count }) => count)).toEqual([7]);
    expect(sum(slots, "investigator")).toBe(6);
  });
});
