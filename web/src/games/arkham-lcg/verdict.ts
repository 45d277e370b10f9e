/** A test that is over: the event tells it with all its parts, whether anybody saw it before or not. */
import type { Event, TermView } from "./wire";

export type EndedTest = Extract<Event, { event: "test-ended" }>;

/** What a number is made of, and what settles it by itself: a failure the value, a success the difficulty. */
export interface Reckoning {
  total: number;
  terms: readonly TermView[];
  /** Rules lcg.automatic-result.2, lcg.automatic-result.3. */
  automatic: "test-auto-fail" | "test-auto-success" | null;
}

export function reckonings(ended: EndedTest): { value: Reckoning; difficulty: Reckoning } {
  const { automatic, succeeded } = ended;
  return {
    value: { total: ended.value, terms: ended.terms, automatic: automatic && !succeeded ? "test-auto-fail" : null },
    difficulty: {
      total: ended.difficulty,
      terms: ended.difficulty_terms,
      automatic: automatic && succeeded ? "test-auto-success" : null,
    },
  };
}

/** Whether a number is not the sum of its parts: none falls below 0, and a card may double one (rules lcg.modifier.3, .5). */
export function countsOtherwise({ total, terms, automatic }: Reckoning): boolean {
  return automatic === null && terms.reduce((sum, { amount }) => sum + amount, 0) !== total;
}
