import { expect, it } from "vitest";
import type { RuleInfo } from "../wire";
import { ruleLinks } from "./rules";

const rule = (id: string, topic: string): RuleInfo => ({ id, topic, text: "", note: null, basis: "stated" });
const BOOK = [rule("g.doom.1", "Doom"), rule("g.doom.2", "Doom"), rule("g.act.1", "Act and agenda")];

it("names rules by what they are about, each subject once", () => {
  expect(ruleLinks(["g.act.1", "g.doom.2", "g.doom.1"], BOOK)).toEqual([
    { id: "g.act.1", title: "Act and agenda" },
    { id: "g.doom.2", title: "Doom" },
  ]);
});

it("offers no link to what is in no book", () => {
  expect(ruleLinks(["g.lost.1"], BOOK)).toEqual([]);
  expect(ruleLinks(["g.doom.1"], [])).toEqual([]);
});
