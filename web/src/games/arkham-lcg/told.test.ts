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
import { card } from "./things";

const rulebook = readFileSync("../src/miskatonic/games/arkham_lcg/rulebook.yaml", "utf8");
const rules = new Set([...rulebook.matchAll(/^- id: (\S+)/gm)].map((match) => match[1]));

/** Is there a title, a figure or something to read that is said once, and no rule that is not in the book? */
function isWhole(explanation: Explanation | null): boolean {
  if (!explanation) return false;
  const { title, figure, lines, rules: named } = explanation;
  const saysSomething = Boolean(figure) || lines.length > 0;
  return (
    title !== "" && saysSomething && new Set(lines).size === lines.length && named.every((rule) => rules.has(rule))
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
    const from = moment.question && origin(moment.question, scene);
    if (from) expect(from.text).not.toBe("");
    const words = [
      progress(moment.view).phase,
      ...(progress(moment.view).phases ?? []).map(({ name }) => name),
      ...subtitle(moment.view),
      ...members(moment.view).flatMap((each) => [each.name, ...each.status]),
    ];
    for (const message of words) expect(scene.say(message)).not.toBe("");
  });

  it("tells a finished campaign round by round", () => {
    const say = strictSay(locale);
    const chapters = story(log);
    const rounds = chapters.map(({ round }) => round);
    expect(rounds).toEqual([...new Set(rounds)].sort((one, other) => one - other));
    for (const { lines } of chapters) for (const line of lines) expect(say(line)).not.toBe("");
    const told = chapters.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(told.filter((id) => id === "story-scenario")).toHaveLength(3);
    expect(told.filter((id) => id === "story-ended")).toHaveLength(3);
  });
});

it("tells of locations and enemies more than what is printed on them", () => {
  for (const each of moments) {
    for (const { id } of [...each.view.locations, ...each.view.enemies]) {
      expect(explain(card(id), sceneOf(each))?.lines, card(id)).not.toEqual([]);
    }
  }
});

it("does not explain what is not on the table", () => {
  const [first] = moments;
  if (!first) throw new Error("nothing was recorded");
  for (const thing of ["card:9999", "deck:nobody", "printed:99999", "unheard-of:1"]) {
    expect(explain(thing, sceneOf(first))).toBeNull();
  }
});
