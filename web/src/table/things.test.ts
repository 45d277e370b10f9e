import { expect, it } from "vitest";
import { idOf, kindOf, numberOf } from "./things";

it("reads what sort of thing it is, and which one", () => {
  const things = ["location:7", "investigator:jenny-barnes", "bag", "space:7:1"];
  expect(things.map(kindOf)).toEqual(["location", "investigator", "bag", "space"]);
  expect(things.map(idOf)).toEqual(["7", "jenny-barnes", "", "7:1"]);
  expect(numberOf("location:7")).toBe(7);
});
