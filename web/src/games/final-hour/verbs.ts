/** The icons of the options in the list: what is done, and what it is done to. */
import { idOf, kindOf, numberOf } from "../../table/things";
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { hasIcon, type IconName } from "./art/icons";
import { bookOf } from "./book";
import { itemIcon } from "./explain/cards";
import { monsterIcon } from "./explain/figures";
import { findMonster } from "./monsters";
import type { Here } from "./scene";

export const verbs: Readonly<Record<string, IconName>> = {
  play: "priority-card",
  slot: "priority-card",
  keep: "event-priority-kept",
  move: "event-moved",
  stay: "event-moved",
  destroy: "event-monster-destroyed",
  drive: "event-monster-moved",
  displace: "event-monster-moved",
  activate: "event-activated",
  seal: "seal",
  use: "event-item-used",
  victim: "event-health-lost",
  lead: "lead-investigator",
  attempt: "ritual-site",
};

type IconOf = (target: Thing, scene: Here) => IconName | null;

/** By the sort of thing. */
const TARGETS: Readonly<Record<string, IconOf>> = {
  location: (place) => `location-${numberOf(place)}` as IconName,
  monster: (token, { view, reference }) => {
    const kind = bookOf(reference).monsters.get(findMonster(numberOf(token), view)?.kind ?? "");
    return kind ? monsterIcon(kind) : null;
  },
  priority: (card, { reference }) => {
    const symbol = bookOf(reference).priority.get(numberOf(card))?.symbol;
    return symbol ? `symbol-${symbol}` : null;
  },
  item: (item) => itemIcon(idOf(item)),
  walkway: () => "walkway",
};

export function icon({ about: [target = ""] }: OptionInfo, scene: Here): IconName | null {
  const found = TARGETS[kindOf(target)]?.(target, scene) ?? null;
  return found && hasIcon(found) ? found : null;
}
