/** Names on plates: one line where it fits, otherwise two of nearly the same length. */

const LATIN = 0.49;
const CYRILLIC = 0.535;

/** Two lines are set a little smaller. */
const TWO_LINES = 0.89;

export interface Lettering {
  lines: string[];
  size: number;
}

export function letter(name: string, room: number, size: number): Lettering {
  if (widthOf(name, size) <= room) return { lines: [name], size };
  const lines = halves(name);
  const small = size * (lines.length > 1 ? TWO_LINES : 1);
  const widest = Math.max(...lines.map((line) => widthOf(line, small)));
  return { lines, size: widest > room ? (small * room) / widest : small };
}

/** The size, at most the given one, at which a text fits on one line. */
export function fitting(text: string, room: number, size: number): number {
  return Math.min(size, (size * room) / widthOf(text, size));
}

/** How wide a text is, roughly. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, each) => sum + (each > "\u0400" ? CYRILLIC : LATIN), 0) * size;
}

function halves(name: string): string[] {
  const words = name.split(" ");
  let best = [name];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longest = Math.max(...pair.map((line) => line.length));
    if (longest < least) [best, least] = [pair, longest];
  }
  return best;
}
