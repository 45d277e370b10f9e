/** What the city says: its own words, and the names the game's own texts give. */
import { voice } from "../../../text/say";
import type { Message } from "../../../wire";

/** Something the city itself says; the domain of `locale/*.ftl` beside this file. */
export const tell = voice("web-arkham-3e-city");

/** Something the game says of its table. */
export const called = voice("arkham-3e");

export const spaceName = (id: string): Message => called(`space-${id}`);
export const investigatorName = (id: string): Message => called(`investigator-${id}`);
export const monsterName = (kind: string): Message => called(`monster-${kind}`);
