/** The rulebook of a game, and looking things up in it as one types. */
import { useDeferredValue, useMemo } from "react";
import { api } from "../../net/api";
import { LOCALES, type Locale, useLocale } from "../../text/say";
import type { RuleInfo } from "../../wire";
import { type Asking, useAsking } from "../asking";
import { type Chapter, chapters } from "./chapters";
import { search, searchThrough, wordsOf } from "./search";

/** Fetched once for each language; a page that comes back has it at once. */
const shelf = new Map<string, Promise<RuleInfo[]>>();

function fetchBook(game: string, locale: Locale): Promise<RuleInfo[]> {
  const key = `${game} ${locale}`;
  let book = shelf.get(key);
  if (!book) {
    book = api.rules(game, locale);
    book.catch(() => shelf.delete(key));
    shelf.set(key, book);
  }
  return book;
}

export function useBook(game: string): Asking<RuleInfo[]> {
  const [locale] = useLocale();
  return useAsking(`rules ${game} ${locale}`, () => fetchBook(game, locale));
}

export interface Found {
  words: string[];
  rules: readonly RuleInfo[];
  chapters: Chapter[];
  /** Another language whose text had the words, where one's own had not. */
  through: Locale | null;
}

export function useFound(game: string, book: readonly RuleInfo[], find: string): Found {
  const [locale] = useLocale();
  const wanted = useDeferredValue(find);
  const own = useMemo(() => search(book, wanted), [book, wanted]);
  const elsewhere = own.length === 0 && book.length > 0;
  const others = useAsking(`rules ${game} but ${locale} ${elsewhere}`, async () => {
    if (!elsewhere) return [];
    const rest = LOCALES.filter((each) => each !== locale);
    return Promise.all(rest.map(async (each) => ({ locale: each, book: await fetchBook(game, each) })));
  });
  return useMemo(() => {
    const words = wordsOf(wanted);
    for (const other of own.length === 0 ? (others.answer ?? []) : []) {
      const rules = searchThrough(book, other.book, wanted);
      if (rules.length > 0) return { words, rules, chapters: chapters(rules, book), through: other.locale };
    }
    return { words, rules: own, chapters: chapters(own, book), through: null };
  }, [book, own, others.answer, wanted]);
}
