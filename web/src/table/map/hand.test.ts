import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../../wire";
import { optionsByThing } from "../options";
import { option, question } from "../testing/questions";
import { choosable } from "./hand";

const HOUSE = "location:7";

function offered(...options: OptionInfo[]) {
  const asked = question(options);
  return { question: asked, optionsAt: optionsByThing(asked) };
}

describe("what is chosen by taking hold of a monster in a house", () => {
  const destroy = option("destroy", { about: ["monster:1", HOUSE] });

  it("is the monster, where it can be chosen", () => {
    expect(choosable(offered(destroy), "monster:1", HOUSE)).toBe("monster:1");
  });

  it("is the house, where one can go there", () => {
    expect(choosable(offered(option("move", { about: [HOUSE] })), "monster:1", HOUSE)).toBe(HOUSE);
  });

  it("is never another monster of the house", () => {
    expect(choosable(offered(destroy), "monster:2", HOUSE)).toBeNull();
    expect(choosable(offered(destroy), "gate:trinity", HOUSE)).toBe(HOUSE);
  });

  it("is nothing, where nothing can be chosen", () => {
    expect(choosable(offered(option("done", { role: "done" })), "monster:1", HOUSE)).toBeNull();
    expect(choosable(offered(destroy), "monster:2")).toBeNull();
  });
});
