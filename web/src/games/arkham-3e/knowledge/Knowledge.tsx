import { Piles } from "../../../table/piles/piles";
import type { HerePart } from "../scene";
import * as things from "../things";
import { tell } from "../words";
import { decksOf, iconOf, sizeOf } from "./piles";

/** Beside more people than these the piles are told by their signs and numbers; their names when one asks. */
const FEW = 4;

/** What is left in the decks. */
export function Knowledge({ scene }: HerePart) {
  const { view } = scene;
  const piles = decksOf(view).map((deck) => ({
    thing: things.deck(deck),
    icon: iconOf(deck),
    name: tell(`deck-${deck}`),
    size: sizeOf(deck, view) ?? 0,
  }));
  return <Piles scene={scene} title={tell("piles")} piles={piles} short={view.investigators.length > FEW} />;
}
