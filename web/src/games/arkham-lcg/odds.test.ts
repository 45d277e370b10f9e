import { describe, expect, it } from "vitest";
import { option } from "../../table/testing/questions";
import { isOpen, oddsAt, oddsOf, sortedBag } from "./odds";
import { moment, moments, sceneOf } from "./testing/recorded";
import type { BagTokenView } from "./wire";

describe("the bag", () => {
  it("lies in order: the elder sign, the numbers, the symbols", () => {
    const token = (name: string): BagTokenView => ({ token: name, count: 1, value: 0, automatic: null, again: false });
    const names = ["auto-fail", "-1", "skull", "+1", "elder-sign"].map(token);
    expect(sortedBag(names).map((each) => each.token)).toEqual(["elder-sign", "+1", "-1", "skull", "auto-fail"]);
  });
});

describe("the chances of an option", () => {
  const [ghoul, rats] = ["card:43", "card:44"];
  const stab = option("activate", { about: ["card:24"], word: "stab", chances: { [ghoul]: 0.25, [rats]: 0.5 } });
  const scene = sceneOf(moment("turn-engaged"));

  it("are one where they are the same against everybody", () => {
    expect(oddsOf(stab)).toBeNull();
    expect(oddsOf({ ...stab, chances: { [ghoul]: 0.5, [rats]: 0.5 } })).toBe(0.5);
    expect(oddsOf(option("draw"))).toBeNull();
  });

  it("are found at what it could be aimed at", () => {
    const asked = { ...scene, question: { ...scene.question!, options: [stab, option("draw")] } };
    expect(oddsAt(rats, asked)).toEqual([{ option: stab, odds: 0.5 }]);
    expect(oddsAt("card:24", asked)).toEqual([]);
  });
});

describe("the test under way", () => {
  const open = moments.filter(({ view }) => view.test && isOpen(view.test));

  it.each(open.map((each) => [each.names.join(), each.view] as const))(
    "has at the moment “%s” the odds of its tokens together",
    (_, { test, tokens }) => {
      const size = tokens.reduce((sum, { count }) => sum + count, 0);
      const enough = tokens.reduce((sum, { token, count }) => sum + count * (test?.by_token[token] ?? Number.NaN), 0);
      expect(enough / size).toBeCloseTo(test?.odds ?? -1, 3);
    },
  );
});
