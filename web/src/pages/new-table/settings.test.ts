import { expect, it } from "vitest";
import type { GameInfo, SettingInfo, Side } from "../../wire";
import { sideOfSeat } from "./settings";
import { tableRequest } from "./table-request";

const side = (name: string, seats: number[]): Side => ({ name, title: { domain: "game", id: name }, seats });
const sides = [side("investigators", [1, 2]), side("keeper", [0])];
const keeper = { name: "keeper", values: ["random"], default: 0, seat: true } as SettingInfo;
const game = (info: Partial<GameInfo>) => ({ name: "house", settings: [keeper], sides: [], ...info }) as GameInfo;
const draft = (players: number, options: Record<string, unknown> = {}) => ({
  seats: Array.from({ length: players }, () => ({ kind: "mine" as const })),
  figures: [],
  lead: 0,
  options,
  seed: "",
  undo: "free" as const,
  talk: "rules" as const,
  pace: "normal" as const,
  openSeats: "one" as const,
});

it("names the side of each seat where there are several", () => {
  const house = game({ sides: [{ players: 3, sides }] });
  expect([0, 1, 2].map((seat) => sideOfSeat(house, draft(3), seat)?.name)).toEqual([
    "keeper",
    "investigators",
    "investigators",
  ]);
});

it("names none where everybody plays together", () => {
  expect(sideOfSeat(game({}), draft(2), 0)).toBeNull();
  expect(sideOfSeat(game({ sides: [{ players: 3, sides }] }), draft(2), 0)).toBeNull();
});

it("names none where another seat than usual decides who is on which", () => {
  const house = game({ sides: [{ players: 3, sides }] });
  expect(sideOfSeat(house, draft(3, { keeper: 2 }), 0)).toBeNull();
  expect(sideOfSeat(house, draft(3, { keeper: "random" }), 0)).toBeNull();
  expect(sideOfSeat(house, draft(3, { keeper: 0 }), 0)?.name).toBe("keeper");
});

it("sends the seat that was named as its number, and none that is gone", () => {
  expect(tableRequest(draft(3, { keeper: 2 }), game({})).options).toEqual({ keeper: 2 });
  expect(tableRequest(draft(3, { keeper: "random" }), game({})).options).toEqual({ keeper: "random" });
  expect(tableRequest(draft(2, { keeper: 2 }), game({})).options).toEqual({});
});
