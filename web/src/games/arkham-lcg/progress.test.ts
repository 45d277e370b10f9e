import { describe, expect, it } from "vitest";
import { members, progress, subtitle } from "./progress";
import { moment } from "./testing/recorded";

describe("the round", () => {
  it("shows its four phases with the present one", () => {
    const { view } = moment("turn-busy");
    expect(progress(view)).toMatchObject({ now: view.round, at: 1, phase: { id: "phase-investigation" } });
    expect(progress(view).phases).toHaveLength(4);
    expect(progress({ ...view, phase: "upkeep" }).at).toBe(3);
  });

  it("is none between the scenarios", () => {
    expect(progress(moment("buy").view)).toMatchObject({ now: 0, at: -1 });
  });
});

describe("the title", () => {
  it("tells the part of a campaign, and nothing of a scenario on its own", () => {
    expect(subtitle(moment("setup-two").view).map(({ id, args }) => [id, args?.number])).toContainEqual([
      "subtitle-chapter",
      2,
    ]);
    expect(subtitle(moment("turn-busy").view).map(({ id }) => id)).not.toContain("subtitle-chapter");
  });

  it("is still that of the scenario that ended while one buys cards", () => {
    const [scenario, chapter] = subtitle(moment("buy").view);
    expect([scenario?.id, chapter?.args?.number]).toEqual(["scenario-gathering", 1]);
  });

  it("does not count beyond the last part", () => {
    expect(subtitle(moment("over").view).map(({ args }) => args?.number)).toContain(3);
  });
});

describe("the figures", () => {
  it("stand somewhere, with what they can still bear", () => {
    const { view } = moment("turn-four");
    const told = members(view);
    expect(told.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const each of told) {
      expect(each.gauges.map(({ kind }) => kind)).toEqual(["health", "sanity"]);
      for (const { now, most } of each.gauges) expect(now).toBeLessThanOrEqual(most);
      expect(each.holdings.map(({ icon }) => icon)).toEqual(["resource", "clue"]);
    }
    expect(told.filter(({ lead }) => lead)).toHaveLength(1);
  });

  it("are those of the campaign before a scenario begins", () => {
    const { view } = moment("assume");
    expect(members(view).map(({ id }) => id)).toEqual(view.sheets.map(({ investigator }) => investigator));
  });
});
