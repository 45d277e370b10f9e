/** What can be attempted at a location or an enemy now, and how likely it succeeds. */
import { percentOf } from "../../../table/options";
import type { Message, OptionInfo } from "../../../wire";
import type { Thing } from "../../face";
import { cardOf } from "../book";
import { oddsAt } from "../odds";
import { codeOfThing } from "../round";
import type { Here } from "../scene";
import { abilityName, cardName, tell } from "../words";

/** The actions that need no card. */
const PLAIN: ReadonlySet<string> = new Set(["fight", "evade", "investigate"]);

export function attemptLines(thing: Thing, scene: Here): Message[] {
  return oddsAt(thing, scene).flatMap(({ option, odds }) => lineOf(option, percentOf(odds), scene) ?? []);
}

function lineOf({ verb, about, word }: OptionInfo, percent: number, { view, reference }: Here): Message | null {
  if (PLAIN.has(verb)) return tell(`explain-${verb}-odds`, { percent });
  const card = cardOf(reference, codeOfThing(about[0], view) ?? "");
  if (!card) return null;
  return word
    ? tell("explain-ability-odds", { card: cardName(card.code), ability: abilityName(card, word), percent })
    : tell("explain-card-odds", { card: cardName(card.code), percent });
}
