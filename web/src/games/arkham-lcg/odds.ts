/** The chances of options, and the odds of a skill test from what is in the bag. */
import { thingsOf } from "../../table/options";
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { cardOf, iconsFor } from "./book";
import { codeOfThing, isTurn } from "./round";
import type { Here } from "./scene";
import { card } from "./things";
import type { BagTokenView, TermView, TestView, View } from "./wire";

type Chances = Readonly<Record<Thing, number>>;

/** How likely an option succeeds against each thing it could be aimed at. */
export function chancesOf(option: OptionInfo, scene: Here): Chances {
  if (Object.keys(option.chances).length > 0) return option.chances;
  const found = IN_VIEW[option.verb]?.(option, scene) ?? [];
  return Object.fromEntries(found.flatMap(([thing, odds]) => (odds === null ? [] : [[thing, odds]])));
}

/** The chance of an option, where it is the same whatever it is aimed at. */
export function oddsOf(option: OptionInfo, scene: Here): number | null {
  const [only, ...others] = new Set(Object.values(chancesOf(option, scene)));
  return others.length === 0 ? (only ?? null) : null;
}

/** What can be attempted at a thing now, with how likely it succeeds there. */
export function oddsAt(thing: Thing, scene: Here): { option: OptionInfo; odds: number }[] {
  return (scene.question?.options ?? []).flatMap((option) => {
    const odds = chancesOf(option, scene)[thing];
    return odds === undefined ? [] : [{ option, odds }];
  });
}

type InView = (option: OptionInfo, scene: Here) => [Thing, number | null][];

/** The chances of an option that does not say them itself, from what the view has of them. */
const IN_VIEW: Readonly<Record<string, InView>> = {
  fight: (option, scene) => againstEnemy(option, scene, "fight_odds"),
  evade: (option, scene) => againstEnemy(option, scene, "evade_odds"),
  investigate: ({ about }, { view }) =>
    view.locations.flatMap(({ id, investigate_odds: odds }) => (card(id) === about[0] ? [[card(id), odds]] : [])),
  activate: ({ about, word }, { view }) =>
    view.enemies.flatMap(({ id, weapon_odds: weapons }) =>
      weapons
        .filter((weapon) => card(weapon.card) === about[0] && weapon.ability === word)
        .map(({ odds }): [Thing, number] => [card(id), odds]),
    ),
  commit: (option, { view, reference }) => {
    const shown = cardOf(reference, codeOfThing(option.about[0], view) ?? "");
    if (!shown || !view.test) return [];
    const odds = chanceWith(view, iconsFor(shown, view.test.skill));
    return thingsOf(option).map((thing) => [thing, odds]);
  },
};

/** The odds are those of the plain action: who chooses whom to strike with a weapon has others. */
function againstEnemy(
  { about }: OptionInfo,
  { view, question }: Here,
  odds: "fight_odds" | "evade_odds",
): [Thing, number | null][] {
  if (!isTurn(question)) return [];
  return view.enemies.flatMap((enemy) => (card(enemy.id) === about[0] ? [[card(enemy.id), enemy[odds]]] : []));
}

/**
 * The chance that a skill value reaches a difficulty; null where a symbol's value is not known.
 *
 * A token that has another one revealed goes on with the rest of the bag (rules lcg.skill-test.st3.1, lcg.skill-test.st4.2).
 */
export function chance(value: number, difficulty: number, bag: readonly BagTokenView[]): number | null {
  const size = bag.reduce((sum, { count }) => sum + count, 0);
  if (size === 0) return reaches(value, difficulty) ? 1 : 0;
  let total = 0;
  for (const token of bag) {
    if (token.count === 0) continue;
    const its = tokenChance(token, value, difficulty, bag);
    if (its === null) return null;
    total += token.count * its;
  }
  return total / size;
}

/** The chance of a test if this token comes first: 1 or 0, or between them where it has another one revealed. */
export function tokenChance(
  token: BagTokenView,
  value: number,
  difficulty: number,
  bag: readonly BagTokenView[],
): number | null {
  if (token.automatic !== null) return token.automatic ? 1 : 0;
  if (token.value === null) return null;
  const sum = value + token.value;
  if (!token.again) return reaches(sum, difficulty) ? 1 : 0;
  return chance(
    sum,
    difficulty,
    bag.map((each) => (each.token === token.token ? { ...each, count: each.count - 1 } : each)),
  );
}

/** A skill value never falls below 0 (rule lcg.modifier.5). */
const reaches = (value: number, difficulty: number): boolean => Math.max(0, value) >= difficulty;

/** The skill value before any token. */
export function valueBeforeTokens(test: TestView): number {
  const all = test.terms.reduce((sum, { amount }) => sum + amount, 0);
  return all - test.tokens.reduce((sum, { value }) => sum + value, 0);
}

/** A token that was revealed and is not resolved yet has no value in the test: it counts what it would count. */
export function expectedTerms(test: TestView, bag: readonly BagTokenView[]): TermView[] {
  if (test.succeeded !== null || test.tokens.length === 0) return test.terms;
  const start = test.terms.length - test.tokens.length;
  return test.terms.map((term, place) => {
    if (place < start || term.amount !== 0) return term;
    const known = bag.find(({ token }) => token === term.source)?.value ?? Number(term.source);
    return Number.isNaN(known) ? term : { ...term, amount: known };
  });
}

/** Whether a token is still to be revealed in a test. */
export function isOpen(test: TestView): boolean {
  return test.tokens.length === 0 && test.succeeded === null;
}

/**
 * The chance of the test under way with so many more icons; null where it is decided otherwise than by the bag, which
 * shows in what the server itself says.
 */
export function chanceWith(view: View, more: number): number | null {
  const { test, tokens } = view;
  if (!test || !isOpen(test)) return null;
  const value = valueBeforeTokens(test);
  const now = chance(value, test.difficulty, tokens);
  if (now === null || Math.abs(now - test.odds) > 0.001) return null;
  return more === 0 ? now : chance(value + more, test.difficulty, tokens);
}

const SYMBOLS = ["skull", "cultist", "tablet", "elder-thing", "auto-fail"];

/** The bag as one likes it least last: the elder sign, the numbers from the best to the worst, the other symbols. */
export function sortedBag(bag: readonly BagTokenView[]): BagTokenView[] {
  const rank = ({ token }: BagTokenView): number => {
    if (token === "elder-sign") return -100;
    return SYMBOLS.includes(token) ? 100 + SYMBOLS.indexOf(token) : -Number(token);
  };
  return [...bag].sort((one, other) => rank(one) - rank(other));
}
