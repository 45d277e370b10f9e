/** How the game's things are called: the face's own words, and the names the game's own texts give. */
import { idOf, kindOf } from "../../table/things";
import { voice } from "../../text/say";
import type { Message } from "../../wire";

export { counted } from "../../table/counted";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-final-hour";
export const GAME = "final-hour";

/** Something the face itself says. */
export const tell = voice(DOMAIN);

const called = voice(GAME);

export const locationName = (number: number): Message => called(`location-${number}`);
export const investigatorName = (id: string): Message => called(`investigator-${id}`);
export const cardTitle = (title: string): Message => called(`card-${title}`);
export const itemName = (id: string): Message => called(`item-${id}`);
export const monsterName = (kind: string): Message => called(`monster-${kind}`);
export const symbolName = (symbol: string): Message => called(`symbol-${symbol}`);
export const gateName = (symbol: string): Message => called(`gate-${symbol}`);
export const zoneName = (zone: string): Message => called(`zone-${zone}`);
export const rowName = (row: string): Message => called(`row-${row}`);
export const ancientOneName = (id: string): Message => called(`ancient-one-${id}`);
export const difficultyName = (level: string): Message => called(`difficulty-${level}`);

const COMPONENTS: ReadonlySet<string> = new Set(["card", "item", "row", "gate"]);

/** The component an event or a question comes from: "card:grand-gala" is called by the message "card-grand-gala". */
export function causeName(cause: string): Message | null {
  return COMPONENTS.has(kindOf(cause)) ? called(`${kindOf(cause)}-${idOf(cause)}`) : null;
}
