/** The decks, and how much is left in them. */
import type { Message } from "../../../wire";
import type { IconName } from "../art/icons";
import { classIcon } from "../verbs";
import type { View } from "../wire";
import { called, cardName } from "../words";

/** "mythos", "trauma", "combat-beast", "spell-shriveling". */
export const decksOf = (view: View): string[] => [
  "mythos",
  "trauma",
  ...Object.keys(view.combat).map((name) => `combat-${name}`),
  ...Object.keys(view.spells).map((name) => `spell-${name}`),
];

const split = (deck: string): [string, string] => {
  const sort = deck.split("-", 1)[0] ?? "";
  return [sort, deck.slice(sort.length + 1)];
};

export function iconOf(deck: string): IconName {
  const [sort, name] = split(deck);
  if (sort === "combat") return classIcon(name);
  return sort === "spell" ? "spell-cards" : sort === "trauma" ? "trauma-card" : "mythos-card";
}

export function nameOfDeck(deck: string): Message {
  const [sort, name] = split(deck);
  return sort === "spell" ? called("deck-spell", { card: cardName(name) }) : called(`deck-${deck}`);
}

/** How many cards a deck has; null where there is no such deck. */
export function sizeOf(deck: string, view: View): number | null {
  const [sort, name] = split(deck);
  if (sort === "combat") return view.combat[name]?.left ?? null;
  if (sort === "spell") return view.spells[name] ?? null;
  return deck === "mythos" ? view.mythos.left : deck === "trauma" ? view.trauma.left : null;
}
