import { describe, expect, it } from "vitest";
import { moment, sceneOf, told } from "./testing/recorded";
import { endedTest } from "./verdict";
import type { Event } from "./wire";

const each = moment("commit-fight");
const scene = sceneOf(each);
const seen = each.view.test;
if (!seen) throw new Error("no test was recorded");
const who = each.view.investigators[seen.who]?.code ?? "";
const before = seen.terms.reduce((sum, { amount }) => sum + amount, 0);

const drawn = (token: string): Event => ({ event: "token-was-revealed", who, token });
const back = (token: string): Event => ({ event: "token-returned", token });
const ends = (value: number, difficulty: number): Event => ({
  event: "test-ended",
  who,
  succeeded: value >= difficulty,
  value,
  difficulty,
});

const end = (...events: Event[]) => endedTest(events.map(told), seen, scene);

describe("a test that has ended", () => {
  it("is told with the token that made the difference", () => {
    const ended = end(drawn("-1"), ends(before - 1, seen.difficulty));
    expect(ended?.tokens).toEqual([{ source: "-1", amount: -1 }]);
    expect(ended?.terms).toEqual(seen.terms);
  });

  it("adds what was committed and gained since it was seen", () => {
    const committed: Event = { event: "committed", who, card: "01091", id: 9999 };
    const boosted: Event = { event: "skill-boosted", who, card: "01017", amount: 1 };
    const ended = end(committed, boosted, drawn("0"), ends(before + 3, seen.difficulty));
    expect(ended?.terms?.slice(-2)).toEqual([
      { source: "01091", amount: 2 },
      { source: "01017", amount: 1 },
    ]);
    expect(ended?.tokens).toEqual([{ source: "0", amount: 0 }]);
  });

  it("forgets a token that went back into the bag", () => {
    expect(end(drawn("-4"), back("-4"), drawn("+1"), ends(before + 1, 1))?.tokens.map(({ source }) => source)).toEqual([
      "+1",
    ]);
  });

  it("says when it was decided by itself", () => {
    expect(end(drawn("auto-fail"), ends(0, 3))).toMatchObject({ automatic: true, succeeded: false });
    expect(end(drawn("-1"), ends(0, 3))).toMatchObject({ automatic: false, succeeded: false });
  });

  it("is known only in outline to who never saw it", () => {
    const began: Event = { event: "test-began", who, skill: "agility", difficulty: 2, source: "01162" };
    const ended = endedTest([began, drawn("0"), ends(3, 2)].map(told), null, scene);
    expect(ended).toMatchObject({ skill: "agility", source: "01162", terms: null, value: 3 });
  });

  it("is none where nothing has ended", () => {
    expect(end(drawn("0"))).toBeNull();
  });
});
