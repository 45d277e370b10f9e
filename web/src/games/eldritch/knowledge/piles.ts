/** The decks, the stacks and the cup, and how much is left in them. */
import type { View } from "../wire";

export const PILES = ["mythos", "gates", "pool", "cup", "asset", "artifact", "spell", "condition"] as const;
export type PileName = (typeof PILES)[number];

const SIZES: Readonly<Record<PileName, (view: View) => number>> = {
  mythos: (view) => view.mythos,
  gates: (view) => view.gate_stack,
  pool: (view) => view.clue_pool,
  cup: (view) => view.cup,
  asset: (view) => view.assets.size,
  artifact: (view) => view.artifacts.size,
  spell: (view) => view.spells.size,
  condition: (view) => view.conditions.size,
};

export const sizeOf = (pile: PileName, view: View): number => SIZES[pile](view);

export const isPile = (name: string): name is PileName => (PILES as readonly string[]).includes(name);
