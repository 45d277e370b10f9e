/** Tests that everything a face says can be said, in every language. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Explanation, Face, Holding, Scene, Thing } from "../../games/face";
import { LOCALES, type Locale, type Say } from "../../text/say";
import type { Happening, Highlight, Message, Result } from "../../wire";
import type { Moment } from "./recorded";

/** A recorded game with a name for everything on its table. */
interface Told<View, Reference> {
  game: string;
  moments: readonly Moment<View>[];
  happenings: readonly Pick<Happening, "event">[];
  log: readonly Happening[];
  strictSay(locale: Locale): Say;
  sceneOf(moment: Moment<View>, locale?: Locale): Scene<View, Reference>;
  thingsOf(moment: Moment<View>): Thing[];
  /** What is nowhere on it. */
  absent: readonly Thing[];
}

export function tellsEverything<View, Reference, Event>(
  face: Face<View, Reference, Event>,
  { game, moments, happenings, log, strictSay, sceneOf, thingsOf, absent }: Told<View, Reference>,
): void {
  const named = moments.map((each) => [each.names.join(", "), each] as const);
  const rules = rulesOf(game);

  describe.each(LOCALES)("in %s", (locale) => {
    it.each(named)("explains every thing at the moment “%s”", (_, each) => {
      const scene = sceneOf(each, locale);
      expect(thingsOf(each).filter((thing) => !isWhole(face.explain(thing, scene), rules))).toEqual([]);
    });

    it.each(named)("tells what matters at the moment “%s”", (_, each) => {
      const scene = sceneOf(each, locale);
      const { view, question } = each;
      for (const option of question?.options ?? []) expect(face.note(option, scene)).toBeTypeOf("string");
      const from = question && face.origin(question, scene);
      if (from) expect(from.title && from.text).not.toBe("");
      const progress = face.progress(view);
      const met = face.encounter?.(view);
      const words = [
        ...(progress ? [progress.phase, ...(progress.phases ?? []).map(({ name }) => name)] : []),
        ...face.subtitle(view),
        ...face.members(view).flatMap(({ name, status, holdings }) => [name, ...status, ...holdings.map(labelOf)]),
        ...(met ? [met.title, ...met.story, ...met.outcomes.flatMap(({ text }) => text ?? [])] : []),
      ];
      for (const message of words) expect(scene.say(message)).not.toBe("");
    });

    it("draws every highlight of a game", () => {
      const scene = sceneOf(moments[0]!, locale);
      const [words = null] = face.subtitle(scene.view);
      const told = { title: words, text: words } as Highlight;
      for (const { event } of happenings) renderToStaticMarkup(face.highlight?.(event as Event, scene, told));
    });

    it("tells a finished game round by round", () => {
      const say = strictSay(locale);
      const chapters = face.story(log);
      const rounds = chapters.map(({ round }) => round);
      expect(rounds).toEqual([...new Set(rounds)].sort((one, other) => one - other));
      const ending = face.resolution?.(log, { score: null } as Result) ?? [];
      for (const line of [...chapters.flatMap(({ lines }) => lines), ...ending]) expect(say(line)).not.toBe("");
    });
  });

  it("does not explain what is not on the table", () => {
    const scene = sceneOf(moments[0]!);
    expect(absent.filter((thing) => face.explain(thing, scene))).toEqual([]);
  });
}

const labelOf = ({ label }: Holding): Message => label;

/** The ids of all rules of a game. */
function rulesOf(game: string): ReadonlySet<string> {
  const rulebook = readFileSync(`../src/miskatonic/games/${game.replaceAll("-", "_")}/rulebook.yaml`, "utf8");
  return new Set([...rulebook.matchAll(/^- id: (\S+)/gm)].map(([, id = ""]) => id));
}

/** Is there a title, a figure or something to read that is said once, and no rule that is not in the book? */
function isWhole(explanation: Explanation | null, rules: ReadonlySet<string>): boolean {
  if (!explanation) return false;
  const { title, figure, lines, rules: named } = explanation;
  const saysSomething = Boolean(figure) || lines.length > 0;
  return (
    title !== "" && saysSomething && new Set(lines).size === lines.length && named.every((rule) => rules.has(rule))
  );
}
