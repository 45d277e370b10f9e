/** The decks somebody keeps in this browser, under names. */
import { create } from "zustand";
import type { Deck } from "../wire";
import { type Terms, USUAL_TERMS } from "./deck";

export interface SavedDeck {
  id: string;
  deck: Deck;
  terms: Terms;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

export const KEY = "miskatonic.decks.arkham-lcg";
export const LONGEST_NAME = 80;

interface Saved {
  decks: readonly SavedDeck[];
  /** False where the browser keeps nothing: what is built is gone with the page. */
  kept: boolean;
  add(deck: Deck, terms?: Terms): SavedDeck;
  change(id: string, part: Partial<Pick<SavedDeck, "deck" | "terms">>): void;
  rename(id: string, name: string): void;
  /** A copy under a name of its own. */
  duplicate(id: string, name: string): SavedDeck | null;
  remove(id: string): void;
  /** Put a removed deck back. */
  restore(saved: SavedDeck): void;
  /** Another page of this browser changed something. */
  reread(): void;
}

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((count) => Number.isInteger(count) && count > 0)
  );
}

function isSaved(value: unknown): value is SavedDeck {
  if (typeof value !== "object" || value === null) return false;
  const { id, deck, changed } = value as Partial<SavedDeck>;
  if (typeof id !== "string" || typeof changed !== "number" || typeof deck !== "object" || deck === null) return false;
  const parts = [deck.cards, deck.required ?? {}, deck.weaknesses ?? {}, deck.story ?? {}];
  return typeof deck.investigator === "string" && parts.every(isCounts);
}

/** What the browser kept; what cannot be read is laid beside it and not written over. */
function remembered(): readonly SavedDeck[] {
  const text = localStorage.getItem(KEY);
  if (text === null) return [];
  try {
    const found: unknown = JSON.parse(text);
    const all = Array.isArray(found) ? found : [];
    const good = all.filter(isSaved).map((saved) => ({ ...saved, terms: { ...USUAL_TERMS, ...saved.terms } }));
    if (good.length < all.length || !Array.isArray(found)) localStorage.setItem(`${KEY}.unread`, text);
    return good;
  } catch {
    localStorage.setItem(`${KEY}.unread`, text);
    return [];
  }
}

function read(): Pick<Saved, "decks" | "kept"> {
  try {
    return { decks: remembered(), kept: true };
  } catch {
    return { decks: [], kept: false };
  }
}

function write(decks: readonly SavedDeck[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

let last = 0;

/** A name nothing else has, also where two are made in one moment. */
function newId(): string {
  last = Math.max(Date.now(), last + 1);
  return last.toString(36);
}

export const tidyName = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);

export const useSaved = create<Saved>((set, get) => {
  const put = (decks: readonly SavedDeck[]) => set({ decks, kept: write(decks) });
  const change: Saved["change"] = (id, part) =>
    put(get().decks.map((saved) => (saved.id === id ? { ...saved, ...part, changed: Date.now() } : saved)));
  const add: Saved["add"] = (deck, terms = USUAL_TERMS) => {
    const saved = { id: newId(), deck, terms, changed: Date.now() };
    put([saved, ...get().decks]);
    return saved;
  };
  return {
    ...read(),
    add,
    change,
    rename: (id, name) => {
      const saved = get().decks.find((each) => each.id === id);
      if (saved) change(id, { deck: { ...saved.deck, name: tidyName(name) } });
    },
    duplicate: (id, name) => {
      const saved = get().decks.find((each) => each.id === id);
      return saved ? add({ ...saved.deck, name: tidyName(name) }, saved.terms) : null;
    },
    remove: (id) => put(get().decks.filter((saved) => saved.id !== id)),
    restore: (saved) => put([saved, ...get().decks.filter(({ id }) => id !== saved.id)]),
    reread: () => set(read()),
  };
});

/** Listen to the other pages of this browser; what ends it is returned. */
export function watchSaved(): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) useSaved.getState().reread();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
