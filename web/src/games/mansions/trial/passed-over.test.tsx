// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { drawingBox } from "../../../table/testing/drawn";
import { highlight } from "../highlights";
import { moment, sceneOf } from "../testing/recorded";
import type { FightView } from "../wire";
import { Trial } from "./Trial";

const { draw, table, words } = drawingBox();
const FIGHT = moment("fight");

/** The cards of a fight as they are drawn: what each is for, which it is, and when it is turned up. */
function drawn(change: Partial<FightView>) {
  const { view, question } = FIGHT;
  draw(<Trial scene={sceneOf({ view: { ...view, fight: { ...view.fight!, ...change } }, question })} />);
  return shown();
}
const shown = () => ({
  halves: words("ol li"),
  cards: [...table.querySelectorAll("ol li")].map((each) => each.getAttribute("data-thing")),
  turned: [...table.querySelectorAll<HTMLElement>("ol li, article")].map(turnedAt),
});
const turnedAt = ({ style }: HTMLElement) => Number.parseFloat(style.getPropertyValue("--turns-up"));

/** Without a weapon against hiding; with a ranged weapon against a barrier. */
const CARDS = ["humanoid-3", "humanoid-18"];

describe("Combat cards that do not fit", () => {
  it("lie there one after the other, by the half that is looked at", () => {
    const upper = drawn({ by: "investigator", passed_over: CARDS });
    expect(upper.cards).toEqual(CARDS.map((card) => `card:${card}`));
    const lower = drawn({ by: "monster", passed_over: CARDS });
    expect([upper.halves, lower.halves]).toEqual([
      ["Without a weapon", "Ranged weapon"],
      ["Monster against hiding", "Monster against barrier"],
    ]);
  });

  it.each([1, 2, 5, 16])("are turned up before the one that fits, and soon: %i of them", (count) => {
    const { turned } = drawn({ passed_over: Array.from({ length: count }, () => CARDS[0]!) });
    expect(turned).toHaveLength(count + 1);
    expect(turned).toEqual([...new Set(turned)].sort((one, other) => one - other));
    expect(turned.at(-1)).toBeLessThan(2.5);
  });

  it("are none where the first one fits", () => {
    expect(drawn({ passed_over: [] })).toEqual({ halves: [], cards: [], turned: [0] });
  });

  it("are seen in the same way where the card is shown large", () => {
    const scene = sceneOf(FIGHT);
    const event = { event: "combat-drawn", combat: "humanoid-1", upper: true, passed_over: CARDS } as const;
    const told = { title: { domain: "mansions", id: "half-bare" }, text: null };
    draw(highlight({ ...event, cause: null, only: null }, scene, told));
    expect(shown().halves).toEqual(["Without a weapon", "Ranged weapon"]);
    expect(words("h3")).toEqual(["Without a weapon"]);
  });
});
