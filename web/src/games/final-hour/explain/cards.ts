/** Action cards, priority cards, items. */

import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { hasIcon, type IconName } from "../art/icons";
import { bookOf } from "../book";
import { rankNote } from "../notes";
import { chanceOf, unseenOf } from "../ritual";
import { isSettled, placesOf } from "../round";
import type { Here } from "../scene";
import { cardTitle, investigatorName, itemName, symbolName, tell } from "../words";
import { read } from "./sheet";

export function actionCard(id: string, scene: Here): Explanation | null {
  const book = bookOf(scene.reference);
  const card = book.cards.get(Number(id));
  if (!card) return null;
  const place = placesOf(scene.view, book).find((each) => each.played?.card?.number === card.number);
  return read(
    {
      title: cardTitle(card.title),
      icon: "action-card",
      lines: [
        tell("action-owner", { who: investigatorName(card.owner) }),
        tell("action-upper", { text: card.upper }),
        tell("action-lower", { text: card.lower }),
        place?.half ? tell(`action-counts-${place.half}`) : null,
      ],
      rules: ["fh.action-phase.2", "fh.resolve.3", "fh.resolve.4", "fh.resolve.6"],
    },
    scene.say,
  );
}

export function priorityCard(id: string, scene: Here): Explanation | null {
  const { view } = scene;
  const book = bookOf(scene.reference);
  const card = book.priority.get(Number(id));
  if (!card) return null;
  return read(
    {
      title: tell("title-priority", { number: card.number }),
      icon: `symbol-${card.symbol}`,
      lines: [
        tell("priority-rank"),
        rankLine(card.number, scene),
        tell("priority-omens", { count: card.omens }),
        tell("priority-symbol", { symbol: symbolName(card.symbol) }),
        view.ritual_tokens
          ? null
          : tell("priority-chance", {
              count: unseenOf(card.symbol, view, book),
              chance: chanceOf(card.symbol, view),
            }),
      ],
      rules: ["fh.play-priority.13", "fh.play-priority.15", "fh.resolve.3", "fh.ritual.13"],
    },
    scene.say,
  );
}

/** What the number would settle, while cards are being played. */
function rankLine(number: number, scene: Here): Message | null {
  const { view } = scene;
  const held = view.investigators.some((each) => each.hand?.includes(number));
  const lying = view.played.some((each) => each.priority === number);
  if (view.solo || isSettled(view, bookOf(scene.reference)) || !view.step.startsWith("action.") || (!held && !lying))
    return null;
  return tell(lying ? "priority-lying" : "priority-held", { outlook: rankNote(number, scene) });
}

export function itemIcon(id: string): IconName {
  const icon = `item-${id}`;
  return hasIcon(icon) ? icon : "symbol-key";
}

export function item(id: string, scene: Here): Explanation | null {
  const printed = bookOf(scene.reference).items.get(id);
  if (!printed) return null;
  const owner = scene.view.investigators.find((each) => each.items.includes(id));
  return read(
    {
      title: itemName(id),
      icon: itemIcon(id),
      lines: [
        tell(printed.use === "before" ? "item-before" : "item-after"),
        printed.text,
        owner ? tell("item-owner", { who: investigatorName(owner.id) }) : null,
        scene.view.used_items.includes(id) ? tell("item-spent") : null,
      ],
      rules: ["fh.item.1", printed.use === "before" ? "fh.item.3" : "fh.item.4"],
    },
    scene.say,
  );
}
