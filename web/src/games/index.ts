/**
 * The games that can be shown, found by their folders and loaded when somebody sits down to one: `face.tsx` is how a game
 * looks at the table, `workshop.tsx` what can be made for it away from the table.
 */
import type { ComponentType } from "react";
import type { Face, WorkshopProps } from "./face";
import { byGame } from "./folders";

const FACES = byGame(import.meta.glob<Face>("./*/face.tsx", { import: "face" }));
const WORKSHOPS = byGame(import.meta.glob<ComponentType<WorkshopProps>>("./*/workshop.tsx", { import: "Workshop" }));

export function hasFace(game: string): boolean {
  return Object.hasOwn(FACES, game);
}

export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no face for the game ${game}`);
  return load();
}

export function hasWorkshop(game: string): boolean {
  return Object.hasOwn(WORKSHOPS, game);
}

export async function loadWorkshop(game: string): Promise<ComponentType<WorkshopProps>> {
  const load = WORKSHOPS[game];
  if (!load) throw new Error(`no workshop for the game ${game}`);
  return load();
}
