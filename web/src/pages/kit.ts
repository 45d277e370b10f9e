/** What the pages need of a game to show it, asked for and, where its board fails, replaced. */
import { useCallback, useState } from "react";
import { BROKEN, type FaceKind, type Kit, loadKit } from "../games/kit";
import { type Asking, useAsking } from "./asking";
import type { Draft } from "./new-table/table-request";

export type { Kit } from "../games/kit";

export interface AskingKit extends Asking<Kit> {
  /** The face cannot be drawn: the plain one takes its place. */
  fail(): void;
}

/** No game: none is known yet. */
export function useKit(game: string | null, wanted: FaceKind = "board"): AskingKit {
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const asking = useAsking(`kit ${game} ${wanted}`, async () => (game === null ? null : loadKit(game, wanted)));
  return { ...asking, answer: broken ? BROKEN : (asking.answer ?? undefined), fail };
}

export function figuresOf({ face }: Kit): (players: number) => number {
  return (players) => face.figures?.(players) ?? players;
}

/** Whose figure stands at a place: alone one leads them all, unless the game says otherwise. */
export function seatOf({ face }: Kit, place: number, { seats, options }: Pick<Draft, "seats" | "options">) {
  if (face.seatOf) return face.seatOf(place, seats.length, options);
  return seats.length === 1 ? 0 : place;
}

/** How a figure is found that nobody has chosen yet. */
export const foundBy = ({ face }: Kit) => (face.choosesFigures ? "later" : "chance");
