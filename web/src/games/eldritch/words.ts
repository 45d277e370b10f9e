/** How the game's things are called: the face's own words, and the names the game's own texts give. */
import { idOf, kindOf } from "../../table/things";
import { voice } from "../../text/say";
import type { Message } from "../../wire";

export { counted } from "../../table/counted";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-eldritch";
export const GAME = "eldritch";

/** Something the face itself says. */
export const tell = voice(DOMAIN);

const called = voice(GAME);

export const spaceName = (id: string): Message => called(`space-${id}`);
export const investigatorName = (id: string): Message => called(`investigator-${id}`);
export const occupationName = (id: string): Message => called(`occupation-${id}`);
export const monsterName = (kind: string): Message => called(`monster-${kind}`);
export const cardName = (id: string): Message => called(`card-${id}`);
export const mythosName = (id: string): Message => called(`mythos-${id}`);
export const mysteryName = (id: string): Message => called(`mystery-${id}`);
export const ancientOneName = (id: string): Message => called(`ancient-one-${id}`);
export const skillName = (skill: string): Message => called(`skill-${skill}`);
export const omenName = (omen: string): Message => called(`omen-${omen}`);
export const phaseName = (phase: string): Message => called(`phase-${phase}`);
export const difficultyName = (level: string): Message => called(`difficulty-${level}`);

/** The front of a card, whoever has it: "card:cursed@lily-chen" is "cursed". */
export const frontOf = (thing: string): string => idOf(thing).split("@", 1)[0] ?? "";

const NAMES: Readonly<Record<string, (id: string) => Message>> = {
  action: (verb) => called(`cause-${verb}`),
  card: cardName,
  /** An encounter is called by the title it has. */
  encounter: called,
  monster: monsterName,
  mystery: mysteryName,
  mythos: mythosName,
  "ancient-one": ancientOneName,
  investigator: investigatorName,
};

/** The component an event or a question comes from. */
export function causeName(cause: string): Message | null {
  const name = NAMES[kindOf(cause)]?.(idOf(cause));
  return name ? asHeading(name) : null;
}

/** A name where nothing stands before it: "The Amazon". */
export function asHeading(name: Message): Message {
  return called("cause-name", { name });
}
