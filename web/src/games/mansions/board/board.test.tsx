// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { Team } from "../../../table/team/team";
import { drawingBox, onLargeScreen } from "../../../table/testing/drawn";
import { kindOf } from "../../../table/things";
import { Library } from "../../../text/library";
import { LOCALES } from "../../../text/say";
import { Speaking } from "../../../text/speech";
import type { Face, Scene } from "../../face";
import { face } from "../face";
import { inPlay } from "../people";
import { members, progress, subtitle } from "../progress";
import { moment, moments, sceneOf, strictSay } from "../testing/recorded";
import * as things from "../things";
import { Board } from ".";
import { Bar } from "./Bar";

onLargeScreen();
const box = drawingBox();

/** What is chosen in the house; everything else is chosen in the tray, in the puzzle or in the list alone. */
const IN_HOUSE: ReadonlySet<string> = new Set(["space", "room", "pile", "door", "monster", "corpse", "barrier"]);

const SHELL = "team = Investigators\nteam-against = Against them";

describe("everything that can be chosen in the house", () => {
  it.each(moments.map((each) => [each.names.join(", "), each] as const))(
    "is marked at the moment “%s”, and every button has a name",
    (_, each) => {
      const scene = sceneOf(each);
      box.draw(<Board scene={scene} />);
      const people = each.view.investigators.filter(inPlay).map(({ id }) => things.investigator(id));
      const targets = [...scene.optionsAt.keys()].filter(
        (thing) => IN_HOUSE.has(kindOf(thing)) || people.includes(thing),
      );
      expect(targets.filter((thing) => box.at(thing) === null)).toEqual([]);
      const buttons = [...box.table.querySelectorAll("button, [role=button]")];
      expect(buttons.filter((button) => !(button.getAttribute("aria-label") ?? button.textContent))).toEqual([]);
    },
  );
});

describe("the column of figures", () => {
  it("has the investigators under their heading and the keeper apart from them", async () => {
    const each = moment("turn");
    const [scene, all] = [sceneOf(each), members(each.view)];
    const library = new Library(async (domain) => (domain === "web" ? SHELL : "x = x"));
    box.draw(
      <Speaking locale="en" library={library}>
        <Team face={face as Face} scene={scene as Scene<unknown, unknown>} members={all} seats={[]} />
      </Speaking>,
    );
    await act(async () => undefined);
    const [team, keeper] = [...box.table.querySelectorAll("ul[aria-labelledby]")];
    expect(box.words("h2")).toEqual(["Investigators", "Against them"]);
    for (const { id, name } of all) expect((id === "keeper" ? keeper : team)?.textContent).toContain(name.id);
    expect([team, keeper].map((list) => list?.children.length)).toEqual([all.length - 1, 1]);
  });
});

describe("the bar over the house", () => {
  it("shows the Objective to the keeper from the start, to all others once it is revealed", () => {
    const { view, question } = moment("turn");
    const told = () => box.table.querySelector('[data-thing="objective"]')?.textContent;
    box.draw(<Bar scene={sceneOf({ view, question })} />);
    expect(told()).toBe("Objectivenot revealed yet");
    const page = { id: "it", name: { domain: "mansions", id: "room-foyer" }, lines: [] };
    box.draw(<Bar scene={sceneOf({ view: { ...view, objective_page: page }, question })} />);
    expect(told()).toBe("Foyernot known to all");
    box.draw(<Bar scene={sceneOf({ view: { ...view, objective_page: page, revealed: true }, question })} />);
    expect(told()).toBe("Foyerrevealed to everybody");
  });

  it("counts the time tokens on the event deck, until no event is left", () => {
    const { view, question } = moment("turn");
    const events = { left: 2, number: 4, at: 5, time: 3, past: [] };
    box.draw(<Bar scene={sceneOf({ view: { ...view, events }, question })} />);
    const deck = () => box.at("event-deck")!;
    expect(deck().textContent).toContain("IV");
    expect(deck().querySelectorAll('[class*="token"]').length).toBe(5);
    expect(deck().querySelectorAll('[class*="passed"]').length).toBe(3);
    const none = { ...events, left: 0, number: null, at: null };
    box.draw(<Bar scene={sceneOf({ view: { ...view, events: none }, question })} />);
    expect(deck().textContent).toContain("no events left");
  });
});

describe.each(LOCALES)("the figures and the round in %s", (locale) => {
  const say = strictSay(locale);

  it.each(moments.map((each) => [each.names.join(", "), each] as const))(
    "are told at the moment “%s”",
    (_, { view }) => {
      const all = members(view);
      expect(all.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: view.players }, (_, seat) => seat));
      for (const { name, status, holdings } of all)
        for (const message of [name, ...status, ...holdings.map(({ label }) => label)])
          expect(say(message)).toBeTruthy();
      const { phase, phases = [] } = progress(view);
      for (const message of [phase, ...phases.map(({ name }) => name), ...subtitle(view)])
        expect(say(message)).toBeTruthy();
    },
  );
});
