/** How the tiles lie on the table: six-sided, a point at the top, seen a little from the side and so wider than high. */
import type { Box, Point, Size } from "../../../table/map/geometry";

/** From the middle of a tile to its sides, and to its points. */
export const HALF = 265;
export const TALL = 196;

/** From one tile to the next: half a column, a row. Between them lie the streets. */
export const COLUMN = 306;
export const ROW = 364;

/** Around the outermost tiles. */
export const EDGE: Size = { width: 34, height: 34 };

/** The six corners of a tile around 0, 0, from the top, clockwise. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -TALL },
  { x: HALF, y: -TALL / 2 },
  { x: HALF, y: TALL / 2 },
  { x: 0, y: TALL },
  { x: -HALF, y: TALL / 2 },
  { x: -HALF, y: -TALL / 2 },
];

/** In which of six directions a space lies from the middle of its tile; a street leaves a tile in the same six. */
export type Bearing = "ne" | "e" | "se" | "sw" | "w" | "nw";

export const BEARINGS: readonly Bearing[] = ["ne", "e", "se", "sw", "w", "nw"];

/** The corner at which the side of a tile towards a bearing begins, clockwise. */
export const sideOf = (bearing: Bearing): readonly [Point, Point] => {
  const at = BEARINGS.indexOf(bearing);
  return [CORNERS[at]!, CORNERS[(at + 1) % 6]!];
};

/** The bearing of a tile from another: so many half columns and rows away. */
export function bearingOf(columns: number, rows: number): Bearing {
  if (rows === 0) return columns > 0 ? "e" : "w";
  if (rows < 0) return columns > 0 ? "ne" : "nw";
  return columns > 0 ? "se" : "sw";
}

/** Neighbours on the rose: a street touches the spaces of its own bearing and of the next ones. */
export function turnsBetween(one: Bearing, other: Bearing): number {
  const apart = Math.abs(BEARINGS.indexOf(one) - BEARINGS.indexOf(other));
  return Math.min(apart, 6 - apart);
}

/** Where the seal of a space lies on its tile. */
export const SEALS: Readonly<Record<Bearing, Point>> = {
  ne: { x: 128, y: -84 },
  e: { x: 146, y: -10 },
  se: { x: 128, y: 84 },
  sw: { x: -128, y: 84 },
  w: { x: -146, y: -10 },
  nw: { x: -128, y: -84 },
};

/** The lower spaces carry their names above the seal, so that the streets below have room. */
export const isLow = (bearing: Bearing): boolean => bearing === "se" || bearing === "sw";

/** As the tiles are printed: their spaces lie towards one side of the rose or the other. */
const EASTERN: readonly Bearing[] = ["ne", "se", "w"];
const WESTERN: readonly Bearing[] = ["nw", "e", "sw"];

/** The bearings of the spaces of each neighbourhood, in the order of the board. */
const PRINTED: Readonly<Record<string, readonly Bearing[]>> = {
  easttown: WESTERN,
  downtown: EASTERN,
  northside: EASTERN,
  rivertown: WESTERN,
  "merchant-district": EASTERN,
  "miskatonic-university": EASTERN,
  uptown: WESTERN,
  southside: EASTERN,
};

export const bearingsOf = (neighborhood: string): readonly Bearing[] => PRINTED[neighborhood] ?? EASTERN;

/** The middle of a tile, where clues lie: a little away from the two names that stand there. */
export const centreOf = (neighborhood: string): Point => ({
  x: bearingsOf(neighborhood).includes("w") ? -22 : 22,
  y: 0,
});

/** Whether a tile has its free corner at the upper left. */
export const isEastern = (neighborhood: string): boolean => bearingsOf(neighborhood).includes("w");

/** Is a point on a tile around 0, 0? */
export function isOnTile({ x, y }: Point, margin = 0): boolean {
  const slope = (TALL - Math.abs(y)) / (TALL / 2);
  return Math.abs(x) <= HALF * Math.min(1, slope) - margin && Math.abs(y) < TALL - margin;
}

/** The ribbon with the name of a neighbourhood lies over the top of its tile. */
export const RIBBON: Box = { x: 0, y: -TALL + 14, width: 196, height: 40 };
