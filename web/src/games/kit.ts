/** What the pages need of a game to show it: its face, and what that is drawn from. */
import { api } from "../net/api";
import type { Hello } from "../wire";
import { hasFace, loadFace } from ".";
import type { Face } from "./face";
import { brokenBoardFace, plainFace } from "./plain";

/** How the server shows the table: the view of the game, for its board, or the overview, for the plain face. */
export type FaceKind = NonNullable<Hello["face"]>;

export interface Kit {
  face: Face;
  kind: FaceKind;
  /** Everything printed, which the face of a game is drawn from; the plain face needs none of it. */
  reference: unknown;
}

const PLAIN: Kit = { face: plainFace as Face, kind: "plain", reference: null };
/** In place of a board that cannot be shown. */
export const BROKEN: Kit = { ...PLAIN, face: brokenBoardFace as Face };

/** The face that was asked for; a game that has none of its own, or whose own cannot be loaded, has the plain one. */
export async function loadKit(game: string, wanted: FaceKind): Promise<Kit> {
  if (wanted === "plain" || !hasFace(game)) return PLAIN;
  const [face, reference] = await Promise.allSettled([loadFace(game), api.reference(game)]);
  // A server that is away is asked again: only where it answers is the face itself what is missing.
  if (reference.status === "rejected") throw reference.reason;
  return face.status === "rejected" ? BROKEN : { face: face.value, kind: "board", reference: reference.value };
}

/** What the address asks for: `?face=plain`. */
export function askedFace(query: string): FaceKind {
  return new URLSearchParams(query).get("face") === "plain" ? "plain" : "board";
}
