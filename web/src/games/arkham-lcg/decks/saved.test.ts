// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Deck } from "../wire";
import { KEY, LONGEST_NAME, type SavedDeck, tidyName, useSaved, watchSaved } from "./saved";
import { bundles } from "./useVerdicts";

const deck = (name: string): Deck => ({ investigator: "01001", cards: { "01086": 2 }, required: { "01006": 1 }, name });
const state = () => useSaved.getState();
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as SavedDeck[] | null;
const names = () => state().decks.map((saved) => saved.deck.name);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  state().reread();
});

describe("the decks kept in a browser", () => {
  it("are there again, the newest first", () => {
    state().add(deck("One"));
    state().add(deck("Two"), { core_sets: 1, standalone: true });
    state().reread();
    expect(names()).toEqual(["Two", "One"]);
    expect(state().decks[0]?.terms).toEqual({ core_sets: 1, standalone: true });
    expect(new Set(state().decks.map(({ id }) => id)).size).toBe(2);
  });

  it("are changed, renamed and duplicated", () => {
    const { id } = state().add(deck("One"));
    state().change(id, { deck: { ...deck("One"), cards: {} } });
    state().rename(id, "  Another \n name ");
    const copy = state().duplicate(id, "Copy");
    expect(names()).toEqual(["Copy", "Another name"]);
    expect(copy?.id).not.toBe(id);
    expect(stored()?.map((saved) => saved.deck.cards)).toEqual([{}, {}]);
    expect(state().duplicate("nothing", "x")).toBeNull();
    expect(tidyName("x".repeat(200))).toHaveLength(LONGEST_NAME);
  });

  it("are deleted, and put back as they were", () => {
    const kept = state().add(deck("One"));
    state().remove(kept.id);
    expect(stored()).toEqual([]);
    state().restore(kept);
    expect(state().decks).toEqual([kept]);
    state().restore(kept);
    expect(state().decks).toHaveLength(1);
  });

  it("are seen by another page at once", () => {
    const stop = watchSaved();
    localStorage.setItem(KEY, JSON.stringify([{ id: "a", deck: deck("There"), changed: 1 }]));
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    stop();
    expect(names()).toEqual(["There"]);
    expect(state().decks[0]?.terms).toEqual({ core_sets: 2, standalone: false });
  });

  it.each([
    "{",
    "5",
    '{"a":1}',
    '[{"id":"a"}]',
    '[{"id":"a","changed":1,"deck":{"investigator":"01001","cards":{"x":"y"}}}]',
  ])("that cannot be read are laid aside, not lost: %s", (text) => {
    localStorage.setItem(KEY, text);
    state().reread();
    expect(state().decks).toEqual([]);
    state().add(deck("New"));
    expect(localStorage.getItem(`${KEY}.unread`)).toBe(text);
  });

  it("are still there for this page where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    state().add(deck("One"));
    expect(state().kept).toBe(false);
    expect(names()).toEqual(["One"]);
  });
});

it("are checked together where they are built on the same terms, and not too many at once", () => {
  const many = Array.from({ length: 60 }, (_, number) => ({
    id: String(number),
    deck: deck(""),
    terms: { core_sets: number === 0 ? (1 as const) : (2 as const), standalone: false },
    changed: 0,
  }));
  expect(bundles(many).map((bundle) => bundle.length)).toEqual([1, 50, 9]);
  expect(bundles([])).toEqual([]);
});
