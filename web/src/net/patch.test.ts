import { expect, it } from "vitest";
import { Astray, patch } from "./patch";

const view = { round: 1, places: [{ clue: true }, { clue: false }], hand: { cards: [1, 2] } };

it("changes what a path points at and keeps everything else the same object", () => {
  const after = patch(view, [{ path: ["places", 0, "clue"], value: false }]) as typeof view;
  expect(after.places[0]).toEqual({ clue: false });
  expect(after.places[1]).toBe(view.places[1]);
  expect(after.hand).toBe(view.hand);
  expect(view.places[0]).toEqual({ clue: true });
});

it("applies changes one after the other", () => {
  const after = patch(view, [
    { path: ["places", 2], value: { clue: true } },
    { path: ["places", 2, "clue"], value: false },
    { path: ["round"], value: 2 },
  ]);
  expect(after).toMatchObject({ round: 2, places: [{}, {}, { clue: false }] });
});

it("replaces the whole with the empty path", () => {
  expect(patch(view, [{ path: [], value: { round: 9 } }])).toEqual({ round: 9 });
});

it("says when a path leads nowhere", () => {
  expect(() => patch(view, [{ path: ["absent", "deep"], value: 1 }])).toThrow(Astray);
  expect(() => patch(view, [{ path: ["places", 7], value: 1 }])).toThrow(Astray);
  expect(() => patch(view, [{ path: ["places", "x"], value: 1 }])).toThrow(Astray);
  expect(() => patch(null, [{ path: ["round"], value: 1 }])).toThrow(Astray);
});
