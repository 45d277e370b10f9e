import { expect, it } from "vitest";
import { seatOf } from "./seats";

const seats = (players: number, options: Record<string, unknown>) =>
  Array.from({ length: players - 1 }, (_, place) => seatOf(place, players, options));

it("gives the keeper no investigator", () => {
  expect(seats(4, {})).toEqual([1, 2, 3]);
  expect(seats(4, { keeper: 0 })).toEqual([1, 2, 3]);
  expect(seats(4, { keeper: 2 })).toEqual([0, 1, 3]);
  expect(seats(4, { keeper: 3 })).toEqual([0, 1, 2]);
});

it("takes the first seat for a keeper whose seat is gone", () => {
  expect(seats(3, { keeper: 4 })).toEqual([1, 2]);
});

it("knows of nobody where chance decides who the keeper is", () => {
  expect(seats(3, { keeper: "random" })).toEqual([null, null]);
});
