import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Activation, Event, Symbol as RitualSymbol, Zone } from "../wire";
import { hasIcon, type IconName } from "./icons";

test("everything the game names by a word has an icon", () => {
  type Named =
    | `event-${Event["event"]}`
    | `symbol-${RitualSymbol}`
    | `activation-${Activation}`
    | `monster-${Activation}`
    | `zone-${Zone}`;
  type Missing = Exclude<Named, IconName>;
  // Does not compile when a name is missing, and says which.
  const none: [Missing] extends [never] ? "none" : Missing = "none";
  expect(none).toBe("none");
});

test("the items and buildings have icons", () => {
  const items = readFileSync("../src/miskatonic/games/final_hour/content/items.yaml", "utf8").matchAll(
    /id: ([a-z-]+)/g,
  );
  const names = [
    ...[...items].map(([, id]) => `item-${id}`),
    ...Array.from({ length: 15 }, (_, number) => `location-${number + 1}`),
  ];
  expect(names.filter((name) => !hasIcon(name))).toEqual([]);
});
