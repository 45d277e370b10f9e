import { describe, expect, it } from "vitest";
import type { Question, Side, TableInfo, Update, Welcome } from "../../wire";
import { look, nothingYet, type TableState, takeScreen, update, welcome } from "../state";
import { highlighted } from "../testing/happenings";
import { question as asking, option } from "../testing/questions";
import { isCovered, otherSides } from "./screen";

const KEEPER = 0;
const TEAM = [1, 2];
const side = (name: string, ...seats: number[]): Side => ({ name, title: { domain: "game", id: name }, seats });
const TWO_SIDES = [side("investigators", ...TEAM), side("keeper", KEEPER)];
const ONE_SIDE = [side("investigators", KEEPER, ...TEAM)];

interface Laid {
  sides?: Side[];
  bots?: number[];
  seats?: number[];
  status?: TableInfo["status"];
}

function table({ sides = TWO_SIDES, bots = [], status = "playing" }: Laid): TableInfo {
  const seats = [0, 1, 2].map((number) => ({ number, kind: bots.includes(number) ? "bot" : "human" }));
  return { status, sides, seats } as unknown as TableInfo;
}
const asked = (...seats: number[]): Question[] => seats.map((seat) => asking([option("go")], { seat, number: 7 }));

/** Somebody comes to a table at which these seats are asked. */
function comes(laid: Laid, ...deciding: number[]): TableState {
  const { seats = [0, 1, 2] } = laid;
  const views = seats.length ? seats.map((seat) => ({ seat, view: {}, log: [] })) : [{ seat: null, view: {}, log: [] }];
  const heard = { table: table(laid), seats, views, questions: asked(...deciding), stops: [] };
  return welcome(nothingYet, heard as unknown as Welcome);
}
const hears = (state: TableState, change: Partial<Update>): TableState =>
  update(state, { type: "update", number: 5, ...change } as Update);
const goesOn = (state: TableState, ...deciding: number[]): TableState =>
  hears(state, { questions: asked(...deciding) });

describe("at a screen that two sides share", () => {
  it("nothing is seen before whoever is asked says that they are there", () => {
    const state = comes({}, KEEPER);
    expect(state.eyes).toBe(KEEPER);
    expect(isCovered(state)).toBe(true);
    expect(isCovered(takeScreen(state))).toBe(false);
  });

  it("the turn that goes to the other side covers it, also for whoever comes back", () => {
    const keeper = takeScreen(comes({}, KEEPER));
    const passed = goesOn(keeper, 1);
    expect(passed.eyes).toBe(1);
    expect(isCovered(passed)).toBe(true);
    expect(isCovered(goesOn(passed, KEEPER))).toBe(true);
    expect(isCovered(comes({}, 1))).toBe(true);
  });

  it("stays open among one side, and while nobody there is asked", () => {
    const team = takeScreen(comes({}, 1));
    expect(goesOn(team, 2).eyes).toBe(2);
    expect([goesOn(team, 2), goesOn(team), look(team, 2)].map(isCovered)).toEqual([false, false, false]);
  });

  it("a look by hand through the eyes of the other side goes through the cover, there and back", () => {
    const there = look(takeScreen(comes({}, 2)), KEEPER);
    expect([isCovered(there), otherSides(there)]).toEqual([true, [2]]);
    expect(isCovered(look(there, 2))).toBe(true);
    expect(isCovered(takeScreen(look(there, 2)))).toBe(false);
  });

  it("what was to be shown large to the one side is not shown to the other", () => {
    const shown = (state: TableState) =>
      state.highlights.waiting.map(({ event }) => (event as { event: string }).event);
    const changes = (tag: string) => [0, 1].map((seat) => ({ seat, changes: [], keep: 0, log: [told(seat, tag)] }));
    const told = (seat: number, tag: string) => highlighted("card", `${tag}-of-${seat}`);
    const keeper = hears(takeScreen(comes({}, KEEPER)), { views: changes("secret") });
    expect(shown(keeper)).toEqual(["secret-of-0"]);
    expect(shown(look(keeper, 1))).toEqual([]);
    const passed = hears(keeper, { views: changes("last"), questions: asked(1) });
    expect(shown(passed)).toEqual(["last-of-1"]);
    expect(shown(takeScreen(passed))).toEqual(["last-of-1"]);
  });

  it("is open again when the game is over", () => {
    expect(isCovered(hears(comes({}, KEEPER), { table: table({ status: "over" }) }))).toBe(false);
  });
});

it.each([
  ["before the game has begun", { status: "gathering" }],
  ["among people of one side", { seats: TEAM }],
  ["where the game has no sides", { sides: ONE_SIDE }],
  ["where a bot plays the other side", { bots: [KEEPER] }],
  ["for whoever only watches", { seats: [] }],
] satisfies [string, Laid][])("nothing is covered %s", (_, laid) => {
  const state = comes(laid, 1);
  expect([isCovered(state), isCovered(goesOn(state, 2))]).toEqual([false, false]);
});

it("nobody looks by themselves through the eyes of a seat a bot plays for them", () => {
  expect(goesOn(comes({ bots: [KEEPER] }, 1), KEEPER).eyes).toBe(1);
});
