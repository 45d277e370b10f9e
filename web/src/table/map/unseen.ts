/** For parts of the drawing that a screen reader passes over: what they show is told by the labels of the places. */
export const UNSEEN = { "aria-hidden": true } as const;
