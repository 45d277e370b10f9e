/** How the game's things are called: the face's own words, and the names the game's own texts give. */
import { idOf, kindOf } from "../../table/things";
import { voice } from "../../text/say";
import type { Message } from "../../wire";

export { counted } from "../../table/counted";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-mansions";
export const GAME = "mansions";

/** Something the face itself says. */
export const tell = voice(DOMAIN);

/** Something the game says of its table. */
export const called = voice(GAME);

export const roomName = (id: string): Message => called(`room-${id}`);
export const investigatorName = (id: string): Message => called(`investigator-${id}`);
/** A kind, or the name of one that has a name of its own. */
export const monsterName = (kind: string): Message => called(`monster-${kind}`);
export const cardName = (id: string): Message => called(`card-${id}`);
/** What a half of a Combat card is for. */
export const halfName = (type: string): Message => called(`half-${type}`);
export const occupationName = (id: string): Message => called(`occupation-${id}`);
export const className = (of: string): Message => called(`class-${of}`);
export const traitName = (id: string): Message => called(`trait-${id}`);
export const storyName = (id: string): Message => called(`story-${id}`);
export const skillName = (skill: string): Message => called(`skill-${skill}`);
export const phaseName = (phase: string): Message => called(`phase-${phase}`);

/** A space by its room and the part of it; a room of one space by its name alone. */
export function spaceName(id: string): Message {
  const [room = "", part = ""] = id.split(".");
  return part === "all"
    ? roomName(room)
    : called("space-of-room", { room: roomName(room), part: called(`part-${part}`) });
}

export const roomOf = (space: string): string => space.split(".", 1)[0] ?? "";

const NAMES: Readonly<Record<string, (id: string) => Message>> = {
  card: cardName,
  trait: traitName,
  monster: monsterName,
  investigator: investigatorName,
  room: roomName,
  space: spaceName,
};

/** The component an event or a question comes from. */
export function causeName(cause: string): Message | null {
  const name = NAMES[kindOf(cause)]?.(idOf(cause));
  return name ? tell("cause-name", { name }) : null;
}
