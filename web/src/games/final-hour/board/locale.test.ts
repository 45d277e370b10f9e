import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../text/say";

const read = (locale: string) => readFileSync(`src/games/final-hour/board/locale/${locale}.ftl`, "utf8");
const ids = (locale: string) => [...read(locale).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

describe.each(LOCALES)("the texts of the board in %s", (locale) => {
  it("say everything English says, and nothing twice", () => {
    expect(ids(locale)).toEqual(ids("en"));
    expect(new Set(ids(locale)).size).toBe(ids(locale).length);
  });
});
