import { Rings } from "../../../../art/rings";

/** Every scene stands in a field of 160 by 100. */
const FIELD = "M0 0h160v100H0z";

interface BackdropProps {
  fill: string;
  /** Where the light of the scene comes from, and its ink. */
  x: number;
  y: number;
  light: string;
  first?: number;
  opacity?: number;
}

/** What is behind everything: the dark, and the rings of the one light in it. */
export function Backdrop({ fill, x, y, light, first = 9, opacity = 0.16 }: BackdropProps) {
  return (
    <>
      <path fill={fill} d={FIELD} />
      <Rings x={x} y={y} first={first} step={6} count={22} widest={3} stroke={light} opacity={opacity} />
    </>
  );
}

/** Boards or clapboards: level lines in a box. */
export function boards(x: number, y: number, width: number, height: number, step: number): string {
  const rows = Math.floor(height / step);
  return Array.from({ length: rows }, (_, row) => `M${x} ${round(y + (row + 1) * step)}h${width}`).join("");
}

/** Upright lines in a box: bars, palings, flutes. */
export function bars(x: number, y: number, width: number, height: number, step: number): string {
  const count = Math.floor(width / step) + 1;
  return Array.from({ length: count }, (_, bar) => `M${round(x + bar * step)} ${y}v${height}`).join("");
}

/** Courses of brick: the joints of a wall, laid in bond. */
export function bricks(x: number, y: number, width: number, height: number, step: number): string {
  const rows = Math.floor(height / step);
  const joints = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 === 0 ? step : step * 2;
    const count = Math.ceil((width - shift) / (step * 2));
    return Array.from(
      { length: count },
      (_, joint) => `M${round(x + shift + joint * step * 2)} ${round(y + row * step)}v${step}`,
    ).join("");
  });
  return boards(x, y, width, height, step) + joints.join("");
}

/** A row of books on a shelf at `y`, as three paths, one for each binding. */
export function books(x: number, y: number, width: number, start: number): [string, string, string] {
  const bindings: [string, string, string] = ["", "", ""];
  let at = x;
  for (let book = start; at < x + width - 2; book++) {
    const thick = Math.min(2.2 + ((book * 7) % 5) * 0.5, x + width - at);
    const tall = 9 + ((book * 5) % 7) * 0.6;
    bindings[(book * 2 + Math.floor(book / 4)) % 3] +=
      `M${round(at)} ${round(y - tall)}h${round(thick - 0.5)}V${y}H${round(at)}z`;
    at += thick;
  }
  return bindings;
}

/** Panes of one size in rows and columns. */
export function panes(x: number, y: number, { columns, rows, across, down, width, height }: PaneGrid): string {
  return Array.from({ length: rows * columns }, (_, pane) => {
    const left = round(x + (pane % columns) * across);
    const top = round(y + Math.floor(pane / columns) * down);
    return `M${left} ${top}h${width}v${height}h${-width}z`;
  }).join("");
}

interface PaneGrid {
  columns: number;
  rows: number;
  /** From one pane to the next. */
  across: number;
  down: number;
  width: number;
  height: number;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
