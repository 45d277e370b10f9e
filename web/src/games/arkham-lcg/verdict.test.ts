import { describe, expect, it } from "vitest";
import { endedTest as recorded } from "./testing/recorded";
import { countsOtherwise, type EndedTest, reckonings } from "./verdict";

const ends = (change: Partial<EndedTest>): EndedTest => ({ ...recorded, ...change });

describe("a test that has ended", () => {
  it("has both its numbers with their parts", () => {
    const { value, difficulty } = reckonings(recorded);
    expect(value.terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(value.total);
    expect(difficulty.terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(difficulty.total);
    expect([value, difficulty].map(({ automatic }) => automatic)).toEqual([null, null]);
  });

  it("says which number was settled by itself", () => {
    const failed = reckonings(ends({ automatic: true, succeeded: false, value: 0 }));
    expect([failed.value.automatic, failed.difficulty.automatic]).toEqual(["test-auto-fail", null]);
    const passed = reckonings(ends({ automatic: true, succeeded: true, difficulty: 0 }));
    expect([passed.value.automatic, passed.difficulty.automatic]).toEqual([null, "test-auto-success"]);
  });

  it("tells a number that is not the sum of its parts", () => {
    const terms = [
      { source: "01002", amount: 2 },
      { source: "-4", amount: -4 },
    ];
    expect(countsOtherwise({ total: 0, terms, automatic: null })).toBe(true);
    expect(countsOtherwise({ total: 0, terms, automatic: "test-auto-fail" })).toBe(false);
    expect(countsOtherwise(reckonings(recorded).value)).toBe(false);
  });
});
