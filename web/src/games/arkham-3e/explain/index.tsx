/** What is told about a thing that is pointed at: its name, its numbers, the rules behind it. */
import { idOf, kindOf } from "../../../table/things";
import type { Explanation, Thing } from "../../face";
import type { Here } from "../scene";
import { archive, card, headline } from "./cards";
import { investigator, monster } from "./figures";
import { neighborhood, space } from "./places";
import { cup, deck, die, display, events, sheet } from "./supplies";

type Tell = (id: string, scene: Here) => Explanation | null;

/** By the kind of thing, as the engine names it. */
const KINDS: Readonly<Record<string, Tell>> = {
  space,
  neighborhood,
  investigator,
  monster,
  card,
  archive,
  headline,
  scenario: sheet,
  cup,
  events,
  display,
  deck,
  die,
};

export function explain(thing: Thing, scene: Here): Explanation | null {
  return KINDS[kindOf(thing)]?.(idOf(thing), scene) ?? null;
}
