import { describe, expect, it } from "vitest";
import { makeSay } from "../../text/say";
import type { OptionInfo } from "../../wire";
import { option } from "../testing/questions";
import { listed, wordsOf } from "./groups";
import { cases, texts } from "./listing.json";

const say = makeSay("en", {
  web: "option-short = { $option-short }\noption-group = { $option-group }",
  game: texts.join("\n"),
});

interface Given {
  verb: string;
  card?: string;
  role?: string;
  costs?: string[];
}

const made = ({ verb, card, role, costs = [] }: Given): OptionInfo =>
  option(verb, {
    say: { domain: "game", id: `option-${verb}`, args: card ? { card } : {} },
    about: card ? [card] : [],
    role: (role as OptionInfo["role"]) ?? null,
    costs: costs.map((id) => ({ domain: "game", id })),
  });

// The engine lists options for the terminal by the same rule: tests/kernel/test_option_list.py reads these cases too.
describe("the options of a question", () => {
  it.each(cases)("$name", ({ options, groups, numbers, waysOut, sharedCosts }) => {
    const list = listed((options as Given[]).map(made), say);
    expect(
      list.groups.map(({ title, entries, short }) => [
        title,
        ...entries.map((each) => wordsOf(each.option, short, say)),
      ]),
    ).toEqual(groups);
    expect(list.groups.map(({ entries }) => entries.map(({ number }) => number))).toEqual(numbers);
    expect(list.waysOut.map(({ number }) => number)).toEqual(waysOut);
    expect(list.sharedCosts).toEqual(sharedCosts);
  });

  it("are only those that are offered at a thing, where they say all: the question is not beside them", () => {
    const options = [
      { verb: "fight", card: "Ghoul" },
      { verb: "fight", card: "Rats" },
    ].map(made);
    const [group] = listed(options, say, [1]).groups;
    const told = group?.entries.map(({ number, option }) => [number, wordsOf(option, group.short, say)]);
    expect(told).toEqual([[1, "fight Rats"]]);
  });
});
