/** Looking rules up by words, as `miskatonic rules` does it: every word must occur somewhere in the rule. */
import type { RuleInfo } from "../../wire";

const FOLDED: Record<string, string> = { ё: "е", ô: "o", "’": "'", ʼ: "'", "‘": "'", "`": "'" };

/** Text without what people do not type; letter by letter, so that places in it are places in the original. */
export function plain(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const small = letter.toLowerCase();
    folded += FOLDED[small] ?? (small.length === 1 ? small : letter);
  }
  return folded;
}

export function wordsOf(find: string): string[] {
  return plain(find).split(/\s+/).filter(Boolean);
}

export function holds(rule: RuleInfo, words: readonly string[]): boolean {
  const hay = plain([rule.id, rule.topic, rule.text, rule.note ?? ""].join(" "));
  return words.every((word) => hay.includes(word));
}

export function search(book: readonly RuleInfo[], find: string): RuleInfo[] {
  const words = wordsOf(find);
  return book.filter((rule) => holds(rule, words));
}

/** Rules of `book` whose words are found in the same rule of the book in another language. */
export function searchThrough(book: readonly RuleInfo[], other: readonly RuleInfo[], find: string): RuleInfo[] {
  const found = new Set(search(other, find).map((rule) => rule.id));
  return book.filter((rule) => found.has(rule.id));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** The text cut where hits begin and end; touching and overlapping hits are one. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const hay = plain(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = hay.indexOf(word); at >= 0; at = hay.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  const cut: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] === true;
    const last = cut.at(-1);
    if (last?.hit === hit) last.text += text.charAt(at);
    else cut.push({ text: text.charAt(at), hit });
  }
  return cut;
}
