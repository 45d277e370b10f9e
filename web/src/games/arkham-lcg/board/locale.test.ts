/** Every text of the board that its code names is there, and none is there that nothing names. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { KEYWORDS } from "../art/names";

const sources = import.meta.glob<string>(["./*.{ts,tsx}", "./edge/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const ids = new FluentResource(readFileSync("src/games/arkham-lcg/board/locale/en.ftl", "utf8")).body.map(
  ({ id }) => id,
);

it("says what the code names, and nothing else", () => {
  const named = [...code.matchAll(/tell\(\s*(?:\w+\.\w+ \? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g)].flatMap(
    ([, one, other]) => [one, other].flatMap((id) => id ?? []),
  );
  const all = [...named, ...KEYWORDS.map((keyword) => `keyword-${keyword}`)];
  expect([...new Set(all)].sort()).toEqual([...ids].sort());
});
