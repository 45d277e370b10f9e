/** Whom one looks through, and who stands where. */
import { bySeat } from "../../table/investigators";
import type { InvestigatorView, View } from "./wire";

export { byId, inPlay, standingOn } from "../../table/investigators";

/** One's own investigator; for those who only watch, the one whose turn it is. */
export const ownOf = (view: View): InvestigatorView | null => bySeat(view.seat ?? view.turn ?? view.lead, view);
