import { describe, expect, it } from "vitest";
import { chanceOf, followUp, inListOrder, optionsByThing, percentOf, thingsOf } from "./options";
import { option, question } from "./testing/questions";

const GHOUL = "card:43";
const PRIEST = "card:4";
const KNIFE = "card:24";
const HOUND = "card:5";

const stab = option("activate", { about: [KNIFE], also: [GHOUL, PRIEST] });
const fight = (enemy: string) => option("fight", { about: [enemy] });

describe("where an option is found", () => {
  it("is at what it is about, then at what else leads to it, once each", () => {
    const play = option("play", { about: ["card:1"], also: ["card:2", "card:1"] });
    expect(thingsOf(play)).toEqual(["card:1", "card:2"]);
  });

  it("is by thing, with the numbers of the options in their order", () => {
    const asked = question([stab, fight(GHOUL), option("pass", { role: "pass" })]);
    expect([...optionsByThing(asked)]).toEqual([
      [KNIFE, [0]],
      [GHOUL, [0, 1]],
      [PRIEST, [0]],
    ]);
    expect(optionsByThing(null).size).toBe(0);
  });
});

it("puts the ways out of a question last", () => {
  const asked = question([
    option("wait", { role: "decline" }),
    option("stay", { role: "done", about: ["location:1"] }),
    option("ready"),
    option("move", { about: ["location:2"] }),
  ]);
  expect(inListOrder(asked).options.map(({ key }) => key)).toEqual([
    "ready",
    "move location:2",
    "wait",
    "stay location:1",
  ]);
});

it("puts options of one verb together, where the first of them stands", () => {
  const asked = question([
    option("play", { about: ["card:1"] }),
    option("draw"),
    option("end", { role: "end-turn" }),
    option("play", { about: ["card:2"] }),
  ]);
  expect(inListOrder(asked).options.map(({ key }) => key)).toEqual(["play card:1", "play card:2", "draw", "end"]);
});

describe("the chance of an option", () => {
  const aimed = option("activate", { chances: { [GHOUL]: 0.5, [PRIEST]: 0.25 } });

  it("is told where there is one thing to aim at", () => {
    expect(chanceOf(option("fight", { chances: { [GHOUL]: 0.5 } }))).toBe(0.5);
    expect(chanceOf(option("pass"))).toBeNull();
  });

  it("is that against the thing where it is offered at one of several", () => {
    expect(chanceOf(aimed, PRIEST)).toBe(0.25);
    expect(chanceOf(aimed)).toBeNull();
    expect(chanceOf(aimed, KNIFE)).toBeNull();
  });
});

it("shows 0 and 100 per cent only of what is certain", () => {
  expect([0, 0.001, 0.456, 0.999, 1].map(percentOf)).toEqual([0, 1, 46, 99, 100]);
});

describe("a weapon that was chosen at an enemy", () => {
  const whom = question([fight(GHOUL), fight(PRIEST)], { cause: "01086" });

  it("strikes that enemy", () => {
    expect(followUp(stab, GHOUL, whom)).toBe(whom.options[0]);
    expect(followUp(stab, PRIEST, whom)).toBe(whom.options[1]);
  });

  it("leaves the choice to who chose it at its own card", () => {
    expect(followUp(stab, KNIFE, whom)).toBeNull();
  });

  it("leaves every question alone that does not ask for one of those it could strike", () => {
    const pass = option("pass", { role: "pass" });
    expect(followUp(stab, GHOUL, question([...whom.options, pass]))).toBeNull();
    expect(followUp(stab, GHOUL, question([...whom.options, fight(HOUND)]))).toBeNull();
    expect(followUp(stab, GHOUL, question([...whom.options, option("evade", { about: [GHOUL] })]))).toBeNull();
    expect(followUp(stab, GHOUL, { ...whom, kind: "order" })).toBeNull();
    expect(followUp(stab, GHOUL, question([option("end-turn", { role: "end-turn" })]))).toBeNull();
  });

  it("strikes nobody else where that enemy is not among those asked for", () => {
    expect(followUp(stab, GHOUL, question([fight(PRIEST)]))).toBeNull();
  });

  it("is no plain attack: that names its enemy", () => {
    expect(followUp(fight(GHOUL), GHOUL, whom)).toBeNull();
  });
});

it("does not discard a second copy because the first was chosen at it", () => {
  const [one, other, more] = ["card:1", "card:2", "card:3"];
  const discard = option("discard", { about: [one], also: [other] });
  const again = question([option("discard", { about: [other] }), option("discard", { about: [more] })]);
  expect(followUp(discard, other, again)).toBeNull();
});
