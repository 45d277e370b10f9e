/** How the map lies in its window, by the pixels there are: which plan, and where the reckoning and the zoom find room. */
import type { Size } from "../../../table/map/geometry";
import type { Lens } from "../../../table/map/viewport";
import type { Reference } from "../wire";
import { LOW, type Places, POCKET, TALL, WIDE } from "./places";
import { makePlan, type Plan } from "./plan";

export interface Layout {
  plan: Plan;
  /** What can be seen of the map, in pixels. */
  window: Size;
  /** The whole map before it is zoomed; on a phone it is higher than the window. */
  sheet: Size;
  /** The free corner of the map that holds the reckoning; without one it is a bar above the map, with the zoom in it. */
  corner: Size | null;
}

/** The height of the bar, in pixels. */
export const BAR = 34;

/** Names smaller than this, in pixels, are hard to read. */
export const LEGIBLE = 11;

const TALL_BELOW = 0.98;
/** A low map needs the width. */
const LOW_ABOVE = 1.2;
/** A narrower window shows the width of the tall map and is moved up and down. */
const PHONE = 480;
/** What the reckoning and the zoom buttons need at least. */
const SHEET: Size = { width: 190, height: 120 };
const BUTTONS = 40;

export function layOut(reference: Reference, board: Size): Layout {
  const open = planFor(reference, board);
  const corner = freeCorner(open, board);
  if (corner) return { plan: open, window: board, sheet: board, corner };
  const window = { width: board.width, height: Math.max(1, board.height - BAR) };
  const plan = planFor(reference, window);
  const sheet = isPocket(window) ? { width: window.width, height: (window.width * plan.height) / plan.width } : window;
  return { plan, window, sheet, corner };
}

export function lensOf({ plan, window, sheet }: Layout): Lens {
  const { space } = plan.places;
  return { window, sheet, width: plan.width, room: { width: space * 4.6, height: space * 4.4 } };
}

/** Whether only a part of the map is looked at: its names would be too small on the whole. */
export function isRoamed({ plan, window, sheet }: Layout): boolean {
  return isPocket(window) || plan.places.nameSize * (sheet.width / plan.width) < LEGIBLE * 0.7;
}

const isPocket = ({ width }: Size): boolean => width < PHONE;

function planFor(reference: Reference, window: Size): Plan {
  // A shape that is a little off is cut at the edges; a new plan for every pixel would be drawn again and again.
  const shape = Math.round((window.width / window.height) * 50) / 50;
  const fill = POCKET.least.width / POCKET.least.height;
  return isPocket(window)
    ? makePlan(reference, POCKET, Math.min(shape, fill))
    : makePlan(reference, placesFor(window), shape);
}

function placesFor({ width, height }: Size): Places {
  if (width / height < TALL_BELOW) return TALL;
  const unit = Math.min(width / WIDE.least.width, height / WIDE.least.height);
  return WIDE.nameSize * unit < LEGIBLE && width / height > LOW_ABOVE ? LOW : WIDE;
}

/** On the wide map no building stands at the upper right, and the river leaves room for buttons under the last one. */
function freeCorner(plan: Plan, board: Size): Size | null {
  if (plan.tall) return null;
  const [nine, four, five] = [plan.sites.get(9), plan.sites.get(4), plan.sites.get(5)];
  if (!nine || !four || !five) return null;
  const unit = board.width / plan.width;
  const width = (plan.width - nine.token.x - plan.places.space) * unit;
  // An arrow passes above the fourth building.
  const height = (four.whole.y - four.whole.height / 2 - plan.places.space) * unit;
  const below = (plan.height - five.plate.y - five.plate.height / 2) * unit;
  return width >= SHEET.width && height >= SHEET.height && below >= BUTTONS ? { width, height } : null;
}
