/** Why something is asked: every cause has a name. */
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../text/say";
import type { Question } from "../../wire";
import { origin } from "./origin";
import { log, moment, moments, sceneOf, strictSay } from "./testing/recorded";
import { causeName } from "./words";

const causeOf = (event: unknown) => (event as { cause?: string | null }).cause;

describe.each(LOCALES)("in %s", (locale) => {
  it("names the cause of every question and of every line of the log, and the back of a page", () => {
    const causes = [
      ...moments.map(({ question }) => question?.cause),
      ...log.map(({ event }) => causeOf(event)),
      "archive:26-back",
    ];
    const known = new Set(causes.flatMap((cause) => cause ?? []));
    expect(known.size).toBeGreaterThan(20);
    for (const cause of known) {
      const name = causeName(cause);
      if (name) expect(strictSay(locale)(name), cause).not.toMatch(/NaN|^$/);
    }
  });
});

it("is told by a page of the codex, whichever side of it asks", () => {
  const scene = sceneOf(moment("action"));
  const { number } = scene.view.codex[0]!;
  for (const cause of [`archive:${number}`, `archive:${number}-back`])
    expect(origin({ cause } as Question, scene)?.text).toBeTruthy();
});
