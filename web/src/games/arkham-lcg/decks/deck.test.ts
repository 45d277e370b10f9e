import { describe, expect, it } from "vitest";
import { reference } from "../testing/recorded";
import type { Deck } from "../wire";
import {
  copiesIn,
  countOf,
  curveOf,
  groupsOf,
  hasRoom,
  iconsOf,
  withCopies,
  withOneLess,
  withOneMore,
  withRequired,
} from "./deck";

const ROLAND = "01001";
const [KNIFE, MACHETE, BEAT_COP, BEAT_COP_2, GUTS] = ["01086", "01020", "01018", "01028", "01089"] as const;
const [AMNESIA, LITA] = ["01096", "01117"] as const;

const deck = (cards: Record<string, number>, more: Partial<Deck> = {}): Deck => ({
  investigator: ROLAND,
  cards,
  ...more,
});
const card = (code: string) => {
  const found = reference.cards[code];
  if (!found) throw new Error(`no card ${code}`);
  return found;
};

describe("the copies in a deck", () => {
  it("are put in and taken out one by one", () => {
    const one = withOneMore(deck({}), KNIFE);
    expect(one.cards).toEqual({ [KNIFE]: 1 });
    expect(withOneMore(one, KNIFE).cards).toEqual({ [KNIFE]: 2 });
    expect(withOneLess(one, KNIFE).cards).toEqual({});
    expect(withOneLess(one, MACHETE)).toBe(one);
  });

  it("are taken out wherever they are listed", () => {
    const drawn = deck({ [KNIFE]: 1 }, { weaknesses: { [AMNESIA]: 1 }, story: { [LITA]: 1 } });
    expect(withOneLess(drawn, AMNESIA)).toEqual({ ...drawn, weaknesses: {} });
    expect(withOneLess(drawn, LITA)).toEqual({ ...drawn, story: {} });
    expect(copiesIn(drawn, AMNESIA)).toBe(1);
  });

  it("are as many as are wanted, as far as there is room", () => {
    expect(withCopies(deck({}), KNIFE, 9, 2, reference).cards).toEqual({ [KNIFE]: 2 });
    expect(withCopies(deck({}), MACHETE, 2, 1, reference).cards).toEqual({ [MACHETE]: 1 });
    expect(withCopies(deck({ [KNIFE]: 3 }), KNIFE, 0, 2, reference).cards).toEqual({});
    const same = deck({ [KNIFE]: 2 });
    expect(withCopies(same, KNIFE, 2, 2, reference)).toBe(same);
  });

  it("have room for two of a title, whatever their level", () => {
    expect(hasRoom(deck({ [BEAT_COP]: 1 }), card(BEAT_COP_2), 2, reference)).toBe(true);
    expect(hasRoom(deck({ [BEAT_COP]: 2 }), card(BEAT_COP_2), 2, reference)).toBe(false);
    expect(hasRoom(deck({ [KNIFE]: 1 }), card(KNIFE), 1, reference)).toBe(false);
  });

  it("of required cards are one of each", () => {
    expect(withRequired(deck({}), reference).required).toEqual({ "01006": 1, "01007": 1 });
  });
});

describe("what a deck adds up to", () => {
  const mixed = deck({ [GUTS]: 2, [MACHETE]: 1, [KNIFE]: 2, "99999": 1 }, { required: { "01006": 1 } });

  it("is listed by type, cheap cards first", () => {
    const groups = groupsOf(mixed, reference).map(({ kind, entries }) => [kind, entries.map(({ code }) => code)]);
    expect(groups).toEqual([
      ["asset", [KNIFE, MACHETE]],
      ["skill", [GUTS]],
      ["other", ["99999"]],
    ]);
    expect(countOf(groupsOf(mixed, reference)[0]?.entries ?? [])).toBe(3);
  });

  it("has a curve of what is paid", () => {
    expect(curveOf(mixed, reference)).toEqual([0, 2, 0, 1, 0, 0]);
    expect(curveOf(deck({ "01029": 1 }), reference)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("has icons, those of the investigator's own cards among them", () => {
    const own = card("01006").icons;
    expect(iconsOf(mixed, reference)).toEqual({
      willpower: 4 + (own.willpower ?? 0),
      intellect: own.intellect ?? 0,
      combat: 3 + (own.combat ?? 0),
      agility: own.agility ?? 0,
      wild: own.wild ?? 0,
    });
  });
});
