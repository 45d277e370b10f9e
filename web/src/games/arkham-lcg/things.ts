/**
 * How everything on the table of the card game is called, as the engine's `things.py` calls it.
 *
 * "card:12" is a copy by its number, wherever it is: a location, an enemy, in a hand, in play, committed, in a discard
 * pile, the act, the agenda. Investigators go by their code, "investigator:01001", and so do "deck:01001",
 * "discard:01001" and "resources:01001"; the encounter deck is "deck:encounter" with "discard:encounter". "bag",
 * "token:skull", "victory", "test", "skill:combat", "doom", "cultists" (the set-aside cultists), "set-aside" and "log"
 * are what they say; "printed:01016" is a card of the collection.
 */
import type { Thing } from "../face";

export const card = (id: number): Thing => `card:${id}`;
export const investigator = (code: string): Thing => `investigator:${code}`;
export const deck = (owner: string): Thing => `deck:${owner}`;
export const discard = (owner: string): Thing => `discard:${owner}`;
export const resources = (code: string): Thing => `resources:${code}`;
export const token = (name: string): Thing => `token:${name}`;
export const skill = (name: string): Thing => `skill:${name}`;
export const printed = (code: string): Thing => `printed:${code}`;

export const ENCOUNTER = "encounter";
export const BAG: Thing = "bag";
export const VICTORY: Thing = "victory";
export const TEST: Thing = "test";
export const CULTISTS: Thing = "cultists";
export const SET_ASIDE: Thing = "set-aside";
export const LOG: Thing = "log";

/** A thing by its kind and what comes after the colon. */
export function partsOf(thing: Thing): { kind: string; id: string } {
  const colon = thing.indexOf(":");
  return colon < 0 ? { kind: thing, id: "" } : { kind: thing.slice(0, colon), id: thing.slice(colon + 1) };
}
