/** How the engine calls what is on the table. */
import type { Thing } from "../face";
import type { CardEntry, HeldCard } from "./wire";

export const RESERVE: Thing = "reserve";
export const DOOM: Thing = "doom";
export const OMEN: Thing = "omen";
export const MYSTERY: Thing = "mystery";
export const EXPEDITION: Thing = "expedition";

export const space = (id: string): Thing => `space:${id}`;
export const investigator = (id: string): Thing => `investigator:${id}`;
export const fallen = (id: string): Thing => `fallen:${id}`;
export const monster = (token: number): Thing => `monster:${token}`;
export const gate = (space: string): Thing => `gate:${space}`;
export const clue = (space: string): Thing => `clue:${space}`;
export const mythos = (id: string): Thing => `mythos:${id}`;
export const ancientOne = (id: string): Thing => `ancient-one:${id}`;
export const die = (face: number): Thing => `die:${face}`;

/** A card in the reserve, or any other of which there is but one. */
export const card = (id: string): Thing => `card:${id}`;

/** Spells and conditions have backs, and several people may hold one. */
const SHARED: ReadonlySet<string> = new Set(["spell", "condition"]);

/** A card somebody has. */
export function held({ id }: HeldCard, owner: string, entry: CardEntry | undefined): Thing {
  return entry && SHARED.has(entry.kind) ? `card:${id}@${owner}` : card(id);
}
