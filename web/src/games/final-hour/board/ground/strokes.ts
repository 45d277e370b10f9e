/** The few shapes of which every building is drawn; each gives the data of a path. */

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A closed shape through the points x, y, x, y … */
export const shape = (...at: number[]): string => `${open(...at)}z`;

export function open(...at: number[]): string {
  let path = "";
  for (let i = 0; i < at.length; i += 2) path += `${i ? "L" : "M"}${at[i]} ${at[i + 1]}`;
  return path;
}

/** A gable over the line from x to x + width at y. */
export const gable = (x: number, y: number, width: number, height: number): string =>
  shape(x, y, x + width / 2, y - height, x + width, y);

/** A roof with sloping ends. */
export const hip = (x: number, y: number, width: number, height: number, slope: number): string =>
  shape(x, y, x + slope, y - height, x + width - slope, y - height, x + width, y);

/** A window or a door with a round head; x, y is its lower left corner. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

/** A window with a pointed head. */
export const lancet = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${width - height}q0 ${-width * 0.7} ${width / 2} ${-width}q${width / 2} ${width * 0.3} ${width / 2} ${width}v${height - width}z`;

export const dome = (x: number, y: number, radius: number, rise = radius): string =>
  `M${x - radius} ${y}a${radius} ${rise} 0 0 1 ${2 * radius} 0z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Several of one shape in a row: the shape is given the left edge of each. */
export function row(from: number, to: number, count: number, each: (x: number, i: number) => string): string {
  let path = "";
  for (let i = 0; i < count; i++)
    path += each(Math.round((from + ((to - from) * i) / Math.max(1, count - 1)) * 10) / 10, i);
  return path;
}

/** Windows in rows, of which the lamp burns behind those marked with 1. */
export function panes(
  x: number,
  y: number,
  wide: number,
  high: number,
  lamps: readonly string[],
): { lit: string; dim: string } {
  const panes = { lit: "", dim: "" };
  lamps.forEach((line, floor) => {
    [...line].forEach((lamp, i) => {
      if (lamp === " ") return;
      panes[lamp === "1" ? "lit" : "dim"] += box(x + i * wide, y + floor * high, wide * 0.52, high * 0.6);
    });
  });
  return panes;
}

export const columns = (from: number, to: number, count: number, foot: number, height: number): string =>
  row(from, to, count, (x) => box(x, foot - height, 3.4, height));
