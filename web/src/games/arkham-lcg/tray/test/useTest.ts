import { useEffect } from "react";
import { useLasting } from "../../lasting";
import { isTurn, ownOf } from "../../round";
import type { Here } from "../../scene";
import { card as cardThing } from "../../things";
import { type EndedTest, endedTest } from "../../verdict";
import type { TestView } from "../../wire";

/** How long the end of a test stays to be read. */
const LINGER = 3600;

export type ShownTest = { test: TestView; ended?: undefined } | { test?: undefined; ended: EndedTest; close(): void };

/** The test under way, or for a moment the one that has just ended. */
export function useTest(scene: Here): ShownTest | null {
  const { view, fresh } = scene;
  const { test } = view;
  const [ended, close] = useLasting(endedTest(fresh), LINGER);

  // The one that was over before it has been read enough.
  useEffect(() => {
    if (test) close();
  }, [test, close]);

  if (test) return { test };
  return ended && !asksForArea(scene) ? { ended, close } : null;
}

/** Whether one is to choose among the cards that lie where the test is shown. */
function asksForArea({ view, question, optionsAt }: Here): boolean {
  const own = ownOf(view);
  if (!own || isTurn(question)) return false;
  return [...own.assets, ...own.threats].some(({ id }) => optionsAt.has(cardThing(id)));
}
