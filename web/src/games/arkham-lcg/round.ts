/** The round as it is being played: whose area is whose, what is asked, what a test has come to. */
import type { Question } from "../../wire";
import type { Thing } from "../face";
import { NONE } from "./book";
import { partsOf } from "./things";
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

/** The code of a card on the table or of the collection, or of an investigator; of nothing else. */
export function codeOfThing(thing: Thing | undefined, view: View): string | null {
  if (thing === undefined) return null;
  const { kind, id } = partsOf(thing);
  if (kind === "card") return codeOf(Number(id), view);
  return kind === "investigator" || kind === "printed" ? id : null;
}

/** A card in somebody's play area or threat area, with whose it is. */
export function inArea(id: number, view: View): { card: CardView; who: InvestigatorView } | null {
  for (const who of view.investigators) {
    const card = [...who.assets, ...who.threats].find((each) => each.id === id);
    if (card) return { card, who };
  }
  return null;
}

/** What the cards of a hand are asked for; nothing where they are not. */
const ASKED_OF_HAND = ["play", "commit", "mulligan", "discard", "keep"] as const;
export type AskedOfHand = (typeof ASKED_OF_HAND)[number];

export function askedOfHand(question: Question | null): AskedOfHand | null {
  const verbs = new Set<string>(question?.options.map(({ verb }) => verb));
  return ASKED_OF_HAND.find((verb) => verbs.has(verb)) ?? null;
}

/** Whether one is asked what to do in one's turn. */
export function isTurn(question: Question | null): boolean {
  return question?.topic === "turn";
}

/** Whether one is only asked if one wants to do something: nothing happens to who declines. */
export function isWindow(question: Question | null): boolean {
  return question?.options.some(({ role }) => role === "pass") ?? false;
}
