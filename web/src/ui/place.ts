/** Where a small sheet stands so that it is whole on the screen and does not cover what it is about. */
export type Corner = "below" | "beside";

/** What a sheet stands beside: an element, or a point on the screen. */
export interface Anchor {
  getBoundingClientRect(): Box;
  contains?(node: Node): boolean;
}

export function pointAnchor(x: number, y: number): Anchor {
  return { getBoundingClientRect: () => ({ left: x, top: y, right: x, bottom: y, width: 0, height: 0 }) };
}

const GAP = 8;
const MARGIN = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

export function placeFor(box: Box, width: number, height: number, wide: number, high: number, corner: Corner) {
  const keep = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const below = box.bottom + GAP + height <= high - MARGIN;
  const above = box.top - GAP - height >= MARGIN;
  const right = box.right + GAP + width <= wide - MARGIN;
  const left = box.left - GAP - width >= MARGIN;
  if (corner === "beside" && (right || left)) {
    return {
      left: right ? box.right + GAP : box.left - GAP - width,
      top: keep(box.top, high - height),
    };
  }
  const top = below || !above ? box.bottom + GAP : box.top - GAP - height;
  return { left: keep(box.left, wide - width), top: keep(top, high - height) };
}

export function placeBeside(sheet: HTMLElement, beside: Anchor, corner: Corner): void {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const spot = placeFor(beside.getBoundingClientRect(), width, height, window.innerWidth, window.innerHeight, corner);
  sheet.style.left = `${spot.left}px`;
  sheet.style.top = `${spot.top}px`;
}
