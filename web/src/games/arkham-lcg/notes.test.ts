import { describe, expect, it } from "vitest";
import { option } from "../../table/testing/questions";
import type { OptionInfo } from "../../wire";
import { bare } from "./board/testing/recorded";
import { note } from "./notes";
import { moment, moments, sceneOf } from "./testing/recorded";
import type { LocationView } from "./wire";

const DOMAIN = "arkham-lcg";

/** The note on the first option that does something. */
function noteAt(each: ReturnType<typeof moment>, verb: string): string {
  const found = each.question?.options.find((one) => one.verb === verb);
  if (!found) throw new Error(`${each.names} has nothing to ${verb}`);
  return note(found, sceneOf(each));
}

describe("what matters about an option", () => {
  it("is not the one chance of an attack, an evasion or an investigation: every list of options tells it", () => {
    const each = moment("turn-engaged");
    for (const verb of ["fight", "evade", "investigate"]) {
      const attempt = each.question?.options.find((one) => one.verb === verb) as OptionInfo;
      expect(Object.keys(attempt.chances), verb).toEqual(attempt.about);
      expect(note(attempt, sceneOf(each)), verb).not.toContain("%");
    }
    expect(noteAt(each, "fight")).toMatch(/^\d+ health left/);
  });

  it("is what a card costs, and what is left then", () => {
    expect(noteAt(moment("turn-busy"), "play")).toMatch(/^(costs \d+, \d+ left|free)/);
  });

  it("is what an event of the discard pile costs now", () => {
    const { view, ...each } = moment("turn-busy");
    const investigators = view.investigators.map((who) =>
      who.seat === view.seat ? { ...who, resources: 5, discarded_event: { id: 9999, code: "01023", price: 3 } } : who,
    );
    const play = option("play-discarded", { about: ["card:9999"] });
    expect(note(play, sceneOf({ ...each, view: { ...view, investigators } }))).toMatch(/^costs 3, 2 left/);
  });

  it("is the odds of a weapon: against each, in one word where they are the same", () => {
    const { view, question } = moment("turn-engaged");
    const [one, other] = view.enemies;
    if (!one || !other) throw new Error("too few enemies were recorded");
    const enemies = [
      { ...one, code: "01160" },
      { ...other, code: "01159" },
    ];
    const scene = sceneOf({ view: { ...view, enemies }, question });
    const stab = (first: number, second: number) =>
      option("activate", { word: "stab", chances: { [`card:${one.id}`]: first, [`card:${other.id}`]: second } });
    expect(note(stab(0.25, 0.5), scene)).toBe("25% against Ghoul Minion · 50% against Swarm of Rats");
    expect(note(stab(0.5, 0.5), scene)).toBe("50% chance");
    expect(note(stab(0.25, 0.5), scene, `card:${other.id}`)).toBe("");
  });

  it("is where one of several woods lies that look the same", () => {
    const woods = (revealed: boolean) =>
      [11, 12, 13, 14].map((id) => ({ ...bare(id, revealed ? "01150" : "arkham-woods"), revealed, shroud: null }));
    const { view, question } = moment("turn-busy");
    const notes = (locations: LocationView[]) =>
      locations.map(({ id }) =>
        note(option("spawn", { about: [`card:${id}`] }), sceneOf({ view: { ...view, locations }, question })),
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

  it("is what a committed card adds, of which equal copies have the same chance", () => {
    const each = moment("commit");
    const commit = each.question?.options.find(({ verb }) => verb === "commit") as OptionInfo;
    const [copy] = commit.about;
    expect(commit.chances[copy ?? ""]).toBeGreaterThanOrEqual(each.view.test?.odds ?? 2);
    const twice = { ...commit, chances: { [`${copy}`]: 0.5, "card:9999": 0.5 } };
    expect(note(twice, sceneOf(each))).toMatch(/^50% chance · \+[1-4]$/);
    expect(note(commit, sceneOf(each), copy)).toMatch(/^\+[1-4]$/);
  });

  it("is who goes with a player", () => {
    const each = moment("company-away");
    const scene = sceneOf(each);
    const names = (present: boolean) =>
      each.view.sheets
        .filter((sheet) => sheet.present === present)
        .map(({ investigator }) => scene.say({ domain: DOMAIN, id: `card-${investigator}` }));
    expect(names(true)).toContain(noteAt(each, "leave"));
    expect(names(false)).toContain(noteAt(each, "return"));
  });

  it("is nothing where the words say it all", () => {
    expect(noteAt(moment("lita"), "lita")).toBe("");
  });

  it("is what one gives up by ending the turn", () => {
    const turn = moment("turn-busy");
    const end = turn.question?.options.find(({ role }) => role === "end-turn") as OptionInfo;
    expect(note(end, sceneOf(turn))).toBe("3 actions left");
  });

  it("never holds the name of a text that is missing", () => {
    for (const each of moments) {
      for (const option of each.question?.options ?? [])
        expect(note(option, sceneOf(each))).not.toMatch(/note-|marks-/);
    }
  });
});
