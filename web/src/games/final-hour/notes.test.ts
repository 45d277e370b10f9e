import { describe, expect, it } from "vitest";
import { note } from "./notes";
import { origin } from "./origin";
import { moment, moments, sceneOf } from "./testing/recorded";

/** What is told of the options of a moment, in their order. */
function notesAt(name: string): string[] {
  const each = moment(name);
  return each.question?.options.map((option) => note(option, sceneOf(each))) ?? [];
}

/** Verbs of which nothing is told, and those of which it depends: on several places, on a seal that is there. */
const NEVER = ["", "appear", "attempt", "way", "zone"];
const SOMETIMES = ["activate", "destroy", "seal"];

describe("what matters about an option", () => {
  it("is told of every option but those whose name says all, and the ways out", () => {
    const told = new Set<string>();
    const silent = new Set<string>();
    for (const each of moments)
      for (const option of each.question?.options ?? []) (note(option, sceneOf(each)) ? told : silent).add(option.verb);
    expect([...silent].filter((verb) => !SOMETIMES.includes(verb)).sort()).toEqual(NEVER);
    expect([...told].filter((verb) => NEVER.includes(verb))).toEqual([]);
    expect(told.size).toBeGreaterThan(12);
  });

  it("is what a priority card settles, and how many omens it brings", () => {
    for (const told of notesAt("play")) expect(told).toMatch(/upper|lower/);
    for (const told of notesAt("slot")) expect(told).toMatch(/omen/);
  });

  it("is where a monster is, where they are in several places", () => {
    const { question } = moment("drive");
    const places = new Set(
      question?.options.flatMap(({ about }) => about.filter((each) => each.startsWith("location"))),
    );
    expect(places.size).toBeGreaterThan(1);
    expect(notesAt("drive").filter(Boolean).length).toBe(question?.options.filter(({ role }) => !role).length);
    expect(notesAt("wounds").filter(Boolean)).toEqual([]);
  });

  it("is how much of a seal is left that may be removed, and nothing of a walkway without one", () => {
    for (const told of notesAt("remove-seal")) expect(told).toMatch(/seal/);
    expect(notesAt("seal").filter(Boolean)).toEqual([]);
  });
});

describe("where a question comes from", () => {
  const titleAt = (name: string) => {
    const each = moment(name);
    return each.question && origin(each.question, sceneOf(each))?.title;
  };

  it("is the rule, where no card asks", () => {
    const named = ["keep", "act", "attempt", "leave-out", "leave-out-kept"].map(titleAt);
    expect(new Set(named).size).toBe(4);
    expect(titleAt("leave-out-kept")).toBe(titleAt("leave-out"));
  });

  it("is the row of the reckoning that asks", () => {
    const each = moments.find(({ question }) => question?.cause?.startsWith("row:"));
    expect(each?.question && origin(each.question, sceneOf(each))?.text).toBeTruthy();
    expect(titleAt("next-horde")).not.toBe(titleAt("move"));
  });
});
