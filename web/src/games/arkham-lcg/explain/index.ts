/** What is told about a thing that is pointed at: the card itself, its numbers, the rules behind it. */
import type { Explanation, Thing } from "../../face";
import type { Here } from "../scene";
import { partsOf } from "../things";
import { card, printed } from "./cards";
import { enemy, investigator, resources, skill } from "./figures";
import { cultists, deck, discard, log, setAside, victory } from "./piles";
import { location } from "./places";
import { bag, doom, test, token } from "./tokens";

type Tell = (id: string, scene: Here) => Explanation | null;

/** By the kind of thing, as things.ts names it. */
const KINDS: Readonly<Record<string, Tell>> = {
  card: (id, scene) => location(id, scene) ?? enemy(id, scene) ?? card(id, scene),
  investigator,
  printed,
  token,
  skill,
  resources,
  deck,
  discard,
  victory: (_, scene) => victory(scene),
  "set-aside": (_, scene) => setAside(scene),
  cultists: (_, scene) => cultists(scene),
  log: (_, scene) => log(scene),
  bag: (_, scene) => bag(scene),
  test: (_, scene) => test(scene),
  doom: (_, scene) => doom(scene),
};

export function explain(thing: Thing, scene: Here): Explanation | null {
  const { kind, id } = partsOf(thing);
  return KINDS[kind]?.(id, scene) ?? null;
}
