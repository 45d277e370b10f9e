import { Piles } from "../../../table/piles/piles";
import type { IconName } from "../art/icons";
import type { HerePart } from "../scene";
import { tell } from "../words";
import { PILES, type PileName, sizeOf } from "./piles";

const ICONS: Readonly<Record<PileName, IconName>> = {
  mythos: "mythos",
  gates: "gate",
  pool: "clue",
  cup: "monster-cup",
  asset: "possession-asset",
  artifact: "possession-artifact",
  spell: "possession-spell",
  condition: "possession-condition",
};

/** Beside more people than these the piles are told by their signs and numbers; their names when one asks. */
const FEW = 5;

/** What is left in the decks, the stacks and the cup. */
export function Knowledge({ scene }: HerePart) {
  const { view } = scene;
  const piles = PILES.map((pile) => ({
    thing: `deck:${pile}`,
    icon: ICONS[pile],
    name: tell(`pile-${pile}`),
    size: sizeOf(pile, view),
  }));
  return <Piles scene={scene} title={tell("piles")} piles={piles} short={view.investigators.length > FEW} />;
}
