import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../text/say";
import { happenings, endedTest as recorded, strictSay } from "../testing/recorded";
import type { EndedTest } from "../verdict";
import type { Event } from "../wire";
import { details } from "./details";

/** Roland looks around in the Study with his glass. */
const investigated: EndedTest = {
  ...recorded,
  who: "01001",
  succeeded: true,
  automatic: false,
  value: 4,
  terms: [
    { source: "01001", amount: 3 },
    { source: "01030", amount: 1 },
    { source: "0", amount: 0 },
  ],
  difficulty: 2,
  difficulty_terms: [{ source: "01111", amount: 2 }],
};

/** The rows as one reads them. */
function rows(change: Partial<EndedTest> = {}, locale: (typeof LOCALES)[number] = "en"): string[] {
  const markup = renderToStaticMarkup(details({ ...investigated, ...change }, strictSay(locale)));
  return [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    row
      .replaceAll(/<svg.*?<\/svg>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

describe("the line of a test that is over", () => {
  it("opens to the sum of both numbers", () => {
    expect(rows()).toEqual([
      "Roland Banks 3",
      "Magnifying Glass +1",
      "chaos token +0",
      "Skill value 4",
      "Study 2",
      "Difficulty 2",
    ]);
  });

  it("says why a number is another than its sum", () => {
    expect(rows({ automatic: true, succeeded: false, value: 0 })).toContain("An automatic failure: the value is 0");
    const terms = [
      { source: "01001", amount: 3 },
      { source: "-8", amount: -8 },
    ];
    expect(rows({ terms, value: 0 }).slice(0, 4)).toEqual([
      "Roland Banks 3",
      "chaos token −8",
      "which counts as 0",
      "Skill value 0",
    ]);
  });

  it("needs no card behind a difficulty", () => {
    expect(rows({ difficulty_terms: [{ source: "", amount: 2 }] }).slice(-2)).toEqual(["Difficulty 2", "Difficulty 2"]);
  });

  it.each(LOCALES)("finds its words in %s", (locale) => {
    expect(rows({}, locale)).toHaveLength(6);
  });

  it("is the only one with more to say", () => {
    const others = happenings.map(({ event }) => event as Event).filter(({ event }) => event !== "test-ended");
    expect(others.filter((event) => details(event, strictSay("en")))).toEqual([]);
  });
});
