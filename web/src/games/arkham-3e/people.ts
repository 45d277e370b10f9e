/** Whom one looks through, and who stands where. */
import { bySeat } from "../../table/investigators";
import type { InvestigatorView, MonsterView, View } from "./wire";

export { byId, inPlay, standingOn } from "../../table/investigators";

/** One's own investigator; for those who only watch, the one whose turn it is. */
export const ownOf = (view: View): InvestigatorView | null => bySeat(view.seat ?? view.turn ?? view.leader, view);

/** The monsters that somebody is engaged with. */
export const engagedWith = ({ seat }: InvestigatorView, view: View): MonsterView[] =>
  view.monsters.filter(({ engaged }) => engaged.includes(seat));

/** How many focus tokens lie on a skill. */
export const focusOn = ({ focus }: InvestigatorView, skill: string): number =>
  focus.filter((each) => each === skill).length;
