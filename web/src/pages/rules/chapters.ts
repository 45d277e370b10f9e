/** The rulebook as a book: chapters by the middle of the ids, topics inside them, in the order of the rules. */
import type { RuleInfo } from "../../wire";

export interface Topic {
  title: string;
  rules: RuleInfo[];
}

export interface Chapter {
  id: string;
  title: string;
  topics: Topic[];
}

/** "fh.setup.5.1" stands in the chapter "setup". */
export function chapterOf(rule: RuleInfo): string {
  return rule.id.split(".")[1] ?? rule.id;
}

/** The chapters of some rules; a chapter is called after its first topic in the whole book. */
export function chapters(rules: readonly RuleInfo[], whole: readonly RuleInfo[] = rules): Chapter[] {
  const titles = new Map<string, string>();
  for (const rule of whole) if (!titles.has(chapterOf(rule))) titles.set(chapterOf(rule), rule.topic);
  const book = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = chapterOf(rule);
    const chapter = book.get(id) ?? { id, title: titles.get(id) ?? rule.topic, topics: [] };
    book.set(id, chapter);
    const last = chapter.topics.at(-1);
    if (last?.title === rule.topic) last.rules.push(rule);
    else chapter.topics.push({ title: rule.topic, rules: [rule] });
  }
  return [...book.values()];
}
