/** How the engine calls what is on the table. */
import type { Thing } from "../face";

export const EVENT_DECK: Thing = "event-deck";
export const OBJECTIVE: Thing = "objective";
export const THREAT: Thing = "threat";
export const PUZZLE: Thing = "puzzle";
/** The figures that the keeper may still place. */
export const POOL: Thing = "pool";

export const space = (id: string): Thing => `space:${id}`;
export const room = (id: string): Thing => `room:${id}`;
export const pile = (room: string): Thing => `pile:${room}`;
export const door = (id: number): Thing => `door:${id}`;
/** By the space that it never leaves. */
export const barrier = (space: string): Thing => `barrier:${space}`;
export const corpse = (space: string): Thing => `corpse:${space}`;
export const investigator = (id: string): Thing => `investigator:${id}`;
export const monster = (id: number): Thing => `monster:${id}`;
export const card = (id: string): Thing => `card:${id}`;
export const trait = (id: string): Thing => `trait:${id}`;
export const piece = (place: number): Thing => `piece:${place}`;
export const deck = (name: string): Thing => `deck:${name}`;
export const skill = (name: string): Thing => `skill:${name}`;
