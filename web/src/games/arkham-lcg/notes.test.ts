import { describe, expect, it } from "vitest";
import { bare } from "./board/testing/recorded";
import { note } from "./notes";
import { engagedWith, ownOf } from "./round";
import { type Moment, moment, moments, sceneOf } from "./testing/recorded";
import type { LocationView } from "./wire";

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

  it("is no attack where an event is one itself", () => {
    const each = moment("turn-engaged");
    const played = (code: string) =>
      note({ key: `play:${code}`, say: { domain: "arkham-lcg", id: "" } }, sceneOf(each));
    expect(played("01088")).toContain("provokes");
    expect(played("01051")).not.toContain("provokes");
  });

  it("is what a card costs, and what is left then", () => {
    expect(noteAt(moment("turn-busy"), /^play:/)).toMatch(/^(costs \d+, \d+ left|free)/);
  });

  it("is what an event of the discard pile costs now", () => {
    const { view, ...each } = moment("turn-busy");
    const investigators = view.investigators.map((who) =>
      who.seat === view.seat ? { ...who, resources: 5, discarded_event: { id: 1, code: "01023", price: 3 } } : who,
    );
    const option = { key: "play-discarded:01023", say: { domain: "arkham-lcg", id: "option-play-discarded" } };
    expect(note(option, sceneOf({ ...each, view: { ...view, investigators } }))).toMatch(/^costs 3, 2 left/);
  });

  it("is the odds of a weapon: against the enemy one looks at, or against each", () => {
    const { view, question } = moment("turn-engaged");
    const [one, other] = view.enemies;
    if (!one || !other) throw new Error("too few enemies were recorded");
    const option = { key: "activate:01086#9999:stab", say: { domain: "arkham-lcg", id: "option-activate" } };
    const armed = (first: number, second: number) => ({
      ...view,
      enemies: [
        { ...one, code: "01160", weapon_odds: [{ card: 9999, ability: "stab", odds: first }] },
        { ...other, code: "01159", weapon_odds: [{ card: 9999, ability: "stab", odds: second }] },
      ],
    });
    const scene = sceneOf({ view: armed(0.25, 0.5), question });
    expect(note(option, scene)).toBe("25% against Ghoul Minion · 50% against Swarm of Rats");
    expect(note(option, scene, `card:${other.id}`)).toBe("50% chance");
    expect(note(option, sceneOf({ view: armed(0.5, 0.5), question }))).toBe("50% chance");
    expect(note({ ...option, key: "activate:01086#9999:throw" }, scene)).toBe("");
  });

  it("is no odds of the plain attack where a weapon asks whom to strike", () => {
    const { view, question } = moment("turn-engaged");
    const options = question?.options.filter(({ key }) => key.startsWith("fight:")) ?? [];
    const [option] = options;
    if (!question || !option) throw new Error("no attack was recorded");
    expect(note(option, sceneOf({ view, question: { ...question, options } }))).toMatch(/^\d+ health left/);
  });

  it("is where one of several woods lies that look the same", () => {
    const woods = (revealed: boolean) =>
      [11, 12, 13, 14].map((id) => ({ ...bare(id, revealed ? "01150" : "arkham-woods"), revealed, shroud: null }));
    const { view, question } = moment("turn-busy");
    const notes = (locations: LocationView[]) =>
      locations.map(({ id, code }) =>
        note(
          { key: `spawn:${code}#${id}`, say: { domain: "arkham-lcg", id: "option-spawn" } },
          sceneOf({ view: { ...view, locations }, question }),
        ),
      );
    expect(notes(woods(false))).toEqual([
      "lower left · not yet revealed",
      "upper left · not yet revealed",
      "upper right · not yet revealed",
      "lower right · not yet revealed",
    ]);
    expect(notes(woods(true)).join("")).toBe("");
    expect(notes(woods(false).slice(0, 1))).toEqual(["not yet revealed"]);
  });

  it("is what a committed card adds, and the odds with it", () => {
    expect(noteAt(moment("commit"), /^commit:/)).toMatch(/^\+[1-4] · \d+% chance$/);
  });

  it("is who goes with a player", () => {
    const each = moment("company-away");
    expect(noteAt(each, /^leave:0$/)).toBe("“Skids” O’Toole");
    expect(noteAt(each, /^return:3$/)).toBe("Agnes Baker");
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
