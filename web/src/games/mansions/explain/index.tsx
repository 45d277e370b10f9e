/** What is told about a thing that is pointed at: its name, its numbers, the rules behind it. */
import { idOf, kindOf } from "../../../table/things";
import type { Explanation, Thing } from "../../face";
import type { Here } from "../scene";
import { card, page, trait } from "./cards";
import { investigator, monster } from "./figures";
import { barrier, corpse, door, pile, room, space } from "./places";
import { answers, deck, eventDeck, objective, piece, pool, puzzle, skill, story, threat } from "./supplies";

type Tell = (id: string, scene: Here) => Explanation | null;

/** By the kind of thing, as the engine names it. */
const KINDS: Readonly<Record<string, Tell>> = {
  space,
  room,
  pile,
  door,
  barrier,
  corpse,
  investigator,
  monster,
  card,
  trait,
  page,
  piece,
  puzzle,
  skill,
  threat,
  objective,
  answers,
  story,
  "event-deck": eventDeck,
  pool,
  deck,
};

export function explain(thing: Thing, scene: Here): Explanation | null {
  return KINDS[kindOf(thing)]?.(idOf(thing), scene) ?? null;
}
