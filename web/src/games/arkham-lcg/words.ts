/** How the game's things are called: the face's own words, and the names the game's own texts give. */
import { type Say, voice } from "../../text/say";
import type { Message } from "../../wire";
import type { CardReference } from "./wire";

export { counted } from "../../table/counted";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-arkham-lcg";
export const GAME = "arkham-lcg";

/** Something the face itself says. */
export const tell = voice(DOMAIN);

const called = voice(GAME);

/** The name of a card, or what an unrevealed location shows ("southside"). */
export const cardName = (code: string): Message => called(`card-${code}`);
export const cardSub = (code: string): Message => called(`card-${code}-sub`);
/** What a card does; the numbers it adds to an attempt are those it declares. */
export const cardText = ({ code, numbers }: CardReference): Message => called(`card-${code}-text`, numbers);
/** The other side of an act or agenda. */
export const backName = (code: string): Message => called(`card-${code}-b`);
export const backText = (code: string): Message => called(`card-${code}-b-text`);
export const deckText = (code: string): Message => called(`card-${code}-deck`);
/** What the symbols do, on one of the two sides of a scenario's reference card. */
export const referenceText = (code: string, harsh: boolean): Message =>
  called(`card-${code}-${harsh ? "hard" : "easy"}-text`);

export const abilityName = ({ code, abilities }: CardReference, ability: string): Message =>
  called(`ability-${code}-${ability}`, abilities.find(({ name }) => name === ability)?.numbers ?? {});

export const traitName = (trait: string): Message => called(`trait-${trait}`);
export const setName = (id: string): Message => called(`set-${id}`);
export const skillName = (skill: string): Message => called(`skill-${skill}`);
export const phaseName = (phase: string): Message => called(`phase-${phase}`);
export const scenarioName = (id: string): Message => called(`scenario-${id}`);
export const difficultyName = (level: string): Message => called(`difficulty-${level}`);
export const tokenName = (token: string): Message =>
  /^[+-]?\d/.test(token) ? called("token-number", { value: token }) : called(`token-${token}`);
export const noteName = (note: string): Message => called(`log-${note}`);
export const resolutionText = (scenario: string, resolution: string): Message =>
  called(`resolution-${scenario}-${resolution}`);
export const introText = (part: string): Message => called(`intro-${part}`);

/** What not every card has, such as a line under its name: null where there is none. */
export function sayIf(say: Say, message: Message): string | null {
  const said = say(message);
  return said === "" || said === message.id ? null : said;
}

/** The card an event or a question comes from. */
export function causeName(cause: string): Message | null {
  return /^\d{5}[a-z]?$/.test(cause) ? cardName(cause) : null;
}
