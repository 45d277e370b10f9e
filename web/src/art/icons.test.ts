import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Activation, Symbol as RitualSymbol, Zone } from "../games/final-hour/wire";
import { SHAPES } from "./icon-shapes";
import type { IconName } from "./icons";

const list: Record<string, Record<string, string>> = JSON.parse(readFileSync("src/art/icons.json", "utf8"));

test("the shapes are those of the list; if not, run npm run icons", () => {
  expect(Object.keys(SHAPES).sort()).toEqual(Object.values(list).flatMap(Object.keys).sort());
});

test("everything Final Hour names by a word has an icon", () => {
  type Named = `symbol-${RitualSymbol}` | `activation-${Activation}` | `monster-${Activation}` | `zone-${Zone}`;
  type Missing = Exclude<Named, IconName>;
  // Does not compile when a name is missing, and says which.
  const none: [Missing] extends [never] ? "none" : Missing = "none";
  expect(none).toBe("none");
});

test("the items and buildings of Final Hour have icons", () => {
  const items = readFileSync("../src/miskatonic/games/final_hour/content/items.yaml", "utf8").matchAll(
    /id: ([a-z-]+)/g,
  );
  const names = [
    ...[...items].map(([, id]) => `item-${id}`),
    ...Array.from({ length: 15 }, (_, number) => `location-${number + 1}`),
  ];
  expect(names.filter((name) => !Object.hasOwn(SHAPES, name))).toEqual([]);
});
