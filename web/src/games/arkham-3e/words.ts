/** How the game's things are called: the face's own words, and the names the game's own texts give. */
import { idOf, kindOf } from "../../table/things";
import { voice } from "../../text/say";
import type { Message } from "../../wire";

export { counted } from "../../table/counted";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-arkham-3e";
export const GAME = "arkham-3e";

/** Something the face itself says. */
export const tell = voice(DOMAIN);

const called = voice(GAME);

export const spaceName = (id: string): Message => called(`space-${id}`);
export const neighborhoodName = (id: string): Message => called(`neighborhood-${id}`);
export const investigatorName = (id: string): Message => called(`investigator-${id}`);
export const occupationName = (id: string): Message => called(`occupation-${id}`);
export const monsterName = (kind: string): Message => called(`monster-${kind}`);
export const headlineName = (id: string): Message => called(`headline-${id}`);
export const scenarioName = (id: string): Message => called(`scenario-${id}`);
export const skillName = (skill: string): Message => called(`skill-${skill}`);
export const phaseName = (phase: string): Message => called(`phase-${phase}`);
export const tokenName = (token: string): Message => called(`token-${token}`);
/** What the primer tells of a scenario at its beginning. */
export const scenarioStory = (id: string): Message => called(`primer-story-${id}`);
export const archiveName = (number: number): Message => called(`archive-${number}`);

/** What is read of the back of a page: all of it, or a part with a name of its own. */
export const backName = (number: number, part: string | null): Message =>
  called(part ? `part-${part}` : `archive-${number}-back`);

/** What a page of the codex tells when it comes up: its front, its back, or the part of it that is read. */
export const archiveStory = (number: number): Message => called(`story-archive-${number}`);
export const backStory = (number: number, part: string | null): Message =>
  called(part ? `story-part-${part}` : `story-archive-${number}-back`);

/** Copies that somebody starts with have the name of the card: "flesh-ward@start". */
export const cardName = (id: string): Message => called(`card-${id.split("@", 1)[0]}`);

const NAMES: Readonly<Record<string, (id: string) => Message>> = {
  action: (verb) => called(`action-${verb}`),
  /** An encounter is called by the title it has. */
  encounter: called,
  card: cardName,
  monster: monsterName,
  headline: headlineName,
  /** By the side that counts: "26", "26-back". */
  archive: (side) => called(`archive-${side}`),
  investigator: investigatorName,
  space: spaceName,
};

/** The component an event or a question comes from. */
export function causeName(cause: string): Message | null {
  const name = NAMES[kindOf(cause)]?.(idOf(cause));
  return name ? tell("cause-name", { name }) : null;
}
