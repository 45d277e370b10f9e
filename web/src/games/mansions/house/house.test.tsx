// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { drawingBox, onLargeScreen } from "../../../table/testing/drawn";
import { option, question } from "../../../table/testing/questions";
import { LOCALES } from "../../../text/say";
import type { OptionInfo } from "../../../wire";
import { bustOf } from "../portraits/busts";
import type { Here } from "../scene";
import { monsterIcon } from "../verbs";
import type { View } from "../wire";
import { House } from ".";
import { LYNCH, lurking, pileOf, planIn, sceneOf, standing } from "./testing/scene";

onLargeScreen();
const { table, draw, at: find } = drawingBox();

function show(scene: Here): void {
  draw(<House scene={scene} bust={bustOf} creature={monsterIcon} />);
}

const at = (thing: string) => find(thing)!;
const click = (thing: string) => act(() => at(thing).dispatchEvent(new MouseEvent("click", { bubbles: true })));
const press = (thing: string, key: string) =>
  act(() => at(thing).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const stops = () => [...table.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute("data-thing"));
const label = (thing: string) => at(thing).getAttribute("aria-label");
const count = (part: string) => table.querySelectorAll(part).length;
const sight = () => table.querySelector(".house-sight");
const said = () => [...table.querySelectorAll(".sight-says")].map(({ textContent }) => textContent);
const classes = (thing: string) => at(thing).getAttribute("class");

/** Whatever is chosen, it is said in words that there are. */
const choice = (verb: string, about: string, change: Partial<OptionInfo> = {}) =>
  option(verb, { about: [about], say: { domain: "mansions", id: "room-foyer" }, ...change });

const walkTo = (...spaces: string[]) => question(spaces.map((space) => choice("move", `space:${space}`)));

describe("the house", () => {
  it("has a button for every space, room and door", () => {
    show(sceneOf({}));
    const plan = planIn();
    const things = [...table.querySelectorAll("[role=button]")].map((each) => each.getAttribute("data-thing"));
    expect(things.sort()).toEqual(
      [
        ...[...plan.spaces.keys()].map((id) => `space:${id}`),
        ...[...plan.rooms.keys()].map((id) => `room:${id}`),
        ...[...plan.doors.keys()].map((id) => `door:${id}`),
      ].sort(),
    );
  });

  it("shows what is open, sealed, barred, and what leads out", () => {
    const [one = 0, two = 0] = [...planIn().doors.values()].filter(({ outer }) => !outer).map(({ id }) => id);
    show(sceneOf({ sealed: [one], barriers: [{ space: "foyer.s", door: two }] }));
    expect(label(`door:${one}`)).toBe("Door: sealed");
    expect(label(`door:${two}`)).toBe("Door: blocked by a barrier");
    expect([count(".is-sealed .door-boards"), count(".barrier-token"), count(".door-out")]).toEqual([1, 1, 1]);
    expect(at("barrier:foyer.s")).not.toBeNull();
  });

  it("draws rooms, gardens and caves each in their own manner", () => {
    show(sceneOf({ story: "blood-ties" }));
    for (const ground of ["inside", "outside", "cave"]) expect(count(`.floor-${ground}`)).toBeGreaterThan(2);
  });
});

describe("what is in a room", () => {
  it("is told of a space and drawn there", () => {
    show(
      sceneOf({
        fire: ["ceremony-room"],
        darkness: ["ceremony-room"],
        corpses: { "ceremony-room.n": 2 },
        barriers: [{ space: "ceremony-room.n", door: null }],
        monsters: [lurking(7, "ceremony-room.n", { damage: 2, stun: 1, samples: 1 })],
        investigators: [standing("joe-diamond", "ceremony-room.n", { hidden: true })],
      }),
    );
    expect(label("space:ceremony-room.n")).toBe(
      "Ceremony Room (north): on fire, dark, altar, Barrier, Corpses: 2, Zombie (2 damage, stun tokens: 1 and samples: 1) and Joe Diamond (hiding)",
    );
    expect([count(".light-fire"), count(".light-dark"), count(".sign-fire"), count(".sign-darkness")]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([count(".corpse-token"), count(".badge-stun"), count(".badge-sample"), count(".badge-hiding")]).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it("is told by the class of a monster as well as by its colour, and by a star for one with a name", () => {
    show(
      sceneOf({
        monsters: [
          lurking(1, "foyer.n"),
          lurking(2, "foyer.s", { kind: "hound" }),
          lurking(3, "foyer.nw", { kind: "shoggoth", name: "house-shoggoth" }),
        ],
      }),
    );
    const shapes = ["humanoid", "beast", "eldritch"].map((of) =>
      table.querySelector(`.house-monster.of-${of} .chip-face`)?.getAttribute("d"),
    );
    expect(new Set(shapes).size).toBe(3);
    expect(count(".is-named .sign-name")).toBe(1);
  });

  it("is told by the backs of its cards, of which the Lock lies on top", () => {
    show(sceneOf({ piles: { kitchen: pileOf({ backs: ["exploration", "obstacle"], locked: true }) } }));
    expect(label("pile:kitchen")).toBe(
      "Cards of the room: Kitchen: locked: a Lock lies on top, Obstacle cards: 1 and Exploration cards: 1",
    );
    expect(at("pile:kitchen").querySelectorAll(".pile-card").length).toBe(3);
    expect(at("pile:kitchen").querySelector(".pile-sign.of-lock")).not.toBeNull();
    expect(at("pile:kitchen").nextElementSibling?.textContent).toBe("3");
  });

  it("is not counted where only the kinds of its cards are shown", () => {
    show(sceneOf({ piles: { kitchen: pileOf({ backs: ["exploration"], locked: true, kinds_only: true }) } }));
    expect(label("pile:kitchen")).toBe("Cards of the room: Kitchen: locked: a Lock lies on top and Exploration cards");
    expect(at("pile:kitchen").nextElementSibling?.textContent).toBe("");
  });

  it("shows where a clue lies to whoever knows the cards", () => {
    const backs: View["piles"][string]["backs"] = ["exploration"];
    show(sceneOf({ piles: { kitchen: pileOf({ backs, fronts: ["clue-fall-of-house-lynch-1a"] }) } }));
    expect(count(".pile-clue")).toBe(1);
    show(sceneOf({ piles: { kitchen: pileOf({ backs }) } }));
    expect(count(".pile-clue")).toBe(0);
  });

  it("is nothing where no cards are left", () => {
    show(sceneOf({ piles: { kitchen: pileOf() } }));
    expect(find("pile:kitchen")).toBeNull();
  });

  it("is lit where somebody is, unless it is dark", () => {
    const investigators = [standing("joe-diamond", "foyer.n")];
    show(sceneOf({ investigators }));
    expect(count(".light-lamp")).toBe(1);
    show(sceneOf({ investigators, darkness: ["foyer"] }));
    expect(count(".light-lamp")).toBe(0);
  });

  it("shows nobody who has left the game", () => {
    show(sceneOf({ investigators: [standing("joe-diamond", "foyer.n", { fate: "escaped" })] }));
    expect(find("investigator:joe-diamond")).toBeNull();
  });

  it.each(LOCALES)("is said in %s", (locale) => {
    const piles: View["piles"] = { kitchen: pileOf({ backs: ["exploration"], locked: true, dropped: ["axe"] }) };
    const monsters = [lurking(7, "kitchen.all", { damage: 1, stun: 1, samples: 1, burning: true })];
    const investigators = [standing("joe-diamond", "foyer.n", { hidden: true, stun: 1 })];
    const scene = sceneOf({ piles, monsters, investigators, sealed: [1] }, walkTo("foyer.s"), locale);
    show({ ...scene, lit: new Set(["monster:7"]) });
    const said = [...table.querySelectorAll("[role=button]")].map((each) => each.getAttribute("aria-label"));
    expect(said.filter((each) => !each || /[{}]/.test(each))).toEqual([]);
    show({ ...scene, lit: new Set(["space:foyer.ne"]) });
    expect(table.querySelector(".sight-words")?.textContent).toBeTruthy();
  });
});

describe("what can be chosen", () => {
  const here = { investigators: [standing("joe-diamond", "foyer.n")] };

  it("is marked with its key, told first, and picked", () => {
    const pick = vi.fn();
    show({ ...sceneOf(here, walkTo("foyer.s", "foyer.ne")), pick });
    expect(classes("space:foyer.s")).toContain("is-choosable");
    expect(label("space:foyer.ne")).toMatch(/^2.+Foyer \(north-east\)$/);
    expect([...table.querySelectorAll(".house-marks .keycap")].map((each) => each.textContent)).toEqual(["2", "1"]);
    click("space:foyer.s");
    press("space:foyer.ne", "Enter");
    expect(pick.mock.calls).toEqual([["space:foyer.s"], ["space:foyer.ne"]]);
  });

  it("may be a monster, a door, a barrier, a corpse, a room, or the cards of one", () => {
    const pick = vi.fn();
    const door = [...planIn().doors.keys()][0]!;
    const all = [`door:${door}`, "monster:7", "barrier:foyer.s", "corpse:foyer.s", "room:kitchen", "pile:foyer"];
    const parts = {
      ...here,
      monsters: [lurking(7, "foyer.s")],
      barriers: [{ space: "foyer.s", door: null }],
      corpses: { "foyer.s": 1 },
      piles: { foyer: pileOf({ backs: ["exploration"] }) },
    };
    show({ ...sceneOf(parts, question(all.map((thing) => choice("use", thing)))), pick });
    for (const thing of all) click(thing);
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(all);
    expect([...stops()].sort()).toEqual([...all, "space:foyer.n"].sort());
    expect(classes("space:kitchen.all")).toContain("is-in-choice");
  });

  it("is offered at the cards of a room, not at its name as well", () => {
    const explore = choice("explore", "pile:foyer", { about: ["pile:foyer", "room:foyer"] });
    show(sceneOf({ ...here, piles: { foyer: pileOf({ backs: ["obstacle"] }) } }, question([explore])));
    expect(classes("pile:foyer")).toContain("is-legal");
    expect(classes("room:foyer")).not.toContain("is-choosable");
  });

  it("is explained where there is nothing to choose", () => {
    const [pick, explain] = [vi.fn(), vi.fn()];
    show({ ...sceneOf(here, walkTo("foyer.s")), pick, explain });
    for (const thing of ["space:kitchen.all", "room:kitchen", "investigator:joe-diamond"]) click(thing);
    expect(explain.mock.calls.map(([thing]) => thing)).toEqual([
      "space:kitchen.all",
      "room:kitchen",
      "investigator:joe-diamond",
    ]);
    expect(pick).not.toHaveBeenCalled();
  });

  it("may be a monster under others: it stands on top", () => {
    const monsters = Array.from({ length: 60 }, (_, i) => lurking(i, "kitchen-storage.all"));
    show(sceneOf({ monsters }, question([choice("attack", "monster:59")])));
    expect(at("monster:59").querySelector(".keycap")).not.toBeNull();
  });
});

describe("what is looked at", () => {
  const here = { investigators: [standing("joe-diamond", "foyer.nw")] };

  it("shows how far a monster is, and whether it can be seen", () => {
    const monsters = [lurking(7, "foyer.se"), lurking(8, "kitchen.all"), lurking(9, "foyer.nw")];
    show({ ...sceneOf({ ...here, monsters }), lit: new Set(["monster:7", "space:foyer.se"]) });
    expect(said()).toEqual(["in sight, 2 spaces away"]);
    show({ ...sceneOf({ ...here, monsters }), lit: new Set(["monster:8"]) });
    expect(sight()?.getAttribute("class")).toContain("is-blocked");
    expect(said()).toEqual(["no line of sight", "a wall is in the way"]);
    show({ ...sceneOf({ ...here, monsters }), lit: new Set(["monster:9"]) });
    expect(sight()).toBeNull();
  });

  it("shows nothing of a space to which one is about to go", () => {
    show({ ...sceneOf(here, walkTo("foyer.n")), lit: new Set(["space:foyer.n"]) });
    expect(sight()).toBeNull();
  });

  it("shows where a ladder leads", () => {
    const story = "inner-sanctum";
    const ladder = [...planIn(story).spaces.values()].find(({ features }) =>
      features.some(({ kind }) => kind === "ladder"),
    )!;
    show({ ...sceneOf({ story }), lit: new Set([`space:${ladder.id}`]) });
    expect(count(".passage-ladder")).toBe(1);
  });
});

describe("with the spyglass", () => {
  const glass = () => table.querySelector<HTMLButtonElement>(".house-spyglass button")!;
  const told = () => table.querySelector(".house-spyglass p")?.textContent;
  const takeUp = () => act(() => glass().click());
  const keeper = { seat: 0, turn: null };

  it.each([
    ["the keeper", keeper],
    ["who only watches", { seat: null, turn: null }],
  ])("%s says from which space to look, then at which, and learns why not", (_, who) => {
    show(sceneOf(who));
    takeUp();
    expect(glass().getAttribute("aria-pressed")).toBe("true");
    expect(told()).toBe("Choose the space from which one looks.");
    click("space:foyer.nw");
    expect(told()).toBe("From Foyer (north-west): to which space?");
    click("space:foyer.se");
    expect(told()).toBe("Foyer (north-west) → Foyer (south-east): in sight, 2 spaces away.");
    click("space:kitchen.all");
    expect(told()).toBe("Foyer (north-west) → Kitchen: no line of sight, a wall is in the way.");
    expect(said()).toEqual(["no line of sight", "a wall is in the way"]);
    click("space:foyer.nw");
    expect(told()).toBe("Choose the space from which one looks.");
    expect(sight()).toBeNull();
  });

  it("one looks from where one stands, also by keys, at what lies under the hand, and chooses nothing", () => {
    const here = { investigators: [standing("joe-diamond", "foyer.nw")], monsters: [lurking(7, "foyer.s")] };
    const pick = vi.fn();
    const scene = { ...sceneOf(here, walkTo("foyer.n")), pick };
    show(scene);
    takeUp();
    expect(told()).toBe("From Foyer (north-west): to which space?");
    click("space:foyer.n");
    press("monster:7", "Enter");
    expect(told()).toContain("Foyer (south): in sight, 1 space away.");
    show({ ...scene, lit: new Set(["space:foyer.n"]) });
    expect(told()).toContain("Foyer (north): in sight, 1 space away.");
    expect(pick).not.toHaveBeenCalled();
  });

  it("is put away with Escape, and all is as before", () => {
    const explain = vi.fn();
    show({ ...sceneOf(keeper), explain });
    takeUp();
    press("space:foyer.nw", "Escape");
    expect([glass().getAttribute("aria-pressed"), told()]).toEqual(["false", ""]);
    click("space:foyer.nw");
    expect(explain).toHaveBeenCalledOnce();
  });
});

describe("the keyboard", () => {
  it("comes in where one stands, or where the game begins", () => {
    show(sceneOf({ investigators: [standing("joe-diamond", "kitchen.all")] }));
    expect(stops()).toEqual(["space:kitchen.all"]);
    show(sceneOf({ story: LYNCH }));
    expect(stops()).toEqual(["space:foyer.s"]);
  });

  it("walks from space to space", () => {
    show(sceneOf({}));
    press("space:foyer.n", "ArrowDown");
    expect(document.activeElement).toBe(at("space:foyer.s"));
    press("space:foyer.s", "ArrowLeft");
    expect(document.activeElement).toBe(at("space:foyer.sw"));
  });
});

describe("what others point at", () => {
  it("has a flag with their name", () => {
    show({ ...sceneOf({}), pointed: new Map([["room:kitchen", "Wanda"]]) });
    expect(table.querySelector(".flag")?.textContent).toBe("Wanda");
  });
});
