/** A table that is being set up, laid aside while one is in the workshop: it is there again when one comes back. */
import type { Taken } from "../../games/face";
import { type Draft, withFigure } from "./table-request";

const KEY = "miskatonic.new-table";

export interface Shelved {
  game: string;
  draft: Draft;
  /** Who waits for something from the workshop. */
  seat: number;
}

export function layAside(shelved: Shelved): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(shelved));
  } catch {
    // A browser that keeps nothing begins the form anew.
  }
}

/** What was laid aside for a game. */
export function lookAside(game: string): Shelved | null {
  try {
    const shelved = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Shelved | null;
    return shelved?.game === game && Array.isArray(shelved.draft?.seats) ? shelved : null;
  } catch {
    return null;
  }
}

/** It has been taken up again. */
export function forgetAside(game: string): void {
  if (lookAside(game)) sessionStorage.removeItem(KEY);
}

/** The draft with what was made in the workshop at a seat, and the figure it is for. */
export function withTaken(draft: Draft, seat: number, { setting, value, figure }: Taken): Draft {
  const before = draft.options[setting];
  const list = Array.isArray(before) ? [...before] : [];
  while (list.length <= seat) list.push(null);
  list[seat] = value;
  return { ...withFigure(draft, seat, figure), options: { ...draft.options, [setting]: list } };
}
