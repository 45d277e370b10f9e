/** The piles: what is left in them, and what lies beside them. */

import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import type { IconName } from "../art/icons";
import type { Here } from "../scene";
import type { View } from "../wire";
import { cardTitle, counted, investigatorName, itemName, monsterName, tell } from "../words";
import { read, type Sheet } from "./sheet";

/** The piles in the middle of the table; any other is the action deck of an investigator. */
export const PILES = ["gates", "cup", "sheet", "priority", "items"] as const;
export type Pile = (typeof PILES)[number];

export const PILE_ICONS: Readonly<Record<Pile, IconName>> = {
  gates: "event-gate-revealed",
  cup: "monster-plain",
  sheet: "event-activated",
  priority: "priority-card",
  items: "symbol-key",
};

/** How many there are, as the panel counts them. */
export function pileSize(pile: Pile, view: View): number {
  const sizes: Record<Pile, number> = {
    gates: view.gates_left,
    cup: view.cup,
    sheet: view.beside_sheet.length,
    priority: view.priority_deck,
    items: view.item_deck,
  };
  return sizes[pile];
}

export function deck(id: string, scene: Here): Explanation | null {
  const pile = PILES.find((each) => each === id);
  const sheet = pile ? pileSheet(pile, scene.view) : actionDeck(id, scene.view);
  return sheet && read(sheet, scene.say);
}

function pileSheet(pile: Pile, view: View): Sheet {
  const count = pileSize(pile, view);
  const about: Record<Pile, { lines: (Message | null)[]; rules: string[] }> = {
    gates: { lines: [tell("deck-gates-end")], rules: ["fh.gates.1", "fh.last-round.1"] },
    cup: {
      lines: [beside("deck-cup-beside", counted(view.monster_discard, monsterName)), tell("deck-cup-refill")],
      rules: ["fh.spawn.1", "fh.spawn.6"],
    },
    sheet: {
      lines: [beside("deck-sheet-kinds", counted(view.beside_sheet, monsterName))],
      rules: ["fh.spawn.8", "fh.spawn.9"],
    },
    priority: {
      lines: [
        beside(
          "deck-priority-discard",
          view.priority_discard.map((number) => tell("number", { number })),
        ),
      ],
      rules: ["fh.play-priority.9", "fh.play-priority.10", "fh.hidden.7"],
    },
    items: {
      lines: [beside("deck-items-used", view.used_items.map(itemName))],
      rules: ["fh.investigate.2", "fh.item.1", "fh.limits.3"],
    },
  };
  const { lines, rules } = about[pile];
  return {
    title: tell(`deck-${pile}`),
    icon: PILE_ICONS[pile],
    lines: [tell(`deck-${pile}-count`, { count }), ...lines],
    rules,
  };
}

function beside(id: string, things: Message[]): Message | null {
  return things.length ? tell(id, { things }) : null;
}

function actionDeck(id: string, view: View): Sheet | null {
  const owner = view.investigators.find((each) => each.id === id);
  if (!owner) return null;
  return {
    title: tell("deck-actions", { who: investigatorName(id) }),
    icon: "deck",
    lines: [
      tell("investigator-deck", { count: owner.deck }),
      beside(
        "deck-actions-discard",
        counted(
          owner.discard.map(({ title }) => title),
          cardTitle,
        ),
      ),
    ],
    rules: ["fh.play-priority.5", "fh.resolve.7", "fh.resolve.8"],
  };
}
