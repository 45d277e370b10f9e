import { describe, expect, it } from "vitest";
import type { Question } from "../../wire";
import { followUp } from "./follow-up";

const option = (key: string) => ({ key, say: { domain: "arkham-lcg", id: "option-pass" } });
const asks = (cause: string | null, ...keys: string[]): Question => ({
  seat: 0,
  number: 8,
  prompt: { domain: "arkham-lcg", id: "prompt-fight" },
  options: keys.map(option),
  rule: null,
  cause,
});
const stab = option("activate:01086#24:stab");
const whom = ["fight:01160#43", "fight:01159#4"];

describe("a weapon that was chosen at an enemy", () => {
  it("strikes that enemy", () => {
    expect(followUp(stab, "card:43", asks("01086", ...whom))).toBe("fight:01160#43");
    expect(followUp(stab, "card:4", asks("01086", ...whom))).toBe("fight:01159#4");
  });

  it("may be an event, also one of the discard pile, and may evade", () => {
    const evaded = asks("01066", "evade:01160#43", "evade:01159#4");
    expect(followUp(option("play:01066"), "card:43", evaded)).toBe("evade:01160#43");
    expect(followUp(option("play-discarded:01051"), "card:4", asks("01051", ...whom))).toBe("fight:01159#4");
  });

  it("leaves the choice to who chose it at its own card", () => {
    expect(followUp(stab, "card:24", asks("01086", ...whom))).toBeNull();
  });

  it("leaves every other question alone", () => {
    expect(followUp(stab, "card:43", asks("01018", ...whom))).toBeNull();
    expect(followUp(stab, "card:43", asks(null, ...whom))).toBeNull();
    expect(followUp(stab, "card:43", asks("01086", ...whom, "pass"))).toBeNull();
    expect(followUp(stab, "card:43", asks("01086", ...whom, "evade:01160#43"))).toBeNull();
    expect(followUp(stab, "card:43", asks("01086", "test:combat", "test:intellect"))).toBeNull();
    expect(followUp(stab, "card:43", asks(null, "end-turn"))).toBeNull();
  });

  it("strikes nobody else where that enemy is not among those asked for", () => {
    expect(followUp(stab, "card:5", asks("01086", ...whom))).toBeNull();
  });

  it("is no plain attack: that names its enemy", () => {
    expect(followUp(option("fight:01160#43"), "card:43", asks(null, ...whom))).toBeNull();
  });
});
