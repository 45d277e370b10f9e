import { describe, expect, it } from "vitest";
import type { Box } from "../../../table/map/geometry";
import { reference } from "../testing/recorded";
import { isRoamed, type Layout, layOut } from "./layout";

/** The boards of a large screen, a laptop, a tablet, a phone. */
const LARGE = { width: 1248, height: 790 };
const SMALL = { width: 696, height: 431 };
const TABLET = { width: 492, height: 731 };
const PHONE = { width: 390, height: 367 };

const right = ({ x, width }: Box) => x + width / 2;

function isClear({ plan, corner, window }: Layout): boolean {
  const unit = window.width / plan.width;
  const [left, below] = [window.width - (corner?.width ?? 0), corner?.height ?? 0];
  return [...plan.sites.values()].every(
    ({ whole, token }) =>
      Math.max(right(whole), token.x + plan.places.space / 2) * unit < left ||
      (whole.y - whole.height / 2) * unit > below,
  );
}

describe("the reckoning", () => {
  it("stands in the corner of a large map, where no building is", () => {
    const layout = layOut(reference, LARGE);
    expect(layout.corner).not.toBeNull();
    expect(isClear(layout)).toBe(true);
  });

  it.each([SMALL, TABLET, PHONE])("has a bar of its own above a map of $width pixels", (board) => {
    const layout = layOut(reference, board);
    expect(layout.corner).toBeNull();
    expect(layout.window.height).toBeLessThan(board.height);
  });
});

describe("the window", () => {
  it.each([LARGE, SMALL, TABLET])("shows the whole map on $width pixels", (board) => {
    const layout = layOut(reference, board);
    expect(layout.sheet).toEqual(layout.window);
    expect(isRoamed(layout)).toBe(false);
  });

  it("shows the width of the map on a phone", () => {
    const layout = layOut(reference, PHONE);
    expect(layout.sheet.width).toBe(layout.window.width);
    expect(layout.sheet.height).toBeGreaterThan(layout.window.height);
    expect(isRoamed(layout)).toBe(true);
  });
});
