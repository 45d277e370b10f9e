/** What is told about a thing that is pointed at: its name, its numbers, the rules behind it. */
import { idOf, kindOf } from "../../../table/things";
import type { Explanation, Thing } from "../../face";
import type { Here } from "../scene";
import { card, mystery, mythos } from "./cards";
import { ancientOne, doom, omen } from "./dooms";
import { fallen, investigator, monster } from "./figures";
import { clue, expedition, gate, space } from "./places";
import { die, pile, reserve } from "./supplies";

type Tell = (id: string, scene: Here) => Explanation | null;

/** By the kind of thing, as the engine names it. */
const KINDS: Readonly<Record<string, Tell>> = {
  space,
  gate,
  clue,
  expedition,
  investigator,
  fallen,
  monster,
  card,
  mythos,
  mystery,
  "ancient-one": ancientOne,
  doom,
  omen,
  reserve,
  deck: pile,
  die,
};

export function explain(thing: Thing, scene: Here): Explanation | null {
  return KINDS[kindOf(thing)]?.(idOf(thing), scene) ?? null;
}
