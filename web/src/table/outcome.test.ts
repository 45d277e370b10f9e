import { describe, expect, it } from "vitest";
import { makeSay } from "../text/say";
import type { Side, TableInfo } from "../wire";
import { outcomeFor, reasonOf, sideOf, winners } from "./outcome";

const side = (name: string, ...seats: number[]): Side => ({
  name,
  title: { domain: "kernel", id: `side-${name}` },
  seats,
});
const ended = (won: boolean[], ...sides: Side[]): Pick<TableInfo, "result" | "sides"> => ({
  result: { won: Object.fromEntries(won.entries()), reason: "counted", score: null, rounds: 4 },
  sides,
});
const TOGETHER = side("investigators", 0, 1, 2);
const TEAM = side("investigators", 1, 2);
const KEEPER = side("keeper", 0);

describe("with one side", () => {
  it.each([[[0]], [[0, 1]], [[]]])("everybody has won or nobody: seats %j", (seats) => {
    expect(outcomeFor(ended([true, true, true], TOGETHER), seats)).toBe("won");
    expect(outcomeFor(ended([false, false, false], TOGETHER), seats)).toBe("lost");
  });

  it("no seat needs to be told apart", () => {
    expect(sideOf({ sides: [TOGETHER] }, 0)).toBeNull();
  });
});

describe("with several sides", () => {
  const found = ended([false, true, true], TEAM, KEEPER);

  it.each([
    [[0], "lost"],
    [[1], "won"],
    [[1, 2], "won"],
    [[0, 1], "over"],
    [[], "over"],
  ] as const)("seats %j have %s", (seats, outcome) => {
    expect(outcomeFor(found, seats)).toBe(outcome);
  });

  it("tells who has won", () => {
    expect(winners(found)).toEqual([TEAM]);
    expect(winners(ended([false, false, false], TEAM, KEEPER))).toEqual([]);
  });

  it("tells the side of a seat", () => {
    expect(sideOf(found, 0)).toBe(KEEPER);
    expect(sideOf(found, 2)).toBe(TEAM);
  });
});

it("tells why a game ended in its own words, or by the bare reason where it has none", () => {
  const say = makeSay("en", { game: "result-counted = All were counted.", web: "ending-reason = Over: { $reason }." });
  const title = { domain: "game", id: "title" };
  const because = (reason: string) => ({ title, result: { won: {}, reason, score: null, rounds: 4 } });
  expect(reasonOf(because("counted"), say)).toBe("All were counted.");
  expect(reasonOf(because("lost"), say)).toBe("Over: lost.");
  expect(reasonOf({ title, result: null }, say)).toBeNull();
});
