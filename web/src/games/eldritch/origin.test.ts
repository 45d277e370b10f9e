/** Why something is asked: every cause has a name, and components tell their text. */
import { describe, expect, it } from "vitest";
import { kindOf } from "../../table/things";
import { LOCALES } from "../../text/say";
import { origin } from "./origin";
import { log, moments, sceneOf, strictSay } from "./testing/recorded";
import { causeName } from "./words";

const asked = moments.flatMap((each) => (each.question?.cause ? [{ each, question: each.question }] : []));
const causeOf = (event: unknown) => (event as { cause?: string | null }).cause;

describe.each(LOCALES)("in %s", (locale) => {
  it("names the cause of every question and of every line of the log", () => {
    const causes = [...asked.map(({ question }) => question.cause), ...log.map(({ event }) => causeOf(event))];
    const known = new Set(causes.flatMap((cause) => cause ?? []));
    expect(known.size).toBeGreaterThan(20);
    for (const cause of known) {
      const name = causeName(cause);
      expect(name && strictSay(locale)(name), cause).toBeTruthy();
    }
  });
});

it("tells the text of the component that asks, and leaves encounters and actions to tell themselves", () => {
  const kinds = new Map(asked.map(({ each, question }) => [kindOf(question.cause ?? ""), { each, question }]));
  for (const kind of ["card", "mythos", "investigator"]) {
    const found = kinds.get(kind);
    expect(found && origin(found.question, sceneOf(found.each))?.text, kind).toBeTruthy();
  }
  for (const kind of ["encounter", "action"]) {
    const found = kinds.get(kind);
    expect(found && origin(found.question, sceneOf(found.each)), kind).toBeNull();
  }
});
