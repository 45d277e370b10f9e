/** Whom one looks through, and who stands where. */
import type { InvestigatorView, MonsterView, View } from "./wire";

/** One's own investigator; for those who only watch, the one whose turn it is. */
export function ownOf(view: View): InvestigatorView | null {
  const seat = view.seat ?? view.turn ?? view.leader;
  return view.investigators.find((each) => each.seat === seat) ?? null;
}

export const inPlay = ({ fate }: InvestigatorView): boolean => fate === "in-play";

/** Everybody who stands on a space. */
export function standingOn(space: string, view: View): InvestigatorView[] {
  return view.investigators.filter((each) => each.space === space && inPlay(each));
}

export const byId = (id: string, view: View): InvestigatorView | null =>
  view.investigators.find((each) => each.id === id) ?? null;

/** The monsters that somebody is engaged with. */
export const engagedWith = ({ seat }: InvestigatorView, view: View): MonsterView[] =>
  view.monsters.filter(({ engaged }) => engaged.includes(seat));

/** How many focus tokens lie on a skill. */
export const focusOn = ({ focus }: InvestigatorView, skill: string): number =>
  focus.filter((each) => each === skill).length;
