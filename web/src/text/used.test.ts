/** Every text of the shell that the code names is there, and none is there that nothing names. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import english from "../locale/en.ftl?raw";

const sources = import.meta.glob<string>(
  ["../ui/*.{ts,tsx}", "../table/**/*.{ts,tsx}", "../games/plain/*.{ts,tsx}", "../net/*.ts", "../app.tsx"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const code = Object.entries(sources)
  .filter(([path]) => !path.includes(".test."))
  .map(([, text]) => text)
  .join("\n");
const ids = new Set(new FluentResource(english).body.map((entry) => entry.id));

it("has every text that is named", () => {
  const named = [...code.matchAll(/(?:words\(|<T id=)"([a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it("names every text", () => {
  const stems = [...code.matchAll(/[`"]([a-z-]*)\$\{[^}]*\}([a-z-]*)[`"]/g)].map(([, before, after]) => [
    before,
    after,
  ]);
  const isNamed = (id: string) =>
    code.includes(`"${id}"`) ||
    stems.some(([before = "", after = ""]) => before + after && id.startsWith(before) && id.endsWith(after));
  expect([...ids].filter((id) => !isNamed(id))).toEqual([]);
});
