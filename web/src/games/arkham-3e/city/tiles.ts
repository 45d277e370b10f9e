/** How the tiles lie on the table: six-sided, a point at the top, seen a little from the side and so wider than high. */
import type { Point, Size } from "../../../table/map/geometry";

/** Around the outermost tiles. */
export const EDGE: Size = { width: 29, height: 31 };

/** How wide and high the tiles are drawn: where a scenario has fewer rows or columns there is more room for each. */
export interface Shape {
  /** From the middle of a tile to its sides. */
  half: number;
  /** From one column of tiles to the next, halved. Between them lie the streets. */
  column: number;
  /** From the middle of a tile to its points. */
  tall: number;
  /** From one row to the next. */
  row: number;
  /** How far the spaces lie above and below the middle. */
  spread: number;
}

const LOW: Shape = { half: 300, column: 340, tall: 204, row: 376, spread: 98 };
const HIGH: Shape = { half: 265, column: 306, tall: 282, row: 502, spread: 128 };

export const shapeOf = (rows: number): Shape => (rows > 2 ? LOW : HIGH);

/** The six corners of a tile around 0, 0, from the top, clockwise. */
export const cornersOf = ({ half, tall }: Shape): readonly Point[] => [
  { x: 0, y: -tall },
  { x: half, y: -tall / 2 },
  { x: half, y: tall / 2 },
  { x: 0, y: tall },
  { x: -half, y: tall / 2 },
  { x: -half, y: -tall / 2 },
];

/** In which of six directions a space lies from the middle of its tile; a street leaves a tile in the same six. */
export type Bearing = "ne" | "e" | "se" | "sw" | "w" | "nw";

export const BEARINGS: readonly Bearing[] = ["ne", "e", "se", "sw", "w", "nw"];

/** The side of a tile towards a bearing, clockwise. */
export function sideOf(bearing: Bearing, shape: Shape): readonly [Point, Point] {
  const [corners, at] = [cornersOf(shape), BEARINGS.indexOf(bearing)];
  return [corners[at]!, corners[(at + 1) % 6]!];
}

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

/** How far to the side of the tile the seal of a space lies, and whether above, beside or below its middle. */
const SEALS: Readonly<Record<Bearing, readonly [aside: number, up: number]>> = {
  ne: [0.5, -1],
  e: [0.57, -0.12],
  se: [0.5, 1],
  sw: [-0.5, 1],
  w: [-0.57, -0.12],
  nw: [-0.5, -1],
};

export function sealOf(bearing: Bearing, { half, spread }: Shape): Point {
  const [aside, up] = SEALS[bearing];
  return { x: Math.round(aside * half), y: up * spread };
}

/** The lower spaces carry their names above the seal, so that the streets below have room. */
export const isLow = (bearing: Bearing): boolean => bearing === "se" || bearing === "sw";

/** To which side a name beside the middle of the tile gives way. */
export const outwardsOf = (bearing: Bearing): number => (bearing === "e" ? 1 : bearing === "w" ? -1 : 0);

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
export function isOnTile({ x, y }: Point, { half, tall }: Shape, margin = 0): boolean {
  const slope = (tall - Math.abs(y)) / (tall / 2);
  return Math.abs(x) <= half * Math.min(1, slope) - margin && Math.abs(y) < tall - margin;
}
