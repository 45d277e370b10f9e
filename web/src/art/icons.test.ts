import { expect, test } from "vitest";

type Names = readonly string[];

/** The icons that all share, and those of each game, as their lists name them and as they were fetched. */
const lists = import.meta.glob<Record<string, Record<string, string>>>(
  ["./icons.json", "./*/icons.json", "../games/*/art/icons.json"],
  {
    import: "default",
    eager: true,
  },
);
const fetched = import.meta.glob<Record<string, string>>(
  ["./icon-shapes.ts", "./*/icon-shapes.ts", "../games/*/art/icon-shapes.ts"],
  {
    import: "SHAPES",
    eager: true,
  },
);
const named = Object.entries(lists).map(([path, list]): [string, Names] => [
  path.replace("icons.json", "icon-shapes.ts"),
  Object.values(list).flatMap(Object.keys),
]);

test("the shapes are those of the lists; if not, run npm run icons", () => {
  expect(named.length).toBeGreaterThan(1);
  for (const [path, names] of named) expect(Object.keys(fetched[path] ?? {}).sort()).toEqual([...names].sort());
});

test("no two lists have a name in common", () => {
  const all = named.flatMap(([, names]) => names);
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
});

test("the shell draws no icon of a game", () => {
  const sources = import.meta.glob<string>(
    ["../**/*.{ts,tsx}", "!../games/*/**", "!../**/*.test.*", "!../**/*-shapes.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const own = new Set(named.flatMap(([path, names]) => (path.startsWith("../games/") ? names : [])));
  const drawn = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(?:icon|name)\b[=:] ?\{?"([a-z0-9-]+)"/g)].map(([, name]) => name!),
  );
  expect(drawn).toContain("lead-investigator");
  expect(drawn.filter((name) => own.has(name))).toEqual([]);
});
