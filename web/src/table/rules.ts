/** The rules as links name them: by what they are about, not by their number. */
import { useBook } from "../pages/rules/book";
import type { RuleInfo } from "../wire";

/** The rulebook of the game at the table, where it has one. */
export interface Rulebook {
  game: string;
  open(rule: string): void;
}

export interface RuleLink {
  id: string;
  title: string;
}

/** One link for each subject, to the first rule about it; a rule that is not in the book has none. */
export function ruleLinks(ids: readonly string[], book: readonly RuleInfo[]): RuleLink[] {
  const links = new Map<string, RuleLink>();
  for (const id of ids) {
    const title = book.find((rule) => rule.id === id)?.topic;
    if (title && !links.has(title)) links.set(title, { id, title });
  }
  return [...links.values()];
}

/** The links for some rules of a game; none until its book has come, and none for a game without one. */
export function useRuleLinks(game: string, ids: readonly string[]): RuleLink[] {
  return ruleLinks(ids, useBook(game).answer ?? []);
}
