/** The decks, and how much is left in them. */
import type { IconName } from "../art/icons";
import type { View } from "../wire";

/** The decks every game has, as the engine calls them, with how each is drawn and how many cards it has. */
const DECKS: Readonly<Record<string, { icon: IconName; size(view: View): number }>> = {
  monster: { icon: "monster-deck", size: (view) => view.monster_deck },
  headline: { icon: "headline-deck", size: (view) => view.headlines },
  item: { icon: "asset-item", size: (view) => view.items },
  ally: { icon: "asset-ally", size: (view) => view.allies },
  spell: { icon: "asset-spell", size: (view) => view.spells },
  street: { icon: "street-deck", size: (view) => view.decks.street ?? 0 },
  anomaly: { icon: "anomaly-deck", size: (view) => view.decks.anomaly ?? 0 },
};

/** The decks of this game; some scenarios have no anomalies. */
export const decksOf = (view: View): string[] =>
  Object.keys(DECKS).filter((name) => name !== "anomaly" || "anomaly" in view.decks);

export const iconOf = (deck: string): IconName => DECKS[deck]?.icon ?? "neighborhood-deck";

/** How many cards a deck has; null where there is no such deck. */
export function sizeOf(deck: string, view: View): number | null {
  return DECKS[deck]?.size(view) ?? view.decks[deck] ?? null;
}
