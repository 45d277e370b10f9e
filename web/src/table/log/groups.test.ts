import { expect, it } from "vitest";
import type { Face } from "../../games/face";
import type { Happening } from "../../wire";
import { chapters } from "./groups";
import { since } from "./turns";

const face = { cause: (cause: string) => ({ domain: "game", id: cause }) } as unknown as Face;
const tell = (id: string, event: object, quiet = false, after = 0): Happening => ({
  say: { domain: "game", id },
  quiet,
  after,
  touches: [],
  tone: "plain",
  icon: "log",
  highlight: null,
  event,
});

const log = [
  tell("set-up", {}),
  tell("round-1", { round: 1 }),
  tell("drawn", { cause: null }),
  tell("damaged", { cause: "card:gala" }),
  tell("hush", { cause: "card:gala" }, true),
  tell("moved", { cause: "card:gala" }),
  tell("reckoning", { cause: "row:glimpse" }),
  tell("round-2", { round: 2 }),
  tell("lost", { cause: "row:glimpse" }),
];

it("tells what happened under its cause and its round, without what is quiet", () => {
  const told = chapters(log, face).map(({ opening, groups }) => ({
    opening: opening?.happening.say.id ?? null,
    groups: groups.map(({ cause, entries }) => [cause?.id ?? null, ...entries.map((each) => each.happening.say.id)]),
  }));
  expect(told).toEqual([
    { opening: null, groups: [[null, "set-up"]] },
    {
      opening: "round-1",
      groups: [
        [null, "drawn"],
        ["card:gala", "damaged", "moved"],
        ["row:glimpse", "reckoning"],
      ],
    },
    { opening: "round-2", groups: [["row:glimpse", "lost"]] },
  ]);
});

it("begins another part where the face says so", () => {
  const opensChapter = (event: unknown) => "scenario" in (event as object);
  const later = [...log, tell("ended", { scenario: "one" }), tell("earned", {}), tell("began", { scenario: "two" })];
  const told = chapters(later, { ...face, opensChapter }).map(({ opening }) => opening?.happening.say.id ?? null);
  expect(told).toEqual([null, "round-1", "round-2", "ended", "began"]);
});

it("finds what happened since a decision", () => {
  const later = [
    tell("before", {}, false, 3),
    tell("mine", {}, false, 5),
    tell("hush", {}, true, 6),
    tell("theirs", {}, false, 6),
  ];
  expect(since(later, 4).map(({ index, happening }) => [index, happening.say.id])).toEqual([
    [1, "mine"],
    [3, "theirs"],
  ]);
});
