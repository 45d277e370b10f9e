/** How the desk is laid out by the pixels there are: how large the plates are, and where the cards at the edge find room. */
import type { Box, Size } from "../../../table/map/geometry";
import type { Lens } from "../../../table/map/viewport";
import type { Chart, Charts, Slot } from "./charts";

/** A plate, and the floor under it on which enemies stand, in units of the map. */
export const PLATE: Size = { width: 208, height: 138 };
export const FLOOR = 60;
/** What sticks out above: the pin and the sign of the location. */
export const BROW = 13;
export const NAME = 17;

/** A plate with everything that stands at it. */
const WHOLE: Size = { width: PLATE.width + 14, height: BROW + PLATE.height + FLOOR };
const GAP: Size = { width: 26, height: 6 };
const EDGE = 10;

/** Names smaller than this, in pixels, are hard to read. */
export const LEGIBLE = 11.5;
/** How much smaller plates may be for the sake of the cards at the edge. */
const WORTH = 0.8;
/** Not even the only plate on the desk is larger. */
const LARGEST = 1.5;
const SMALLEST = 0.2;
const FINER = 0.985;

/** The height of the bar above the map, in pixels, and the width of the columns beside it. */
export const BAR = 46;
export const COLUMN = 136;
/** A narrower window shows the width of the tall map and is moved up and down. */
const PHONE = 480;
/** There the sheet under the thumb lies over the lower edge, by so many pixels. */
const HIDDEN = 16;
/** What the two columns need to stand beside the map: a wide desk, and room for the cards one above the other. */
const LEAST: Size = { width: 700, height: 400 };
const TALL_BELOW = 0.8;

export interface Spread {
  /** Pixels for a unit of the map. */
  unit: number;
  /** The map in its own units; between left and right it is free of the columns. */
  width: number;
  height: number;
  left: number;
  right: number;
  /** Where each plate lies, with all that stands at it. */
  wholes: ReadonlyMap<Slot, Box>;
}

export interface Layout {
  /** Cards at both edges, or a bar above the map. */
  edge: "columns" | "bar";
  spread: Spread;
  window: Size;
  sheet: Size;
}

export function layOut(charts: Charts, board: Size): Layout {
  const below = { width: board.width, height: Math.max(1, board.height - BAR) };
  if (below.width < PHONE) {
    const spread = spreadOut(charts.tall, below, 0, true);
    const sheet = { width: below.width, height: spread.height * spread.unit };
    return { edge: "bar", spread, window: below, sheet };
  }
  const underBar = spreadOut(below.width / below.height < TALL_BELOW ? charts.tall : charts.wide, below, 0, false);
  if (board.width >= LEAST.width && board.height >= LEAST.height) {
    const between = spreadOut(charts.wide, board, COLUMN, false);
    if (between.unit >= underBar.unit * WORTH) return { edge: "columns", spread: between, window: board, sheet: board };
  }
  return { edge: "bar", spread: underBar, window: below, sheet: below };
}

export function lensOf({ spread, window, sheet }: Layout): Lens {
  return { window, sheet, width: spread.width, room: { width: WHOLE.width * 1.06, height: WHOLE.height * 1.06 } };
}

/** Whether only a part of the map is looked at: its names would be too small on the whole. */
export function isRoamed({ spread, window }: Layout): boolean {
  return window.width < PHONE || NAME * spread.unit < LEGIBLE * 0.7;
}

/** The largest plates that do not touch; where it may grow, only the width of the window counts. */
function spreadOut(chart: Chart, window: Size, column: number, grows: boolean): Spread {
  let unit = LARGEST;
  let spread = place(chart, window, column, unit, window.height / unit);
  while (!isFree(spread) && unit > SMALLEST) {
    unit *= FINER;
    let height = window.height / unit;
    spread = place(chart, window, column, unit, height);
    for (let steps = 0; grows && steps < 24 && !isFree(spread); steps++) {
      height += WHOLE.height / 8;
      spread = place(chart, window, column, unit, height);
    }
  }
  return spread;
}

function place(chart: Chart, window: Size, column: number, unit: number, height: number): Spread {
  const width = window.width / unit;
  const [left, right] = [column / unit + EDGE, width - column / unit - EDGE];
  const [top, bottom] = [EDGE, height - EDGE - (window.width < PHONE ? HIDDEN / unit : 0)];
  const along = (from: number, to: number, size: number, part: number) => from + size / 2 + (to - from - size) * part;
  const wholes = new Map(
    Object.entries(chart).map(([slot, [across, down]]): [Slot, Box] => [
      slot,
      { x: along(left, right, WHOLE.width, across), y: along(top, bottom, WHOLE.height, down), ...WHOLE },
    ]),
  );
  return { unit, width, height, left, right, wholes };
}

/** Whether all is on the map and nothing on something else. */
function isFree({ height, left, right, wholes }: Spread): boolean {
  const all = [...wholes.values()];
  if (right - left < WHOLE.width || height < WHOLE.height + 2 * EDGE) return false;
  return all.every((box, i) =>
    all
      .slice(i + 1)
      .every(
        (other) =>
          Math.abs(box.x - other.x) >= WHOLE.width + GAP.width ||
          Math.abs(box.y - other.y) >= WHOLE.height + GAP.height,
      ),
  );
}
