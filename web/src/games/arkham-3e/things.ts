/** How the engine calls what is on the table. */
import type { Thing } from "../face";
import type { CardEntry, HeldCard } from "./wire";

export const DISPLAY: Thing = "display";
export const SHEET: Thing = "scenario";
export const CUP: Thing = "cup";
export const EVENTS: Thing = "events";

export const space = (id: string): Thing => `space:${id}`;
export const neighborhood = (id: string): Thing => `neighborhood:${id}`;
export const investigator = (id: string): Thing => `investigator:${id}`;
export const monster = (token: number): Thing => `monster:${token}`;
export const archive = (number: number): Thing => `archive:${number}`;
export const headline = (id: string): Thing => `headline:${id}`;
export const deck = (name: string): Thing => `deck:${name}`;
export const die = (face: number): Thing => `die:${face}`;

/** A card in the display, or any other of which there is but one. */
export const card = (id: string): Thing => `card:${id}`;

/** A card somebody has; of a condition several people may have one. */
export const held = ({ id }: HeldCard, owner: string, entry: CardEntry | undefined): Thing =>
  entry?.kind === "condition" ? `card:${id}@${owner}` : card(id);
