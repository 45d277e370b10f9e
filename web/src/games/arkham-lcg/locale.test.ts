import { describe, expect, it } from "vitest";
import { LOCALES } from "../../text/say";
import { ownTexts } from "./testing/recorded";

/** The messages of a file with their variables; a form of a name (`$where-to`) is the name. */
function messagesOf(source: string): Record<string, string[]> {
  const entries = source.split(/^(?=[a-z])/m).filter((entry) => /^[a-z][\w-]* =/.test(entry));
  return Object.fromEntries(
    entries.map((entry) => {
      const id = entry.slice(0, entry.indexOf(" ="));
      const names = [...entry.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? "");
      return [id, [...new Set(names)].sort()];
    }),
  );
}

const english = messagesOf(ownTexts("en"));

describe.each(LOCALES)("the texts in %s", (locale) => {
  const texts = messagesOf(ownTexts(locale));

  it("say everything English says, of the same things", () => {
    expect(texts).toEqual(english);
  });

  it("say nothing twice", () => {
    const ids = [...ownTexts(locale).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids.length).toBe(new Set(ids).size);
  });
});
