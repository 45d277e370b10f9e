/** Names on plates: one line where it fits, otherwise several of nearly the same length. */

const LATIN = 0.49;
const CYRILLIC = 0.535;

/** Several lines are set a little smaller. */
const SMALLER = 0.89;

export interface Lettering {
  lines: string[];
  size: number;
}

/** As few lines as fit, at most so many; where none fit, the letters are made smaller. */
export function letter(name: string, room: number, size: number, most = 2): Lettering {
  if (widthOf(name, size) <= room) return { lines: [name], size };
  for (let count = 2; ; count++) {
    const lines = split(name.split(" "), count);
    const small = size * (lines.length > 1 ? SMALLER : 1);
    const widest = Math.max(...lines.map((line) => widthOf(line, small)));
    if (widest <= room) return { lines, size: small };
    if (count >= most) return { lines, size: (small * room) / widest };
  }
}

/** The size, at most the given one, at which a text fits on one line. */
export function fitting(text: string, room: number, size: number): number {
  return Math.min(size, (size * room) / widthOf(text, size));
}

/** How wide a text is, roughly. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, each) => sum + (each > "\u0400" ? CYRILLIC : LATIN), 0) * size;
}

/** So many lines of nearly the same length, or fewer. */
function split(words: readonly string[], count: number): string[] {
  let best = [words.join(" ")];
  if (count === 1) return best;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), ...split(words.slice(i), count - 1)];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
