import { describe, expect, it } from "vitest";
import { bookOf } from "./book";
import { halfOf, isSettled, omensOf, outlookOf, placesOf } from "./round";
import { moment, reference } from "./testing/recorded";
import type { PlayedView, View } from "./wire";

const base = moment("play").view;
const book = bookOf(reference);

function playing(...priorities: (number | null)[]): View {
  const played: PlayedView[] = priorities.map((priority) => ({
    who: "jenny-barnes",
    priority,
    card: null,
    revealed: false,
    resolved: false,
  }));
  return { ...base, step: "action.priority", played };
}

describe("the effect that will count", () => {
  it("is open at the beginning", () => {
    expect(halfOf(outlookOf(15, playing(), book), book)).toBeNull();
  });

  it("is the lower one as soon as two numbers are lower", () => {
    expect(halfOf(outlookOf(15, playing(3, 7), book), book)).toBe("lower");
  });

  it("is the upper one as soon as two numbers are higher", () => {
    expect(halfOf(outlookOf(15, playing(20, 30), book), book)).toBe("upper");
  });

  it.each([1, 2])("is always the upper one of %i", (lowest) => {
    expect(halfOf(outlookOf(lowest, playing(), book), book)).toBe("upper");
    expect(halfOf(outlookOf(lowest, playing(null, null, null), book), book)).toBe("upper");
  });

  it.each([29, 30])("is always the lower one of %i", (highest) => {
    expect(halfOf(outlookOf(highest, playing(), book), book)).toBe("lower");
  });

  it("goes by the cards that can still come", () => {
    expect(outlookOf(3, playing(2), book)).toEqual({ first: 1, last: 2 });
    expect(outlookOf(3, playing(), book)).toEqual({ first: 0, last: 2 });
    expect(halfOf(outlookOf(28, playing(30), book), book)).toBeNull();
  });

  it("stays open while the other cards lie face down", () => {
    expect(halfOf(outlookOf(15, playing(null, null, 3), book), book)).toBeNull();
  });
});

describe("the places of the round", () => {
  it("wait for whose turn it is", () => {
    const places = placesOf(playing(12), book);
    expect(places.map(({ priority }) => priority)).toEqual([12, null, null, null]);
    expect(places.map(({ awaits }) => awaits?.next)).toEqual([undefined, true, false, false]);
  });

  it("show the card just drawn where it will lie", () => {
    const places = placesOf(base, book);
    const owner = base.investigators.find(({ drawn }) => drawn);
    expect(places.map(({ drawn }) => drawn).filter((each) => each !== null)).toEqual([owner?.drawn?.number]);
    expect(places.find(({ drawn }) => drawn !== null)?.awaits?.who).toBe(owner?.id);
  });

  it("are two upper and two lower ones when all cards lie open", () => {
    const places = placesOf(playing(3, 8, 14, 29), book);
    expect(places.map(({ half }) => half)).toEqual(["upper", "upper", "lower", "lower"]);
  });

  it("are settled from the beginning for a lone player", () => {
    const alone = moment("slot").view;
    expect(isSettled(alone, book)).toBe(true);
    expect(placesOf(alone, book).map(({ priority }) => priority)).toEqual(alone.row);
  });

  it("show the upper effect of a card that an item has turned", () => {
    const view = playing(3, 8, 14, 29);
    const played = view.played.map((each, rank) => ({ ...each, revealed: rank < 3, resolved: rank < 2 }));
    expect(placesOf({ ...view, played, resolving: "upper" }, book)[2]).toMatchObject({ half: "upper", now: true });
  });

  it("are gone when the priority cards are", () => {
    expect(placesOf({ ...playing(), step: "round.end" }, book)).toEqual([]);
  });
});

it("adds up the omens one can see, less what was softened", () => {
  const view = { ...playing(1, null, 3), ancient_one: "cthulhu" };
  expect(omensOf(view, book)).toMatchObject({ omens: 4, row: { id: "glimpse" } });
  expect(omensOf({ ...view, omens_softened: 2 }, book)).toMatchObject({ omens: 2, row: { id: "stirring-depths" } });
});
