/** Whom one looks through, and who stands where. */
import type { InvestigatorView, View } from "./wire";

/** One's own investigator; for those who only watch, the one whose turn it is. */
export function ownOf(view: View): InvestigatorView | null {
  const seat = view.seat ?? view.turn ?? view.lead;
  return view.investigators.find((each) => each.seat === seat) ?? null;
}

export const inPlay = ({ fate }: InvestigatorView): boolean => fate === "in-play";

/** Everybody who stands on a space. */
export function standingOn(space: string, view: View): InvestigatorView[] {
  return view.investigators.filter((each) => each.space === space && inPlay(each));
}

export const byId = (id: string, view: View): InvestigatorView | null =>
  view.investigators.find((each) => each.id === id) ?? null;
