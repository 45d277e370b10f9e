import type { Say } from "../../../../text/say";
import type { Reference } from "../../wire";

/** What a printed card is drawn from: at the table, and where a table is only being set up. */
export interface Print {
  reference: Reference;
  say: Say;
}
