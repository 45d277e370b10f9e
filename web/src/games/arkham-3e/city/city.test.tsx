// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { drawingBox, onLargeScreen } from "../../../table/testing/drawn";
import { option, question } from "../../../table/testing/questions";
import { LOCALES } from "../../../text/say";
import type { OptionInfo } from "../../../wire";
import type { Scene } from "../../face";
import type { Reference, View } from "../wire";
import { City } from ".";
import { lurking, planIn, sayIn, sceneOf, standing } from "./testing/scene";

onLargeScreen();
const { table, draw, at: find } = drawingBox();

function show(scene: Scene<View, Reference>): void {
  draw(<City scene={scene} />);
}

const at = (thing: string) => find(thing)!;
const click = (thing: string) => act(() => at(thing).dispatchEvent(new MouseEvent("click", { bubbles: true })));
const press = (thing: string, key: string) =>
  act(() => at(thing).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const stops = () => [...table.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute("data-thing"));
const label = (thing: string) => at(thing).getAttribute("aria-label");
const count = (part: string) => table.querySelectorAll(part).length;

/** Whatever is chosen, it is said in words that there are. */
const choice = (verb: string, about: string, change: Partial<OptionInfo> = {}) =>
  option(verb, { about: [about], say: { domain: "arkham-3e", id: "space-graveyard" }, ...change });

const walkTo = (...spaces: string[]) =>
  question(
    spaces.map((space) =>
      option("move", { about: [`space:${space}`], say: { domain: "arkham-3e", id: `space-${space}` } }),
    ),
  );

describe("the city", () => {
  it("has a button for every space, street and neighbourhood", () => {
    show(sceneOf({}));
    const plan = planIn();
    const things = [...table.querySelectorAll("[role=button]")].map((each) => each.getAttribute("data-thing"));
    expect(things.sort()).toEqual(
      [
        ...[...plan.sites.keys()].map((id) => `space:${id}`),
        ...plan.tiles.map(({ id }) => `neighborhood:${id}`),
      ].sort(),
    );
  });

  it("draws each kind of street in its own way", () => {
    show(sceneOf({}));
    expect([count(".street-residential"), count(".street-bridge"), count(".street-scenic")]).toEqual([3, 2, 2]);
  });

  it("shows a space beside the board only while its card is in the codex, or somebody is there", () => {
    show(sceneOf({}));
    expect(at("space:the-future")).toBeNull();
    show(sceneOf({ codex: [{ number: 9, face: "front", clues: 0 }] as View["codex"] }));
    expect(at("space:the-future")).not.toBeNull();
    show(sceneOf({ investigators: [standing("agnes-baker", "the-future")] }));
    expect(at("investigator:agnes-baker")).not.toBeNull();
  });
});

describe("what lies on the board", () => {
  it("is told of a space and drawn there", () => {
    show(
      sceneOf({
        doom: { graveyard: 2 },
        unstable: ["graveyard"],
        markers: [{ space: "graveyard", colour: "red" }],
        monsters: [lurking(7, "graveyard", { status: "exhausted" })],
        investigators: [standing("agnes-baker", "graveyard")],
      }),
    );
    expect(label("space:graveyard")).toBe(
      "Graveyard: unstable, 2 doom, red marker, Robed Figure (exhausted), Agnes Baker, likely money and likely a remnant",
    );
    expect(table.querySelector(".doom-count")?.textContent).toBe("2");
    expect([count(".ring-unstable"), count(".marker-red"), count(".city-monster.is-exhausted")]).toEqual([1, 1, 1]);
    expect([count(".city-tie"), count(".engaged-claws")]).toEqual([0, 0]);
  });

  it("is told of the middle of a neighbourhood and drawn there", () => {
    show(
      sceneOf({
        clues: { rivertown: 3 },
        anomalies: ["rivertown"],
        next_event: "rivertown",
        markers: [{ space: "rivertown", colour: null }],
        attached: { rivertown: [13] },
      }),
    );
    expect(label("neighborhood:rivertown")).toMatch(/^Rivertown: neighborhood, anomaly, 3 clues, face-down marker, /);
    expect(label("neighborhood:rivertown")).toMatch(/the top event card shows this neighborhood$/);
    expect(at("neighborhood:rivertown").nextElementSibling?.querySelector(".pile-count")?.textContent).toBe("3");
    expect([count(".anomaly-token"), count(".marker-hidden"), count(".middle-card"), count(".ribbon-letter")]).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it("is tied together where a monster is engaged", () => {
    const investigators = [standing("agnes-baker", "black-cave"), standing("wendy-adams", "black-cave", { seat: 1 })];
    const monsters = [lurking(7, "black-cave", { status: "engaged", engaged: [0, 1] }), lurking(8, "graveyard")];
    show(sceneOf({ investigators, monsters }));
    expect([count(".city-tie"), count(".engaged-claws")]).toEqual([2, 1]);
    expect(label("space:black-cave")).toContain("Robed Figure (engaged with Agnes Baker and Wendy Adams)");
  });

  it("shows nobody who has left the game", () => {
    show(sceneOf({ investigators: [standing("agnes-baker", "graveyard", { fate: "devoured" })] }));
    expect(at("investigator:agnes-baker")).toBeNull();
  });

  it("is drawn on one pile with its number where many monsters are", () => {
    show(sceneOf({ monsters: [1, 2, 3, 4, 5, 6].map((token) => lurking(token, "graveyard")) }));
    expect(count(".city-monster")).toBe(4);
    expect(table.querySelector(".city-monster .pile-count")?.textContent).toBe("3");
  });

  it.each(LOCALES)("is said in %s", (locale) => {
    const everything = sceneOf(
      {
        doom: { "black-cave": 1 },
        unstable: ["black-cave"],
        markers: ["white", "blue", "red", null].map((colour) => ({ space: "black-cave", colour })),
        monsters: [lurking(7, "black-cave"), lurking(8, "downtown-rivertown", { status: "engaged", engaged: [0] })],
        investigators: [standing("agnes-baker", "downtown-rivertown")],
        clues: { downtown: 2 },
        anomalies: ["downtown"],
        attached: { downtown: [13] },
        next_event: "downtown",
      },
      walkTo("black-cave"),
      locale,
    );
    show(everything);
    const said = [...table.querySelectorAll("[role=button]")].map((each) => each.getAttribute("aria-label"));
    expect(said.filter((each) => !each || /[{}]/.test(each))).toEqual([]);
    expect(sayIn(locale)({ domain: "web-arkham-3e-city", id: "city" })).toBe(
      table.querySelector("svg.city")?.getAttribute("aria-label"),
    );
  });
});

describe("what can be chosen", () => {
  const here = { investigators: [standing("agnes-baker", "black-cave")] };

  it("is marked with its key, told first, and picked", () => {
    const pick = vi.fn();
    show({ ...sceneOf(here, walkTo("graveyard", "downtown-rivertown")), pick });
    expect(at("space:graveyard").querySelector(".ring-legal")).not.toBeNull();
    expect(label("space:downtown-rivertown")).toMatch(/^2.+Downtown–Rivertown street: bridge$/);
    expect([...table.querySelectorAll(".city-marks .keycap")].map((each) => each.textContent)).toEqual(["1", "2"]);
    click("space:graveyard");
    press("space:downtown-rivertown", "Enter");
    expect(pick.mock.calls).toEqual([["space:graveyard"], ["space:downtown-rivertown"]]);
  });

  it("is reached by way of the lines that lead there", () => {
    show(sceneOf(here, walkTo("downtown-rivertown", "graveyard")));
    expect(count(".city-way.is-lit")).toBe(1);
  });

  it("is explained where there is nothing to choose", () => {
    const [pick, explain] = [vi.fn(), vi.fn()];
    show({ ...sceneOf(here, walkTo("graveyard")), pick, explain });
    for (const thing of ["space:general-store", "neighborhood:downtown", "investigator:agnes-baker"]) click(thing);
    expect(explain.mock.calls.map(([thing]) => thing)).toEqual([
      "space:general-store",
      "neighborhood:downtown",
      "investigator:agnes-baker",
    ]);
    expect(pick).not.toHaveBeenCalled();
  });

  it("may be a monster, whose space is then marked as well", () => {
    const pick = vi.fn();
    const attack = question([choice("attack", "monster:7")]);
    const monsters = [lurking(7, "black-cave"), lurking(8, "black-cave")];
    show({ ...sceneOf({ ...here, monsters }, attack), pick });
    click("monster:7");
    expect(pick).toHaveBeenCalledWith("monster:7");
    expect(at("monster:7").querySelector(".keycap")?.textContent).toBe("1");
    expect(at("monster:8").querySelector(".keycap")).toBeNull();
    expect(at("space:black-cave").querySelector(".ring-options")).not.toBeNull();
    expect(stops()).toEqual(["space:black-cave", "monster:7"]);
    press("monster:7", "Enter");
    expect(pick).toHaveBeenCalledTimes(2);
  });

  it("may be a monster under others: it lies on top of the pile", () => {
    const attack = question([choice("attack", "monster:6")]);
    show(sceneOf({ monsters: [1, 2, 3, 4, 5, 6].map((token) => lurking(token, "graveyard")) }, attack));
    expect(at("monster:6").querySelector(".keycap")).not.toBeNull();
    expect(at("monster:4")).toBeNull();
  });

  it("may be a neighbourhood", () => {
    const pick = vi.fn();
    show({ ...sceneOf(here, question([choice("anomaly", "neighborhood:downtown")])), pick });
    expect(stops()).toEqual(["neighborhood:downtown"]);
    click("neighborhood:downtown");
    expect(pick).toHaveBeenCalledWith("neighborhood:downtown");
  });

  it("is not looked for at a pawn where it is offered at the dice", () => {
    const reroll = choice("reroll", "investigator:agnes-baker", { also: ["die:3"] });
    show(sceneOf(here, question([reroll])));
    expect(at("investigator:agnes-baker").getAttribute("class")).not.toContain("is-legal");
    show(sceneOf(here, question([{ ...reroll, also: [] }])));
    expect(at("investigator:agnes-baker").getAttribute("class")).toContain("is-legal");
  });
});

describe("the keyboard", () => {
  it("comes in where one stands, and at what can be chosen", () => {
    const here = { investigators: [standing("agnes-baker", "black-cave")] };
    show(sceneOf(here));
    expect(stops()).toEqual(["space:black-cave"]);
    show(sceneOf(here, walkTo("graveyard", "general-store")));
    expect(stops().sort()).toEqual(["space:general-store", "space:graveyard"]);
  });

  it("walks from space to space", () => {
    show(sceneOf({}));
    press("space:arkham-advertiser", "ArrowDown");
    expect(document.activeElement).toBe(at("space:train-station"));
    press("space:train-station", "ArrowDown");
    expect(document.activeElement).toBe(at("space:northside-merchant-district"));
  });
});

describe("what others point at", () => {
  it("has a flag with their name", () => {
    show({ ...sceneOf({}), pointed: new Map([["space:graveyard", "Wanda"]]) });
    expect(table.querySelector(".flag")?.textContent).toBe("Wanda");
  });
});
