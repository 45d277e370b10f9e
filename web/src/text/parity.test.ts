/** The three languages of every domain of the client say the same things, with the same arguments. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { domainOf } from "./library";
import { LOCALES } from "./say";
import { variablesOf } from "./variables";

const files = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default", eager: true });
const domains = [...new Set(Object.keys(files).map(domainOf))];

type Raw = Parameters<typeof variablesOf>[0];

function entries(domain: string, locale: string) {
  const path = Object.keys(files).find((each) => domainOf(each) === domain && each.endsWith(`/${locale}.ftl`));
  return new FluentResource(path ? (files[path] ?? "") : "").body;
}

function messages(domain: string, locale: string): Map<string, Raw> {
  const said = entries(domain, locale).filter(({ id }) => !id.startsWith("-"));
  return new Map(said.map((entry) => [entry.id, entry as Raw]));
}

/** `$who-acc` is a form of `$who`: languages need different ones. */
const argumentsOf = (raw: Raw) => [...new Set([...variablesOf(raw)].map((name) => name.split("-")[0]))].sort();

describe.each(domains)("the texts of %s", (domain) => {
  const english = messages(domain, "en");

  it("exist", () => expect(english.size).toBeGreaterThan(0));

  it.each(LOCALES)("say nothing twice in %s", (locale) => {
    const ids = entries(domain, locale).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(LOCALES.filter((locale) => locale !== "en"))("are complete in %s", (locale) => {
    const theirs = messages(domain, locale);
    expect([...theirs.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, raw] of english) {
      const there = theirs.get(id);
      expect(there?.value, id).not.toBeNull();
      if (there) expect(argumentsOf(there), id).toEqual(argumentsOf(raw));
    }
  });
});
