import { expect, it } from "vitest";
import { placeFor } from "./place";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

it("stands below where there is room, else above", () => {
  expect(placeFor(box(100, 100, 50, 20), 200, 150, 1000, 800, "below")).toEqual({ left: 100, top: 128 });
  expect(placeFor(box(100, 700, 50, 20), 200, 150, 1000, 800, "below")).toEqual({ left: 100, top: 542 });
});

it("stands beside what it explains, on the side with room", () => {
  expect(placeFor(box(100, 100, 50, 20), 200, 150, 1000, 800, "beside")).toEqual({ left: 158, top: 100 });
  expect(placeFor(box(900, 100, 50, 20), 200, 150, 1000, 800, "beside")).toEqual({ left: 692, top: 100 });
});

it("is always whole on the screen", () => {
  expect(placeFor(box(380, 830, 10, 10), 300, 200, 390, 844, "beside")).toEqual({ left: 72, top: 636 });
});
