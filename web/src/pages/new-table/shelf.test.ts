// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { forgetAside, layAside, lookAside, withTaken } from "./shelf";
import type { Draft } from "./table-request";

const draft: Draft = {
  seats: [{ kind: "mine" }, { kind: "bot", agent: "greedy" }],
  figures: ["01002", "01001"],
  lead: 0,
  options: { core_sets: 1, decks: ["alternative"] },
  seed: "",
  undo: "free",
  talk: "rules",
  pace: "normal",
  openSeats: "one",
};

beforeEach(() => sessionStorage.clear());

it("keeps a table that is being set up while one is elsewhere", () => {
  layAside({ game: "arkham-lcg", draft, seat: 1 });
  expect(lookAside("arkham-lcg")).toEqual({ game: "arkham-lcg", draft, seat: 1 });
  expect(lookAside("final-hour")).toBeNull();
  forgetAside("final-hour");
  expect(lookAside("arkham-lcg")?.seat).toBe(1);
  forgetAside("arkham-lcg");
  expect(lookAside("arkham-lcg")).toBeNull();
});

it("puts what was made at its seat, with the figure it is for; whoever had that one swaps", () => {
  const taken = withTaken(draft, 0, { setting: "decks", value: "a deck", figure: "01001" });
  expect(taken.options).toEqual({ core_sets: 1, decks: ["a deck"] });
  expect(taken.figures).toEqual(["01001", "01002"]);
  const second = withTaken({ ...draft, options: {} }, 1, { setting: "decks", value: "a deck", figure: "01001" });
  expect(second.options).toEqual({ decks: [null, "a deck"] });
});

it.each(["", "{", "null", '{"game":"arkham-lcg"}'])("begins anew where nothing of use was kept: %s", (text) => {
  sessionStorage.setItem("miskatonic.new-table", text);
  expect(lookAside("arkham-lcg")).toBeNull();
});
