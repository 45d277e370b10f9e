/** What is wrong with the decks on the shelf, asked for all at once. */
import { useEffect, useState } from "react";
import type { CheckedDeck } from "../wire";
import type { SavedDeck } from "./saved";
import { tools } from "./tools";

/** So many at a time. */
const AT_ONCE = 50;

export function useVerdicts(decks: readonly SavedDeck[]): ReadonlyMap<string, CheckedDeck> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, CheckedDeck>>(new Map());
  useEffect(() => {
    let here = true;
    void Promise.allSettled(
      bundles(decks).map(async (bundle) => {
        const found = await tools.check(
          bundle.map(({ deck }) => deck),
          (bundle[0] as SavedDeck).terms,
        );
        if (!here) return;
        setVerdicts((before) => {
          const next = new Map(before);
          bundle.forEach(({ id }, number) => {
            const verdict = found[number];
            if (verdict) next.set(id, verdict);
          });
          return next;
        });
      }),
    );
    return () => {
      here = false;
    };
  }, [decks]);
  return verdicts;
}

/** Decks that are built on the same terms together, and never too many. */
export function bundles(decks: readonly SavedDeck[]): SavedDeck[][] {
  const byTerms = new Map<string, SavedDeck[]>();
  for (const saved of decks) {
    const key = JSON.stringify([saved.terms.core_sets, saved.terms.standalone]);
    byTerms.set(key, [...(byTerms.get(key) ?? []), saved]);
  }
  return [...byTerms.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
  );
}
