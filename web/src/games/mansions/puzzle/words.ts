/** Pieces in words. */
import type { Message } from "../../../wire";
import { symbolName, wireName } from "../names";
import type { PieceView, PuzzleView } from "../wire";
import { tell } from "../words";

/** Which piece it is, what is on it, and whether it fits. */
export function pieceLabel(piece: PieceView, puzzle: PuzzleView): Message {
  const fits = tell(piece.settled ? "piece-fits" : "piece-misfits");
  const label = piece.place === 0 ? "piece-drawn" : "piece-label";
  return tell(label, { place: piece.place, on: onPiece(piece, puzzle), fits });
}

/** The symbols clockwise from above, or the wires; a rune has nothing that could be told. */
export function onPiece({ symbols, wires }: PieceView, { type }: PuzzleView): Message[] {
  const found = [...symbols.map(({ symbol }) => symbolName(symbol)), ...wires.map(({ colour }) => wireName(colour))];
  return found.length ? found : [tell(type === "rune" ? "piece-stone" : "piece-blank")];
}
