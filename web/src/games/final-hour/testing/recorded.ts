/** Recorded games for the tests, made by `record.py`: the reference book, a moment of every question, every kind of event. */
import { readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";

import { wholeHappening, wholeQuestion } from "../../../net/whole";
import { optionsByThing } from "../../../table/options";
import { type Locale, makeBundle, type Say, sayFrom } from "../../../text/fluent";
import type { Happening, Question } from "../../../wire";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import type { Reference, View } from "../wire";
import { DOMAIN, GAME } from "../words";

export interface Moment {
  name: string;
  view: View;
  question: Question | null;
}

type Line =
  | { kind: "reference"; reference: Reference }
  | ({ kind: "frame" } & Moment)
  | { kind: "event"; happening: Pick<Happening, "event"> }
  | { kind: "log"; log: Happening[] };

const lines = readFileSync("src/games/final-hour/testing/recorded.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

export const reference = lines.flatMap((line) => (line.kind === "reference" ? [line.reference] : []))[0] as Reference;
export const moments = lines.flatMap((line) =>
  line.kind === "frame" ? [{ ...line, question: line.question && wholeQuestion(line.question) }] : [],
);
export const happenings = lines.flatMap((line) => (line.kind === "event" ? [line.happening] : []));
export const log = lines.flatMap((line) => (line.kind === "log" ? line.log.map(wholeHappening) : []));

export function moment(name: string): Moment {
  const found = moments.find((each) => each.name === name);
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** The face's own texts in a language. */
export function ownTexts(locale: Locale): string {
  return readFileSync(`src/games/final-hour/locale/${locale}.ftl`, "utf8");
}

function serverTexts(part: string, locale: Locale): string {
  return readFileSync(`../src/miskatonic/${part}/locale/${locale}.ftl`, "utf8");
}

/** A voice that does not let anything pass that it cannot say. */
export function strictSay(locale: Locale): Say {
  const kernel = serverTexts("kernel", locale);
  const bundles = new Map<string, FluentBundle>([
    ["kernel", makeBundle(locale, kernel)],
    [GAME, makeBundle(locale, `${kernel}\n${serverTexts("games/final_hour", locale)}`)],
    [DOMAIN, makeBundle(locale, ownTexts(locale))],
  ]);
  const say = sayFrom(
    (domain) => bundles.get(domain),
    ({ domain, id }) => {
      throw new Error(`${domain}/${locale} does not say ${id}`);
    },
  );
  return (message) => {
    const said = say(message);
    // Fluent leaves a variable it was not given in braces.
    if (/\{\$/.test(said)) throw new Error(`${message.id} in ${locale} lacks a variable: ${said}`);
    return said;
  };
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
    say: strictSay(locale),
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
  const cards = view.investigators
    .flatMap((each) => [each.drawn, ...each.discard])
    .flatMap((card) => (card ? [card] : []));
  const played = view.played.flatMap((each) => (each.card ? [each.card] : []));
  const numbers = [...view.investigators.flatMap((each) => each.hand ?? []), ...view.row, ...view.kept];
  return [
    ...view.locations.map(({ number }) => `location:${number}`),
    ...reference.walkways.map((ends) => `walkway:${ends.join("-")}`),
    ...view.locations.flatMap(({ spaces }) => spaces.flatMap(({ monster }) => (monster ? [`monster:${monster}`] : []))),
    ...view.locations.flatMap(({ gate }) => (gate ? [`gate:${gate}`] : [])),
    ...view.investigators.flatMap(({ id, items }) => [
      `investigator:${id}`,
      `deck:${id}`,
      ...items.map((item) => `item:${item}`),
    ]),
    ...[...cards, ...played].map(({ number }) => `action:${number}`),
    ...[...numbers, ...view.priority_discard].map((number) => `priority:${number}`),
    ...reference.ritual_symbols.map((symbol) => `symbol:${symbol}`),
    ...reference.ancient_ones.flatMap(({ reckoning }) => reckoning.map(({ id }) => `row:${id}`)),
    ...["priority", "items", "cup", "sheet", "gates"].map((pile) => `deck:${pile}`),
    ...["green", "purple", "orange"].map((zone) => `zone:${zone}`),
    "symbol:key",
    "ritual-site",
  ];
}
