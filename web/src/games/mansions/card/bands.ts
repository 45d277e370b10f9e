/** The inks in which the bands of cards are printed, by their sort. */
const BANDS: Readonly<Record<string, string>> = {
  item: "#6d5a2e",
  starting: "#7a5a12",
  nothing: "#5c584c",
  lock: "#4a5560",
  obstacle: "#5a4a3a",
  spell: "#5a3f8a",
  injury: "#8a2f29",
  insanity: "#7a3a6a",
  mythos: "#3d3f7a",
  action: "#6e2420",
  combat: "#3a3a36",
  trait: "#2f5b80",
  mental: "#2f5b80",
  physical: "#2d6a5d",
  monster: "#6e2420",
  clue: "#7a5a12",
};

export const bandOf = (sort: string): string => BANDS[sort] ?? "var(--paper-ink)";
