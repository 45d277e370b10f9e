/** Recorded games for the tests: the reference book, some moments, an event of every kind, and a whole campaign; `record.py` makes them anew. */
import { readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";

import { wholeQuestion } from "../../../net/whole";
import { optionsByThing } from "../../../table/options";
import { type Locale, makeBundle, type Say, sayFrom } from "../../../text/fluent";
import type { Happening, Question } from "../../../wire";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import { card, deck, discard, ENCOUNTER, investigator, printed, resources, token } from "../things";
import type { EndedTest } from "../verdict";
import type { Event, Reference, View } from "../wire";
import { DOMAIN, GAME } from "../words";

export interface Moment {
  name: string;
  view: View;
  question: Question | null;
}

type Line =
  | { kind: "reference"; reference: Reference }
  | ({ kind: "frame" } & Moment)
  | { kind: "event"; event: Event }
  | { kind: "log"; log: Event[] };

const lines = readFileSync("src/games/arkham-lcg/testing/recorded.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

/** An event as it is told, without its words and what it touches. */
export function told(event: Event): Happening {
  const say = { domain: GAME, id: `event-${event.event}` };
  return { say, quiet: false, after: 0, touches: [], tone: "plain", icon: "log", highlight: null, event };
}

export const reference = lines.flatMap((line) => (line.kind === "reference" ? [line.reference] : []))[0] as Reference;
export const moments = lines.flatMap((line) =>
  line.kind === "frame" ? [{ ...line, question: line.question && wholeQuestion(line.question) }] : [],
);
export const happenings = lines.flatMap((line) => (line.kind === "event" ? [told(line.event)] : []));
/** The end of a test, as one was recorded. */
export const endedTest = happenings
  .map(({ event }) => event as Event)
  .find((event): event is EndedTest => event.event === "test-ended") as EndedTest;
export const log = lines.flatMap((line) => (line.kind === "log" ? line.log.map(told) : []));

export function moment(name: string): Moment {
  const found = moments.find((each) => each.name === name);
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** The face's own texts in a language. */
export function ownTexts(locale: Locale): string {
  return readFileSync(`src/games/arkham-lcg/locale/${locale}.ftl`, "utf8");
}

function serverTexts(part: string, ...files: string[]): string {
  return files.map((file) => readFileSync(`../src/miskatonic/${part}/locale/${file}.ftl`, "utf8")).join("\n");
}

/** What not every card has. */
const OPTIONAL = /^card-\w+-sub$/;

/** A voice that does not let anything pass that it cannot say. */
export function strictSay(locale: Locale): Say {
  const kernel = serverTexts("kernel", locale);
  const game = serverTexts("games/arkham_lcg", locale, `${locale}-cards`, `${locale}-decks`);
  const bundles = new Map<string, FluentBundle>([
    ["kernel", makeBundle(locale, kernel)],
    [GAME, makeBundle(locale, `${kernel}\n${game}`)],
    [DOMAIN, makeBundle(locale, ownTexts(locale))],
  ]);
  const say = sayFrom(
    (domain) => bundles.get(domain),
    ({ domain, id }) => {
      if (!OPTIONAL.test(id)) throw new Error(`${domain}/${locale} does not say ${id}`);
    },
  );
  return (message) => {
    const said = say(message);
    // Fluent leaves a variable it was not given in braces.
    if (/\{\$/.test(said)) throw new Error(`${message.id} in ${locale} lacks a variable: ${said}`);
    return said;
  };
}

const voices = new Map<Locale, Say>();

function voiceOf(locale: Locale): Say {
  const voice = voices.get(locale) ?? strictSay(locale);
  voices.set(locale, voice);
  return voice;
}

export function sceneOf({ view, question }: Pick<Moment, "view" | "question">, locale: Locale = "en"): Here {
  return {
    view,
    reference,
    question,
    optionsAt: optionsByThing(question),
    lit: new Set(),
    pointed: new Map(),
    fresh: [],
    say: voiceOf(locale),
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

/** Everything on the table at a moment, by its name. */
export function thingsOf({ view }: Moment): Thing[] {
  const cards = view.investigators.flatMap((each) => [
    ...(each.hand ?? []),
    ...each.assets,
    ...each.threats,
    ...each.discard,
  ]);
  return [
    ...view.locations.map(({ id }) => card(id)),
    ...view.locations.flatMap(({ attachments, others }) => [...attachments, ...others].map(({ id }) => card(id))),
    ...view.enemies.map(({ id }) => card(id)),
    ...view.investigators.flatMap(({ code }) => [investigator(code), deck(code), discard(code), resources(code)]),
    ...cards.map(({ id }) => card(id)),
    ...(view.test?.committed ?? []).map(({ id }) => card(id)),
    ...[view.act, view.agenda].flatMap((each) => (each ? [card(each.id)] : [])),
    ...view.tokens.map((each) => token(each.token)),
    ...["willpower", "intellect", "combat", "agility"].map((name) => `skill:${name}`),
    ...Object.keys(reference.cards).map(printed),
    ...(view.test ? ["test"] : []),
    ...(view.agenda ? ["doom"] : []),
    ...[deck(ENCOUNTER), discard(ENCOUNTER), "bag", "victory", "set-aside", "cultists", "log"],
  ];
}
