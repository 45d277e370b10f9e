/** The games that can be shown, each loaded when somebody sits down to it. */
import type { ComponentType } from "react";
import type { Face, WorkshopProps } from "./face";

const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  "arkham-lcg": async () => plain((await import("./arkham-lcg/face")).face),
  "final-hour": async () => plain((await import("./final-hour/face")).face),
};

/** A face is written for the view, reference and events of its own game; the shell only passes these through. */
function plain<View, Reference, Event>(face: Face<View, Reference, Event>): Face {
  return face as unknown as Face;
}

export function hasFace(game: string): boolean {
  return Object.hasOwn(FACES, game);
}

const WORKSHOPS: Readonly<Record<string, () => Promise<ComponentType<WorkshopProps>>>> = {
  "arkham-lcg": async () => (await import("./arkham-lcg/decks")).Decks as unknown as ComponentType<WorkshopProps>,
};

export function hasWorkshop(game: string): boolean {
  return Object.hasOwn(WORKSHOPS, game);
}

export async function loadWorkshop(game: string): Promise<ComponentType<WorkshopProps>> {
  const load = WORKSHOPS[game];
  if (!load) throw new Error(`no workshop for the game ${game}`);
  return load();
}

export async function loadFace(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no face for the game ${game}`);
  return load();
}
