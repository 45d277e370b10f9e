/** The inks in which the bands of cards are printed, by their sort. */
const BANDS: Readonly<Record<string, string>> = {
  asset: "#6d5a2e",
  artifact: "#2d6a5d",
  spell: "#5a3f8a",
  condition: "#8a2f29",
  mystery: "#8a2f29",
  "mythos-green": "#3c6b45",
  "mythos-yellow": "#9a7418",
  "mythos-blue": "#2f5b80",
};

export const bandOf = (sort: string): string => BANDS[sort] ?? "var(--paper-ink)";
