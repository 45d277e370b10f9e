/** The inks in which the bands of cards are printed, by their sort. */
const BANDS: Readonly<Record<string, string>> = {
  item: "#6d5a2e",
  ally: "#2d6a5d",
  spell: "#5a3f8a",
  talent: "#2f5b80",
  condition: "#8a2f29",
  headline: "#3a3a36",
  monster: "#6e2420",
  codex: "#7a5a12",
};

export const bandOf = (sort: string): string => BANDS[sort] ?? "var(--paper-ink)";
