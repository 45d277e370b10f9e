/** How the engine calls what is on the board. */
import type { Thing } from "../../face";

export const space = (id: string): Thing => `space:${id}`;
export const neighborhood = (id: string): Thing => `neighborhood:${id}`;
export const investigator = (id: string): Thing => `investigator:${id}`;
export const monster = (token: number): Thing => `monster:${token}`;
