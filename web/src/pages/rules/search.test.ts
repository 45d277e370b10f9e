import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../../wire";
import { chapters } from "./chapters";
import { plain, search, searchThrough, stretches } from "./search";

function rule(id: string, topic: string, text: string, note: string | null = null): RuleInfo {
  return { id, topic, text, note, basis: "stated" };
}

const BOOK = [
  rule("fh.seal.1", "Печати", "Монстр, проходящий через печать, стирает её."),
  rule("fh.health.1", "Втрата здоров'я", "Дослідник втрачає здоров’я."),
  rule("fh.umordhoth.1", "Umôrdhoth", "Ghoul Hordes follow the lead.", "Each horde moves once."),
  rule("fh.attack.1", "Attack", "An attack destroys monsters."),
  rule("fh.attack.5", "Destroy", "A destroyed monster goes to the discard."),
  rule("fh.attack.9", "Attack", "An attack may be smaller than its number."),
];

function found(words: string): string[] {
  return search(BOOK, words).map((each) => each.id);
}

describe("looking rules up", () => {
  it("forgives ё, capitals, apostrophes and accents", () => {
    expect(found("ЕЁ")).toEqual(["fh.seal.1"]);
    expect(found("здоровʼя")).toEqual(["fh.health.1"]);
    expect(found("umordhoth")).toEqual(["fh.umordhoth.1"]);
    expect(plain("Ёлка’Ô")).toBe("елка'o");
  });

  it("wants every word, wherever in the rule it stands", () => {
    expect(found("attack number")).toEqual(["fh.attack.9"]);
    expect(found("horde once")).toEqual(["fh.umordhoth.1"]);
    expect(found("attack printing")).toEqual([]);
  });

  it("finds by id, and everything without words", () => {
    expect(found("fh.attack.5")).toEqual(["fh.attack.5"]);
    expect(found("  ")).toHaveLength(BOOK.length);
  });

  it("finds through the book in another language", () => {
    const english = [rule("fh.seal.1", "Seals", "A monster that passes a seal wears it off.")];
    expect(searchThrough(BOOK, english, "wears").map((each) => each.id)).toEqual(["fh.seal.1"]);
  });
});

describe("marking hits", () => {
  it("cuts the original text, not the folded one", () => {
    expect(stretches("Стирает её.", ["ее"])).toEqual([
      { text: "Стирает ", hit: false },
      { text: "её", hit: true },
      { text: ".", hit: false },
    ]);
  });

  it("joins hits that touch", () => {
    expect(stretches("monsters", ["mon", "nst"])).toEqual([
      { text: "monst", hit: true },
      { text: "ers", hit: false },
    ]);
  });
});

describe("the book", () => {
  it("has chapters by id and topics in the order of the rules", () => {
    const book = chapters(BOOK);
    expect(book.map((chapter) => chapter.id)).toEqual(["seal", "health", "umordhoth", "attack"]);
    expect(book.at(-1)?.topics.map((topic) => topic.title)).toEqual(["Attack", "Destroy", "Attack"]);
  });

  it("keeps the names of its chapters when only some rules are shown", () => {
    const [chapter] = chapters(search(BOOK, "discard"), BOOK);
    expect(chapter?.title).toBe("Attack");
    expect(chapter?.topics.map((topic) => topic.title)).toEqual(["Destroy"]);
  });
});
