/** What is told about a thing that is pointed at: its name, its numbers, the rules behind it. */
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
  const colon = thing.indexOf(":");
  const kind = colon < 0 ? thing : thing.slice(0, colon);
  return KINDS[kind]?.(thing.slice(kind.length + 1), scene) ?? null;
}
