import { describe, expect, it } from "vitest";
import { note } from "./notes";
import { engagedWith, ownOf } from "./round";
import { type Moment, moment, moments, sceneOf } from "./testing/recorded";

function noteAt(each: Moment, key: RegExp): string {
  const option = each.question?.options.find((one) => key.test(one.key));
  if (!option) throw new Error(`${each.name} has no option like ${key}`);
  return note(option, sceneOf(each));
}

describe("what matters about an option", () => {
  it("is the odds of an attack, an evasion and an investigation", () => {
    const each = moment("turn-engaged");
    expect(noteAt(each, /^fight:/)).toMatch(/^\d+% chance · \d+ health left/);
    expect(noteAt(each, /^evade:/)).toMatch(/^\d+% chance/);
    expect(noteAt(each, /^investigate$/)).toMatch(/^\d+% chance · /);
  });

  it("is that engaged enemies attack first", () => {
    const each = moment("turn-engaged");
    const own = ownOf(each.view);
    const attackers = own ? engagedWith(own, each.view).filter(({ exhausted }) => !exhausted).length : 0;
    expect(attackers).toBeGreaterThan(1);
    expect(noteAt(each, /^move:/)).toContain(`provokes ${attackers} attacks`);
    expect(noteAt(each, /^draw$/)).toContain("provokes");
    expect(noteAt(each, /^fight:/)).not.toContain("provokes");
  });

  it("is what a card costs, and what is left then", () => {
    expect(noteAt(moment("turn-busy"), /^play:/)).toMatch(/^(costs \d+, \d+ left|free)/);
  });

  it("is what a committed card adds, and the odds with it", () => {
    expect(noteAt(moment("commit"), /^commit:/)).toMatch(/^\+[1-4] · \d+% chance$/);
  });

  it("is nothing where the words say it all", () => {
    expect(noteAt(moment("turn-busy"), /^end-turn$/)).toBe("");
    expect(noteAt(moment("lita"), /^lita:/)).toBe("");
  });

  it("never holds the name of a text that is missing", () => {
    for (const each of moments) {
      for (const option of each.question?.options ?? [])
        expect(note(option, sceneOf(each))).not.toMatch(/note-|marks-/);
    }
  });
});
