/** Why something is asked: every cause has a name. */
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../text/say";
import { log, moments, strictSay } from "./testing/recorded";
import { causeName } from "./words";

const causeOf = (event: unknown) => (event as { cause?: string | null }).cause;

describe.each(LOCALES)("in %s", (locale) => {
  it("names the cause of every question and of every line of the log", () => {
    const causes = [...moments.map(({ question }) => question?.cause), ...log.map(({ event }) => causeOf(event))];
    const known = new Set(causes.flatMap((cause) => cause ?? []));
    expect(known.size).toBeGreaterThan(15);
    for (const cause of known) {
      const name = causeName(cause);
      if (name) expect(strictSay(locale)(name), cause).not.toMatch(/NaN|^$/);
    }
  });
});
