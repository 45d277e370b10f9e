/** The round as it is being played: whose area is whose, what is asked, what a test has come to. */
import { isMessage } from "../../text/say";
import type { Message, OptionInfo, Question } from "../../wire";
import { NONE } from "./book";
import type { CardView, EnemyView, InvestigatorView, View } from "./wire";

/** The investigator one looks through the eyes of. */
export function ownOf(view: View): InvestigatorView | null {
  return view.investigators.find(({ seat }) => seat === view.seat) ?? null;
}

/** The enemies engaged with an investigator; a ready massive one with everybody where it is (rule lcg.massive.1). */
export function engagedWith({ seat, location }: InvestigatorView, view: View): EnemyView[] {
  return view.enemies.filter(
    (enemy) =>
      enemy.engaged === seat ||
      (enemy.engaged === NONE && enemy.massive && !enemy.exhausted && enemy.location === location),
  );
}

/** The code of a copy that is somewhere on the table. */
export function codeOf(id: number, view: View): string | null {
  const places = view.locations.flatMap((each) => [each, ...each.attachments, ...each.others]);
  const people = view.investigators.flatMap((each) => [
    { id: each.card, code: each.code },
    ...each.assets,
    ...each.threats,
    ...each.discard,
    ...(each.hand ?? []),
  ]);
  const lying = [view.act, view.agenda, ...view.enemies, ...view.limbo, ...view.looking, ...view.encounter_discard];
  return [...places, ...people, ...lying, ...view.victory].find((each) => each?.id === id)?.code ?? null;
}

/** A card in somebody's play area or threat area, with whose it is. */
export function inArea(id: number, view: View): { card: CardView; who: InvestigatorView } | null {
  for (const who of view.investigators) {
    const card = [...who.assets, ...who.threats].find((each) => each.id === id);
    if (card) return { card, who };
  }
  return null;
}

/** The verb of an option's key: "commit:01089" is a "commit". */
export function verbOf(option: OptionInfo): string {
  const colon = option.key.indexOf(":");
  return colon < 0 ? option.key : option.key.slice(0, colon);
}

/** What the cards of a hand are asked for; nothing where they are not. */
export const ASKED_OF_HAND = ["play", "commit", "mulligan", "discard", "keep"] as const;
export type AskedOfHand = (typeof ASKED_OF_HAND)[number];

export function askedOfHand(question: Question | null): AskedOfHand | null {
  const verbs = new Set(question?.options.map(verbOf));
  return ASKED_OF_HAND.find((verb) => verbs.has(verb)) ?? null;
}

/** Whether one is asked what to do in one's turn. */
export function isTurn(question: Question | null): boolean {
  return question?.options.some(({ key }) => key === "end-turn") ?? false;
}

/** Whether one is only asked if one wants to do something: nothing happens to who declines. */
export function isWindow(question: Question | null): boolean {
  return question?.options.some(({ key }) => key === "pass") ?? false;
}

/** How an ability is called, without the card it is on. */
export function abilityOf(option: OptionInfo): Message | null {
  const ability: unknown = option.say.args?.ability;
  return isMessage(ability) ? ability : null;
}
