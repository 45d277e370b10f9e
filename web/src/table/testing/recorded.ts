/** Games recorded for the tests of a face: the lines that `tests/recorded` wrote, its texts, and the scene of a moment. */
import { readdirSync, readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";
import type { Scene } from "../../games/face";
import { wholeHappening, wholeQuestion } from "../../net/whole";
import { type Locale, makeBundle, type Say, sayFrom } from "../../text/fluent";
import { domainOf } from "../../text/library";
import type { Happening, Question } from "../../wire";
import { optionsByThing } from "../options";

interface Asked {
  question: Question | null;
}

/** What a seat saw when it was asked, by all that there was to see. */
export interface Moment<View> extends Asked {
  names: string[];
  view: View;
}

/** A game as `tests/recorded` has recorded it: its reference book, moments of every question, every kind of event, a log. */
export function recordedGame<View, Reference>(game: string) {
  const recorded = readRecorded<Reference, Moment<View>, { happening: Pick<Happening, "event"> }, Happening>(game);
  const { reference, moments } = recorded;
  const strictSay = strictVoices(game);
  return {
    reference,
    moments,
    happenings: recorded.events.map(({ happening }) => happening),
    log: recorded.log.map(wholeHappening),
    moment: (name: string) => momentCalled(name, moments),
    strictSay,
    sceneOf: (moment: Pick<Moment<View>, "view" | "question">, locale: Locale = "en"): Scene<View, Reference> =>
      quietScene(reference, moment, strictSay(locale)),
  };
}

export function momentCalled<View>(name: string, moments: readonly Moment<View>[]): Moment<View> {
  const found = moments.find(({ names }) => names.includes(name));
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

type Line<Reference, Moment, Event, Told> =
  | { kind: "reference"; reference: Reference }
  | ({ kind: "frame" } & Moment)
  | ({ kind: "event" } & Event)
  | { kind: "log"; log: Told[] };

/** The reference book, some moments, an event of every kind and the log of a whole game. */
export function readRecorded<Reference, Moment extends Asked, Event, Told>(game: string) {
  const lines = readFileSync(`src/games/${game}/testing/recorded.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line<Reference, Moment, Event, Told>);
  const [reference] = lines.flatMap((line) => (line.kind === "reference" ? [line.reference] : []));
  return {
    reference: reference as Reference,
    moments: lines.flatMap((line): Moment[] =>
      line.kind === "frame" ? [{ ...line, question: line.question && wholeQuestion(line.question) }] : [],
    ),
    events: lines.flatMap((line): Event[] => (line.kind === "event" ? [line] : [])),
    log: lines.flatMap((line) => (line.kind === "log" ? line.log : [])),
  };
}

/** The face's own texts in a language. */
export const ownTexts = (game: string, locale: Locale): string =>
  readFileSync(`src/games/${game}/locale/${locale}.ftl`, "utf8");

/** The texts of the face and of its parts, by their domains. */
function pageTexts(game: string, locale: Locale): [string, string][] {
  const folder = `src/games/${game}`;
  return readdirSync(folder, { recursive: true })
    .map((path) => `${path}`)
    .filter((path) => /(^|\/)locale\/[a-z]+\.ftl$/.test(path) && path.endsWith(`/${locale}.ftl`))
    .map((path) => [domainOf(`../games/${game}/${path}`), readFileSync(`${folder}/${path}`, "utf8")]);
}

/** The texts of the engine in a language; those of a game are in several files. */
function serverTexts(part: string, locale: Locale): string {
  const folder = `../src/miskatonic/${part}/locale`;
  const files = readdirSync(folder).filter((file) => file === `${locale}.ftl` || file.startsWith(`${locale}-`));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
}

/** Voices of a game that let nothing pass that they cannot say, beyond what is `optional`. */
export function strictVoices(game: string, optional?: RegExp): (locale: Locale) => Say {
  const voices = new Map<Locale, Say>();
  return (locale) => {
    const voice = voices.get(locale) ?? strictSay(game, locale, optional);
    voices.set(locale, voice);
    return voice;
  };
}

function strictSay(game: string, locale: Locale, optional?: RegExp): Say {
  const kernel = serverTexts("kernel", locale);
  const bundles = new Map<string, FluentBundle>([
    ["kernel", makeBundle(locale, kernel)],
    [game, makeBundle(locale, `${kernel}\n${serverTexts(`games/${game.replaceAll("-", "_")}`, locale)}`)],
    ...pageTexts(game, locale).map(([domain, source]): [string, FluentBundle] => [domain, makeBundle(locale, source)]),
    ["web", makeBundle(locale, readFileSync(`src/locale/${locale}.ftl`, "utf8"))],
  ]);
  const say = sayFrom(
    (domain) => bundles.get(domain),
    ({ domain, id }) => {
      if (!optional?.test(id)) throw new Error(`${domain}/${locale} does not say ${id}`);
    },
  );
  return (message) => {
    const said = say(message);
    // Fluent leaves a variable it was not given in braces.
    if (/\{\$/.test(said)) throw new Error(`${message.id} in ${locale} lacks a variable: ${said}`);
    return said;
  };
}

/** A moment as a scene in which nothing is done. */
export function quietScene<View, Reference>(
  reference: Reference,
  { view, question }: { view: View } & Asked,
  say: Say,
): Scene<View, Reference> {
  return {
    view,
    reference,
    question,
    optionsAt: optionsByThing(question),
    lit: new Set(),
    pointed: new Map(),
    fresh: [],
    say,
    choose() {},
    pick() {},
    press(thing, beside) {
      if (this.optionsAt.has(thing)) this.pick(thing);
      else this.explain(thing, beside);
    },
    light() {},
    explain() {},
    point() {},
  };
}
