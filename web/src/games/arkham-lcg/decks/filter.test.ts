import { describe, expect, it } from "vitest";
import { reference, strictSay } from "../testing/recorded";
import { EVERYTHING, type Filter, fits, inOrder, isOpen } from "./filter";

const say = strictSay("en");
const cards = Object.values(reference.cards).filter(({ card_class, set }) => card_class && !set);
const found = (part: Partial<Filter>, voice = say) =>
  cards
    .filter((card) => fits(card, { ...EVERYTHING, ...part }, card.code === "01086" ? 2 : 0, voice))
    .map(({ code }) => code);

describe("cards are found", () => {
  it("by class and type together", () => {
    const all = found({ classes: ["guardian", "seeker"], types: ["skill"] });
    expect(all).toContain("01025");
    expect(all.every((code) => reference.cards[code]?.type === "skill")).toBe(true);
    expect(new Set(all.map((code) => reference.cards[code]?.card_class))).toEqual(new Set(["guardian", "seeker"]));
  });

  it("by level and by cost, the last of which stands for more", () => {
    expect(found({ level: 4 }).every((code) => reference.cards[code]?.level === 4)).toBe(true);
    expect(
      found({ cost: 5 })
        .map((code) => reference.cards[code]?.cost ?? 0)
        .every((cost) => cost >= 5),
    ).toBe(true);
    expect(found({ cost: 1 })).toContain("01086");
  });

  it("by words of name, trait and text in any order", () => {
    expect(found({ words: "knife" })).toContain("01086");
    expect(found({ words: "weapon asset melee" })).toContain("01086");
    expect(found({ words: "  KNI  " })).toContain("01086");
    expect(found({ words: "knife firearm" })).toEqual([]);
  });

  it("by words of the language one reads", () => {
    expect(found({ words: "нож" }, strictSay("ru"))).toContain("01086");
    expect(found({ words: "сторожевой пес" }, strictSay("ru"))).toContain("01021");
  });

  it("in the deck alone", () => {
    expect(found({ mine: true })).toEqual(["01086"]);
  });
});

it("knows when nothing is asked for", () => {
  expect(isOpen(EVERYTHING)).toBe(true);
  expect(isOpen({ ...EVERYTHING, types: ["asset"] })).toBe(false);
  expect(isOpen({ ...EVERYTHING, cost: 0 })).toBe(false);
});

it("lists assets before events before skills, cheap before dear", () => {
  const codes = ["01025", "01020", "01022", "01017", "01029"];
  const some = codes.flatMap((code) => reference.cards[code] ?? []);
  expect(inOrder(some, say).map(({ code }) => code)).toEqual(["01017", "01020", "01029", "01022", "01025"]);
});
