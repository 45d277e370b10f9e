/** What can be attempted at a location or an enemy now, and how likely it succeeds. */
import { percentOf } from "../../../table/options";
import type { Message, OptionInfo } from "../../../wire";
import type { Thing } from "../../face";
import { oddsAt } from "../odds";
import { codeOfThing } from "../round";
import type { Here } from "../scene";
import { abilityName, cardName, tell } from "../words";

/** The actions that need no card. */
const PLAIN: ReadonlySet<string> = new Set(["fight", "evade", "investigate"]);

export function attemptLines(thing: Thing, scene: Here): Message[] {
  return oddsAt(thing, scene).flatMap(({ option, odds }) => lineOf(option, percentOf(odds), scene) ?? []);
}

function lineOf({ verb, about, word }: OptionInfo, percent: number, { view }: Here): Message | null {
  if (PLAIN.has(verb)) return tell(`explain-${verb}-odds`, { percent });
  const code = codeOfThing(about[0], view);
  if (!code) return null;
  const card = cardName(code);
  return word
    ? tell("explain-ability-odds", { card, ability: abilityName(code, word), percent })
    : tell("explain-card-odds", { card, percent });
}
