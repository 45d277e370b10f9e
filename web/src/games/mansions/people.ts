/** Whom one looks through, and who stands where. */
import { bySeat, inPlay } from "../../table/investigators";
import type { InvestigatorView, View } from "./wire";

export { byId, bySeat, inPlay, standingOn } from "../../table/investigators";

/** One's own investigator; for those who only watch, the one whose turn it is. The keeper has none. */
export const ownOf = (view: View): InvestigatorView | null => bySeat(view.seat ?? view.turn?.who ?? -1, view);

/** Through whose eyes the house is seen: one's own investigator, or the one whose turn it is. */
export function eyesOf(view: View): InvestigatorView | null {
  const eyes = ownOf(view) ?? (view.turn ? bySeat(view.turn.who, view) : null);
  return eyes && inPlay(eyes) ? eyes : null;
}

export const isKeeper = ({ seat, keeper }: View): boolean => seat === keeper;
