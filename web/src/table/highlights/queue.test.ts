import { describe, expect, it } from "vitest";
import { highlighted } from "../testing/happenings";
import { stayOf } from "./pace";
import { type HighlightQueue, joined, nothingToShow, passed, passedAll } from "./queue";

const [card, page] = [highlighted("card", "drawn"), highlighted("page", "advanced")];
const token = highlighted("result", "token", { covered_by: "test" });
const test = highlighted("result", "test");
const tags = ({ waiting }: HighlightQueue) => waiting.map(({ event }) => (event as { event: string }).event);

describe("the queue of highlights", () => {
  it("keeps the order in which things happened, and only what is a highlight", () => {
    const queue = joined(joined(nothingToShow, [card, { ...page, highlight: null }]), [page, card]);
    expect(tags(queue)).toEqual(["drawn", "advanced", "drawn"]);
  });

  it("goes on one by one, and tells two apart that are alike", () => {
    const queue = joined(nothingToShow, [card, card]);
    const next = passed(queue);
    expect(tags(next)).toEqual(["drawn"]);
    expect(next.gone).not.toBe(queue.gone);
  });

  it("can be passed as a whole", () => {
    const queue = joined(nothingToShow, [card, page]);
    expect(passedAll(queue)).toEqual({ gone: 2, waiting: [] });
    expect(passedAll(nothingToShow)).toBe(nothingToShow);
  });

  it("does not show what the next one shows again", () => {
    expect(tags(joined(nothingToShow, [token, token, test]))).toEqual(["test"]);
    expect(tags(joined(nothingToShow, [test, token, card, test]))).toEqual(["test", "drawn", "test"]);
    expect(tags(joined(nothingToShow, [token, card]))).toEqual(["token", "drawn"]);
  });

  it("replaces what is being shown by what shows it again", () => {
    const shown = joined(nothingToShow, [token]);
    const next = joined(shown, [test]);
    expect(tags(next)).toEqual(["test"]);
    expect(next.gone).toBe(shown.gone + 1);
  });
});

describe("how long one stays", () => {
  it("is a second and a half for a result, and until it was read for everything else", () => {
    expect(stayOf(test.highlight, "normal", 0)).toBe(1500);
    expect(stayOf(card.highlight, "normal", 0)).toBeNull();
    expect(stayOf(page.highlight, "fast", 9)).toBeNull();
  });

  it("is as one has set it", () => {
    const [fast, normal, slow] = (["fast", "normal", "slow"] as const).map((pace) => stayOf(test.highlight, pace, 0)!);
    expect(fast).toBeLessThan(normal!);
    expect(slow).toBeGreaterThan(normal!);
    expect(stayOf(test.highlight, "click", 0)).toBeNull();
  });

  it("is shorter the more waits behind it, but long enough to be seen", () => {
    expect(stayOf(test.highlight, "normal", 3)).toBeLessThan(1500);
    expect(stayOf(test.highlight, "fast", 50)).toBeGreaterThanOrEqual(600);
  });
});
