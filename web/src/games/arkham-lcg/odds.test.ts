import { describe, expect, it } from "vitest";
import { option } from "../../table/testing/questions";
import { chance, chancesOf, chanceWith, expectedTerms, isOpen, oddsAt, oddsOf, sortedBag, tokenChance } from "./odds";
import { moment, moments, sceneOf } from "./testing/recorded";
import type { BagTokenView } from "./wire";

const token = (name: string, count: number, more: Partial<BagTokenView> = {}): BagTokenView => ({
  token: name,
  count,
  value: Number(name) || 0,
  automatic: null,
  again: false,
  ...more,
});

describe("the odds from the bag", () => {
  const bag = [token("+1", 1), token("0", 2), token("-1", 2), token("auto-fail", 1, { value: null, automatic: false })];

  it("count the tokens that are enough", () => {
    expect(chance(3, 3, bag)).toBeCloseTo(3 / 6);
    expect(chance(4, 3, bag)).toBeCloseTo(5 / 6);
    expect(chance(0, 0, bag)).toBeCloseTo(5 / 6);
  });

  it("go on with the rest of the bag after a token that has another revealed", () => {
    const again = [token("cultist", 1, { value: -1, again: true }), token("0", 1)];
    expect(chance(2, 2, again)).toBeCloseTo(1 / 2);
    expect(chance(3, 2, again)).toBeCloseTo(1);
    expect(tokenChance(again[0] as BagTokenView, 2, 2, again)).toBe(0);
  });

  it("are not known as long as a symbol’s value is not", () => {
    expect(chance(3, 3, [token("skull", 1, { value: null })])).toBeNull();
  });

  it("lie in order: the elder sign, the numbers, the symbols", () => {
    const names = ["auto-fail", "-1", "skull", "+1", "elder-sign"].map((name) => token(name, 1));
    expect(sortedBag(names).map((each) => each.token)).toEqual(["elder-sign", "+1", "-1", "skull", "auto-fail"]);
  });
});

describe("the chances of an option", () => {
  const [ghoul, rats] = ["card:43", "card:44"];
  const stab = option("activate", { about: ["card:24"], word: "stab", chances: { [ghoul]: 0.25, [rats]: 0.5 } });
  const scene = sceneOf(moment("turn-engaged"));

  it("are those it says itself", () => {
    expect(chancesOf(stab, scene)).toEqual({ [ghoul]: 0.25, [rats]: 0.5 });
  });

  it("are one where they are the same against everybody", () => {
    expect(oddsOf(stab, scene)).toBeNull();
    expect(oddsOf({ ...stab, chances: { [ghoul]: 0.5, [rats]: 0.5 } }, scene)).toBe(0.5);
    expect(oddsOf(option("draw"), scene)).toBeNull();
  });

  it("are found at what it could be aimed at", () => {
    const asked = { ...scene, question: { ...scene.question!, options: [stab, option("draw")] } };
    expect(oddsAt(rats, asked)).toEqual([{ option: stab, odds: 0.5 }]);
    expect(oddsAt("card:24", asked)).toEqual([]);
  });
});

describe("the test under way", () => {
  const open = moments.filter(({ view }) => view.test && isOpen(view.test));

  it.each(open.map((each) => [each.name, each.view] as const))(
    "has the server’s odds at the moment “%s”",
    (_, view) => {
      expect(chanceWith(view, 0)).toBeCloseTo(view.test?.odds ?? -1, 3);
      expect(chanceWith(view, 2) ?? 0).toBeGreaterThanOrEqual(view.test?.odds ?? 1);
    },
  );

  it("counts a token that is revealed but not resolved as it would count", () => {
    const { view } = moment("token-revealed");
    if (!view.test) throw new Error("no test");
    const unresolved = {
      ...view.test,
      succeeded: null,
      tokens: [{ token: "-1", value: 0 }],
      terms: [
        { source: "01001", amount: 3 },
        { source: "-1", amount: 0 },
      ],
    };
    expect(expectedTerms(unresolved, view.tokens).map(({ amount }) => amount)).toEqual([3, -1]);
  });
});
