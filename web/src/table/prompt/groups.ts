/** How options are listed: by what is done, what several have in common said once. The same for every game. */
import { type Say, voice } from "../../text/say";
import type { OptionInfo } from "../../wire";
import { groupedBy } from "../options";

const words = voice("web");

/** So many options that share a cost have it told once above the list, and only a sign of it each. */
const SHARED = 3;

export interface Numbered {
  /** Its number in the question. */
  number: number;
  option: OptionInfo;
}

/** The options of one verb. */
export interface Group {
  verb: string;
  /** What is done, where it stands above the options; else each option says it. */
  title: string | null;
  entries: readonly Numbered[];
  /** Under a title, or where the question itself says what is done, only what differs is told. */
  short: boolean;
}

export interface Listed {
  groups: readonly Group[];
  waysOut: readonly Numbered[];
  /** The costs that are told once. */
  sharedCosts: readonly string[];
}

/** All options of a question, or those of them that a thing has, where the question is not beside them. */
export function listed(options: readonly OptionInfo[], say: Say, only?: readonly number[]): Listed {
  const numbers = only ?? [...options.keys()];
  const entries = numbers.flatMap((number) => {
    const option = options[number];
    return option ? [{ number, option }] : [];
  });
  const asked = entries.filter(({ option }) => option.role === null);
  const byVerb = groupedBy(asked, ({ option }) => option.verb);
  const groups = [...byVerb].map(([verb, entries]) => groupOf(verb, entries, !only && byVerb.size === 1, say));
  return {
    groups,
    waysOut: entries.filter(({ option }) => option.role !== null),
    sharedCosts: sharedCosts(entries, say),
  };
}

/** Alone on the list a group needs no title: the question has said what is done. */
function groupOf(verb: string, entries: readonly Numbered[], alone: boolean, say: Say): Group {
  const [first, ...others] = entries;
  const title = first && others.length > 0 && !alone ? titleOf(first.option, say) : null;
  return { verb, title, entries, short: alone || title !== null };
}

/** The form of an option's words that names what is done; null where the game has none. */
function titleOf({ say: told }: OptionInfo, say: Say): string | null {
  const title = say(words("option-group", { option: told }));
  return title === say(told) ? null : title;
}

/** The words of an option; where what is done is said already, its short form. */
export function wordsOf({ say: told }: OptionInfo, short: boolean, say: Say): string {
  return say(short ? words("option-short", { option: told }) : told);
}

function sharedCosts(entries: readonly Numbered[], say: Say): string[] {
  const counts = new Map<string, number>();
  for (const cost of entries.flatMap(({ option }) => option.costs.map(say))) {
    counts.set(cost, (counts.get(cost) ?? 0) + 1);
  }
  return [...counts].flatMap(([cost, count]) => (count >= SHARED ? [cost] : []));
}
