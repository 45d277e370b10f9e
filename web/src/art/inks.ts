/**
 * The inks of our prints. A print keeps its colours whichever lamp is lit, so portraits, emblems and covers take them
 * from here and mix their halftones beside them; everything that belongs to a page takes the roles of style/theme.css.
 */
export const INK = {
  black: "#0d1114",
  night: "#151b1f",
  slate: "#222b2e",
  dusk: "#2f3a3b",
  mist: "#48534f",
  stone: "#75786a",
  sepia: "#8a6f47",
  brass: "#d9b45f",
  lamp: "#f4dc97",
  paperDeep: "#d9c9a0",
  paper: "#f1e6cb",
  oxblood: "#8f322c",
  rose: "#9a4658",
  jade: "#4f8d7c",
  amber: "#c97b3a",
  policeBlue: "#55789a",
  moss: "#7d8350",
  violet: "#7a5ca6",
} as const;
