/** Everything the face says can be said, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../text/say";
import type { Explanation } from "../face";
import { explain } from "./explain";
import { note } from "./notes";
import { origin } from "./origin";
import { members, progress, subtitle } from "./progress";
import { story } from "./story";
import { log, moments, sceneOf, strictSay, thingsOf } from "./testing/recorded";

const rulebook = readFileSync("../src/miskatonic/games/final_hour/rulebook.yaml", "utf8");
const rules = new Set([...rulebook.matchAll(/^- id: (\S+)/gm)].map((match) => match[1]));

/** Is there a title, something to read that is said once, and no rule that is not in the book? */
function isWhole(explanation: Explanation | null): boolean {
  if (!explanation) return false;
  const { title, lines, rules: named } = explanation;
  return (
    title !== "" && lines.length > 0 && new Set(lines).size === lines.length && named.every((rule) => rules.has(rule))
  );
}

describe.each(LOCALES)("in %s", (locale) => {
  it.each(moments.map((each) => [each.name, each] as const))("explains every thing at the moment “%s”", (_, moment) => {
    const scene = sceneOf(moment, locale);
    expect(thingsOf(moment).filter((thing) => !isWhole(explain(thing, scene)))).toEqual([]);
  });

  it.each(moments.map((each) => [each.name, each] as const))("tells what matters at the moment “%s”", (_, moment) => {
    const scene = sceneOf(moment, locale);
    for (const option of moment.question?.options ?? []) expect(note(option, scene)).toBeTypeOf("string");
    if (moment.question) expect(origin(moment.question, scene)?.text).toBeTruthy();
    const words = [
      progress(moment.view).phase,
      ...subtitle(moment.view),
      ...members(moment.view).flatMap((each) => each.status),
    ];
    for (const message of words) expect(scene.say(message)).not.toBe("");
  });

  it("tells a finished game round by round", () => {
    const say = strictSay(locale);
    const chapters = story(log);
    expect(chapters.map(({ round }) => round)).toEqual(chapters.map((_, place) => place + 1));
    for (const { lines } of chapters) for (const line of lines) expect(say(line)).not.toBe("");
    expect(
      chapters
        .at(-1)
        ?.lines.map(({ id }) => id)
        .slice(-2),
    ).toEqual(["story-tokens", "story-ritual"]);
  });

  it("tells which symbols were right at the end of a game lost before the attempt", () => {
    const events = [
      { event: "round-began", round: 1 },
      { event: "ritual-tokens-shown", one: "moon", other: "star" },
    ];
    const [chapter] = story(events.map((event) => ({ ...log[0]!, event })));
    expect(chapter?.lines.map(({ id }) => id)).toEqual(["story-tokens"]);
    expect(strictSay(locale)(chapter!.lines[0]!)).not.toBe("");
  });
});

it("does not explain what is not on the table", () => {
  const [first] = moments;
  if (!first) throw new Error("nothing was recorded");
  for (const thing of ["monster:999", "location:16", "action:999", "deck:nobody", "unheard-of:1"]) {
    expect(explain(thing, sceneOf(first))).toBeNull();
  }
});
