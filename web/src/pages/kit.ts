/** What the pages need of a game to show it: its face and everything printed. */
import { loadFace } from "../games";
import type { Face } from "../games/face";
import { api } from "../net/api";
import { type Asking, useAsking } from "./asking";

export interface Kit {
  face: Face;
  reference: unknown;
}

export function useKit(game: string): Asking<Kit> {
  return useAsking(`kit ${game}`, async () => {
    const [face, reference] = await Promise.all([loadFace(game), api.reference(game)]);
    return { face, reference };
  });
}

export function figuresOf({ face }: Kit): (players: number) => number {
  return (players) => face.figures?.(players) ?? players;
}
