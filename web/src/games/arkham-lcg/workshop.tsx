/** The workshop of the card game: decks. */
export { Decks as Workshop } from "./decks";
