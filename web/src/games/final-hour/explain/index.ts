/** What is told about a thing that is pointed at: its name, its numbers, the rules behind it. */
import { idOf, kindOf } from "../../../table/things";
import type { Explanation, Thing } from "../../face";
import type { Here } from "../scene";
import { actionCard, item, priorityCard } from "./cards";
import { deck } from "./decks";
import { investigator, monster } from "./figures";
import { location, ritualSite, walkway, zone } from "./places";
import { gate, reckoning, symbol } from "./signs";

type Tell = (id: string, scene: Here) => Explanation | null;

/** By the kind of thing, as `Thing` names it. */
const KINDS: Readonly<Record<string, Tell>> = {
  location,
  walkway,
  zone,
  "ritual-site": (_, scene) => ritualSite(scene),
  monster,
  investigator,
  action: actionCard,
  priority: priorityCard,
  item,
  gate,
  symbol,
  row: reckoning,
  deck,
};

export function explain(thing: Thing, scene: Here): Explanation | null {
  return KINDS[kindOf(thing)]?.(idOf(thing), scene) ?? null;
}
