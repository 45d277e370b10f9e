import { describe, expect, it } from "vitest";
import type { MyTable, SeatInfo, TableInfo } from "../../wire";
import { inOrder, othersAt, statusOf } from "./standing";

function seat(number: number, part: Partial<SeatInfo> = {}): SeatInfo {
  return { number, kind: "human", name: null, agent: null, online: false, stand_in: false, devices: 0, ...part };
}

function mine(table: Partial<TableInfo>, my_move = false): MyTable {
  const whole: TableInfo = {
    code: "K7MQ2X",
    game: "final-hour",
    title: { domain: "final-hour", id: "title" },
    players: 3,
    options: {},
    status: "playing",
    seats: [seat(0, { name: "Anna" }), seat(1, { kind: "bot" }), seat(2, { kind: "bot" })],
    undo: "free",
    talk: "rules",
    pace: "normal",
    watching: 0,
    choices: 0,
    made_at: "1926-10-31T20:00:00+00:00",
    touched_at: "1926-10-31T20:00:00+00:00",
    from_code: null,
    result: null,
    seed: null,
    seed_named: false,
    sides: [{ name: "investigators", title: { domain: "kernel", id: "side-investigators" }, seats: [0, 1, 2] }],
    ...table,
  };
  return { table: whole, seats: [0], host: true, my_move };
}

describe("how a table of mine stands", () => {
  it("says whose move it is", () => {
    expect(statusOf(mine({}, true)).say.id).toBe("status-mine");
    expect(statusOf(mine({})).say.id).toBe("status-others");
  });

  it("counts the seats nobody has taken yet", () => {
    const seats = [seat(0), seat(1), seat(2, { name: "Boris" })];
    expect(statusOf(mine({ status: "gathering", seats })).say).toMatchObject({
      id: "status-gathering",
      args: { free: 1 },
    });
  });

  it("tells how it ended", () => {
    const result = { won: { 0: false, 1: false, 2: false }, reason: "ritual-failed", score: null, rounds: 8 };
    expect(statusOf(mine({ status: "over", result })).say).toMatchObject({ id: "status-lost", args: { round: 8 } });
  });

  it("tells how it ended for me, where others win by my defeat", () => {
    const title = { domain: "kernel", id: "side-investigators" };
    const sides = [
      { name: "keeper", title, seats: [0] },
      { name: "investigators", title, seats: [1, 2] },
    ];
    const result = { won: { 0: true, 1: false, 2: false }, reason: "never-found", score: null, rounds: 4 };
    expect(statusOf(mine({ status: "over", result, sides })).say.id).toBe("status-won");
    expect(statusOf({ ...mine({ status: "over", result, sides }), seats: [1] }).say.id).toBe("status-lost");
  });

  it("names the people and counts the bots", () => {
    expect(othersAt(mine({})).args?.players).toMatchObject([{ id: "seat-bots", args: { count: 2 } }]);
    const seats = [seat(0), seat(1, { name: "Boris" }), seat(2, { kind: "bot" })];
    expect(othersAt(mine({ seats })).args?.players).toMatchObject([{ args: { name: "Boris" } }, { id: "seat-bots" }]);
    expect(othersAt(mine({ status: "gathering", seats: [seat(0), seat(1)] })).id).toBe("table-code");
    expect(othersAt(mine({ seats: [seat(0)] })).id).toBe("alone");
  });

  it("puts what waits for me first, then what was touched last", () => {
    const old = mine({ code: "AAAAAA", touched_at: "1926-01-01T00:00:00+00:00" }, true);
    const later = mine({ code: "BBBBBB", touched_at: "1926-12-01T00:00:00+00:00" });
    const latest = mine({ code: "CCCCCC", touched_at: "1926-12-31T00:00:00+00:00" });
    expect(inOrder([later, old, latest]).map((each) => each.table.code)).toEqual(["AAAAAA", "CCCCCC", "BBBBBB"]);
  });
});
