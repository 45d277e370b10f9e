/** What the house says: its own words, and the names the game's own texts give. */
import { voice } from "../../../text/say";

/** Something the house itself says; the domain of `locale/*.ftl` beside this file. */
export const tell = voice("web-mansions-house");

export { called, investigatorName, monsterName, roomName, spaceName } from "../words";
