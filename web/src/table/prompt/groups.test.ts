import { describe, expect, it } from "vitest";
import { makeSay } from "../../text/say";
import type { OptionInfo } from "../../wire";
import { option } from "../testing/questions";
import { listed, wordsOf } from "./groups";

const say = makeSay("en", {
  web: "option-short = { $option-short }\noption-group = { $option-group }",
  game: [
    "option-fight = fight { $card }\n    .group = Fight\n    .short = { $card }",
    "option-move = move to { $card }\n    .group = Move\n    .short = { $card }",
    "option-draw = draw a card",
    "option-bet = bet on { $card }",
    "option-end = end your turn",
    "attacked = provokes an attack",
    "slow = two actions",
  ].join("\n"),
});

const cost = (id: string) => ({ domain: "game", id });
const at = (verb: string, card: string, change: Partial<OptionInfo> = {}) =>
  option(verb, { say: { domain: "game", id: `option-${verb}`, args: { card } }, about: [card], ...change });
const end = option("end", { role: "end-turn" });

const list = (...options: OptionInfo[]) => listed(options, say);

/** The list as it is read: titles, and the words of every option. */
const read = (...options: OptionInfo[]) =>
  list(...options).groups.map(({ title, entries, short }) => [
    title,
    ...entries.map((entry) => wordsOf(entry.option, short, say)),
  ]);

describe("the options of a turn", () => {
  it("stand under what is done, and say only what differs", () => {
    expect(read(at("fight", "Ghoul"), at("fight", "Rats"), at("move", "Attic"), at("move", "Cellar"), end)).toEqual([
      ["Fight", "Ghoul", "Rats"],
      ["Move", "Attic", "Cellar"],
    ]);
  });

  it("need no title where there is only one of a verb", () => {
    expect(read(at("fight", "Ghoul"), option("draw"), end)).toEqual([
      [null, "fight Ghoul"],
      [null, "draw a card"],
    ]);
  });

  it("need no title where the question is about one verb alone, and still say only what differs", () => {
    expect(read(at("move", "Attic"), at("move", "Cellar"), end)).toEqual([[null, "Attic", "Cellar"]]);
  });

  it("say all where the game has no words for what is done", () => {
    expect(read(at("bet", "red"), at("bet", "black"), option("draw"))).toEqual([
      [null, "bet on red", "bet on black"],
      [null, "draw a card"],
    ]);
  });

  it("keep their numbers, and the ways out are apart", () => {
    const { groups, waysOut } = list(at("fight", "Ghoul"), at("fight", "Rats"), option("draw"), end);
    expect(groups.map(({ entries }) => entries.map(({ number }) => number))).toEqual([[0, 1], [2]]);
    expect(waysOut.map(({ number, option }) => [number, option.role])).toEqual([[3, "end-turn"]]);
  });

  it("are only those that are offered at a thing, where they say all: the question is not beside them", () => {
    const [group] = listed([at("fight", "Ghoul"), at("fight", "Rats"), end], say, [1]).groups;
    const told = group?.entries.map(({ number, option }) => [number, wordsOf(option, group.short, say)]);
    expect(told).toEqual([[1, "fight Rats"]]);
  });
});

describe("what options cost beyond the ordinary", () => {
  const provoking = (card: string) => at("move", card, { costs: [cost("attacked")] });

  it("is told once where many share it", () => {
    expect(list(provoking("Attic"), provoking("Cellar"), provoking("Parlor"), end).sharedCosts).toEqual([
      "provokes an attack",
    ]);
  });

  it("is told at each where few do", () => {
    const slow = at("fight", "Ghoul", { costs: [cost("slow")] });
    expect(list(provoking("Attic"), provoking("Cellar"), slow).sharedCosts).toEqual([]);
  });
});
