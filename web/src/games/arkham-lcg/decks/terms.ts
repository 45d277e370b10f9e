/** The terms of a table that is being set up. */
import type { WorkshopProps } from "../../face";
import { type Terms, USUAL_TERMS } from "./deck";

/** The campaign; every other adventure is one scenario on its own. */
export const CAMPAIGN = "night-of-the-zealot";

export function termsOf(options: Readonly<Record<string, unknown>>): Terms {
  return {
    core_sets: options.core_sets === 1 ? 1 : 2,
    standalone: options.adventure !== CAMPAIGN,
  };
}

/** Where a seat waits for the deck, its table says from what and for what it is built. */
export function termsFor(waiting: WorkshopProps["waiting"]): Terms {
  return waiting ? termsOf(waiting.options) : USUAL_TERMS;
}
