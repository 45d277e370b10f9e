import { expect, it } from "vitest";
import type { GameInfo, Side } from "../../wire";
import { sideOfSeat } from "./settings";

const side = (name: string, seats: number[]): Side => ({ name, title: { domain: "game", id: name }, seats });
const sides = [side("investigators", [1, 2]), side("keeper", [0])];
const game = (info: Partial<GameInfo>) => ({ sides: [], ...info }) as GameInfo;

it("names the side of each seat where there are several", () => {
  const house = game({ sides: [{ players: 3, sides }] });
  expect([0, 1, 2].map((seat) => sideOfSeat(house, 3, seat)?.name)).toEqual([
    "keeper",
    "investigators",
    "investigators",
  ]);
});

it("names none where everybody plays together", () => {
  expect(sideOfSeat(game({}), 2, 0)).toBeNull();
  expect(sideOfSeat(game({ sides: [{ players: 3, sides }] }), 2, 0)).toBeNull();
});
