/** Points in the plane of a puzzle: a square piece has the side 1, drawn with the side 100. */
import type { PieceView, PuzzleView } from "../wire";

export type Point = readonly [number, number];

export const UNIT = 100;

/** How much is seen around the pieces: the border of the setup tile. */
export const marginOf = ({ tile, shape }: PuzzleView): number =>
  tile.length ? (shape === "triangle" ? 0.34 : 0.52) : 0.1;

export function boxOf(puzzle: PuzzleView): string {
  const margin = marginOf(puzzle);
  const [width, height] = [puzzle.width + 2 * margin, puzzle.height + 2 * margin];
  return [-margin, -margin, width, height].map((each) => each * UNIT).join(" ");
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x * UNIT} ${y * UNIT}`).join("L")}`;

/** A line that bends at the second of three points. */
export function bent([from, knee, to]: readonly Point[]): string {
  if (!from || !knee || !to) return "";
  const control = ([0, 1] as const).map((axis) => (2 * knee[axis] - (from[axis] + to[axis]) / 2) * UNIT);
  return `M${from[0] * UNIT} ${from[1] * UNIT}Q${control.join(" ")} ${to[0] * UNIT} ${to[1] * UNIT}`;
}

/** From one point towards another, so far. */
export function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * far, y + (dy / length) * far];
}

/** The piece at a point; nothing where none is near. */
export function pieceAt([x, y]: Point, pieces: readonly PieceView[]): PieceView | null {
  const far = ({ middle, outline }: PieceView) => {
    const [first = middle] = outline;
    const reach = Math.hypot(first[0] - middle[0], first[1] - middle[1]);
    return Math.hypot(middle[0] - x, middle[1] - y) / (reach || 1);
  };
  const [nearest] = [...pieces].sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) <= 1 ? nearest : null;
}

/** The next piece in a direction: near, and not too far aside. */
export function pieceBeside(from: PieceView, dx: number, dy: number, pieces: readonly PieceView[]): PieceView | null {
  const seen = pieces.flatMap((piece) => {
    const [x, y] = [piece.middle[0] - from.middle[0], piece.middle[1] - from.middle[1]];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    return ahead > 0.05 && aside <= ahead * 1.8 ? [{ piece, way: ahead + 2 * aside }] : [];
  });
  return seen.sort((one, other) => one.way - other.way)[0]?.piece ?? null;
}
