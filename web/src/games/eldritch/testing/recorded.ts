/** Recorded games for the tests, made by `record.py`: the reference book, a moment of every question, every kind of event. */
import { readdirSync, readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";

import { wholeHappening, wholeQuestion } from "../../../net/whole";
import { optionsByThing } from "../../../table/options";
import { type Locale, makeBundle, type Say, sayFrom } from "../../../text/fluent";
import type { Happening, Question } from "../../../wire";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { PILES } from "../knowledge/piles";
import type { Here } from "../scene";
import * as things from "../things";
import type { Reference, View } from "../wire";
import { DOMAIN, GAME } from "../words";

export interface Moment {
  names: string[];
  view: View;
  question: Question | null;
}

type Line =
  | { kind: "reference"; reference: Reference }
  | ({ kind: "frame" } & Moment)
  | { kind: "event"; happening: Pick<Happening, "event"> }
  | { kind: "log"; log: Happening[] };

const lines = readFileSync("src/games/eldritch/testing/recorded.jsonl", "utf8")
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
  const found = moments.find(({ names }) => names.includes(name));
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** The texts of the engine in a language: of the game, they are in several files. */
function serverTexts(part: string, locale: Locale): string {
  const folder = `../src/miskatonic/${part}/locale`;
  const files = readdirSync(folder).filter((file) => file === `${locale}.ftl` || file.startsWith(`${locale}-`));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
}

const voices = new Map<Locale, Say>();

/** A voice that does not let anything pass that it cannot say. */
export function strictSay(locale: Locale): Say {
  const known = voices.get(locale) ?? makeStrict(locale);
  voices.set(locale, known);
  return known;
}

function makeStrict(locale: Locale): Say {
  const kernel = serverTexts("kernel", locale);
  const bundles = new Map<string, FluentBundle>([
    ["kernel", makeBundle(locale, kernel)],
    [GAME, makeBundle(locale, `${kernel}\n${serverTexts("games/eldritch", locale)}`)],
    [DOMAIN, makeBundle(locale, readFileSync(`src/games/eldritch/locale/${locale}.ftl`, "utf8"))],
    ["web", makeBundle(locale, readFileSync(`src/locale/${locale}.ftl`, "utf8"))],
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
export function thingsOf({ view, question }: Moment): Thing[] {
  const { cards } = bookOf(reference);
  return [
    ...reference.spaces.map(({ id }) => things.space(id)),
    ...view.gates.map(({ space }) => things.gate(space)),
    ...view.clues.map(({ space }) => things.clue(space)),
    ...view.monsters.map(({ token }) => things.monster(token)),
    ...view.investigators.flatMap((each) => [
      things.investigator(each.id),
      ...[...each.cards, ...each.conditions].map((card) => things.held(card, each.id, cards.get(card.id))),
    ]),
    ...view.fallen.map(({ id }) => things.fallen(id)),
    ...view.reserve.map(things.card),
    ...view.ongoing.map(({ card }) => things.mythos(card)),
    ...view.unused.map(things.investigator),
    ...(view.expedition ? [things.EXPEDITION] : []),
    ...PILES.map((pile) => `deck:${pile}`),
    ...(question?.options ?? []).flatMap(({ about, also }) => [...about, ...also]),
    ...[things.RESERVE, things.DOOM, things.OMEN, things.MYSTERY, things.ancientOne(view.ancient_one)],
  ];
}
