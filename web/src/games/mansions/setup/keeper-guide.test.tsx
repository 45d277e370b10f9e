// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { drawingBox } from "../../../table/testing/drawn";
import { LOCALES } from "../../../text/say";
import { encounter } from "../encounter";
import { objectiveOf } from "../names";
import { moment, moments, reference, sceneOf, strictSay } from "../testing/recorded";
import { Trial } from "../trial/Trial";

const { draw, table, words } = drawingBox();
const each = moment("keeper-answer");

describe("the keeper's guide", () => {
  it("tells what every Objective asks of either side before it is chosen", () => {
    const choose = vi.fn();
    const say = strictSay("en");
    draw(<Trial scene={{ ...sceneOf(each), choose }} />);
    const { options } = each.question!;
    expect(options.length).toBe(3);
    const told = [...table.querySelectorAll("li")].map(({ textContent }) => textContent);
    for (const [place, { word, say: answer }] of options.entries())
      for (const line of [answer, ...objectiveOf(each.view.story, word).lines])
        expect(told[place]).toContain(say(line));
    for (const button of table.querySelectorAll<HTMLElement>("li button")) button.click();
    expect(choose.mock.calls.map(([number]) => number)).toEqual([0, 1, 2]);
  });

  it("tells of later questions what was answered before, and no other Objective than the chosen one", () => {
    const page = objectiveOf(each.view.story, "B");
    const view = { ...each.view, answers: { 1: "B" as const }, objective_page: page };
    draw(<Trial scene={{ ...sceneOf(each), view }} />);
    expect(words("dt")).toEqual([strictSay("en")(each.question!.prompt)]);
    expect(words("article h3")).toEqual([strictSay("en")(page.name)]);
  });

  it("says that the others are still choosing when all is answered", () => {
    draw(<Trial scene={{ ...sceneOf(each), question: null }} />);
    expect(table.textContent).toContain("The others are still choosing.");
  });

  it("is the keeper's alone, and before the game", () => {
    const reading = moments.filter(({ view }) => encounter(view)?.title.id === "guide").map(({ view }) => view);
    expect(reading.length).toBeGreaterThan(0);
    expect(reading.filter(({ seat, keeper, phase }) => seat !== keeper || phase !== "setup")).toEqual([]);
  });

  it.each(LOCALES)("can be read in %s for every story", (locale) => {
    const say = strictSay(locale);
    for (const { id } of reference.stories)
      for (const letter of ["A", "B", "C"]) {
        const { name, lines } = objectiveOf(id, letter);
        for (const text of [name, ...lines]) expect(say(text).length).toBeGreaterThan(3);
      }
  });
});
