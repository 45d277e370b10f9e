/** What an option of a question is about, as the engine says it. */
import type { Thing } from "../games/face";
import type { OptionInfo, Question } from "../wire";

/** Everything at which an option can be found: what it is about, the target first, then what else leads to it. */
export function thingsOf({ about, also }: OptionInfo): Thing[] {
  return [...new Set([...about, ...also])];
}

/** Which options point at a thing: numbers from 0 into the options of the question, in ascending order. */
export function optionsByThing(question: Question | null): ReadonlyMap<Thing, readonly number[]> {
  const found = new Map<Thing, number[]>();
  question?.options.forEach((option, number) => {
    for (const thing of thingsOf(option)) {
      const there = found.get(thing);
      if (there) there.push(number);
      else found.set(thing, [number]);
    }
  });
  return found;
}

/**
 * The question with its options as they are listed and numbered: those of one verb together, the ways out of it (pass,
 * done, decline, end the turn) last.
 */
export function inListOrder(question: Question): Question {
  const asked = question.options.filter(({ role }) => role === null);
  const out = question.options.filter(({ role }) => role !== null);
  const byVerb = groupedBy(asked, ({ verb }) => verb);
  return { ...question, options: [...[...byVerb.values()].flat(), ...out] };
}

/** Things by what they have in common, in the order in which that is met first. */
export function groupedBy<Each>(all: readonly Each[], common: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(common(each));
    if (group) group.push(each);
    else groups.set(common(each), [each]);
  }
  return groups;
}

/** How likely an option succeeds: against the thing it is offered at, else where there is but one thing to aim at. */
export function chanceOf({ chances }: OptionInfo, at?: Thing): number | null {
  const [only, ...others] = Object.values(chances);
  return (at === undefined ? undefined : chances[at]) ?? (others.length === 0 ? only : undefined) ?? null;
}

/** A chance in per cent; what is not certain is neither 0 nor 100. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/**
 * The option of the very next question that was already answered by choosing an option at a thing: who takes a weapon
 * against an enemy need not say again whom to fight. The question has to ask for one of the things the option was offered at.
 */
export function followUp(chosen: OptionInfo, at: Thing, next: Question): OptionInfo | null {
  const aims = next.options.map(({ about }) => about[0] ?? "");
  if (next.kind !== "pick" || !aims.every((aim) => chosen.also.includes(aim))) return null;
  const [only, ...others] = next.options.filter(({ about }) => about[0] === at);
  return others.length === 0 ? (only ?? null) : null;
}
