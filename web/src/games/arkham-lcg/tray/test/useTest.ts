import { useEffect, useRef, useState } from "react";
import { ownOf } from "../../round";
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
  const [ended, setEnded] = useState<EndedTest | null>(null);
  const last = useRef<TestView | null>(null);
  const { test } = view;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a test has ended when this is told, not when the view changes otherwise
  useEffect(() => {
    const found = endedTest(fresh, last.current, scene);
    if (!found) return;
    last.current = null;
    setEnded(found);
    const timer = setTimeout(() => setEnded(null), LINGER);
    return () => clearTimeout(timer);
  }, [fresh]);

  useEffect(() => {
    if (!test) return;
    last.current = test;
    setEnded(null);
  }, [test]);

  if (test) return { test };
  return ended && !asksForArea(scene) ? { ended, close: () => setEnded(null) } : null;
}

/** Whether one is to choose among the cards that lie where the test is shown. */
function asksForArea({ view, question, optionsAt }: Here): boolean {
  const own = ownOf(view);
  if (!own || question?.options.some(({ key }) => key === "end-turn")) return false;
  return [...own.assets, ...own.threats].some(({ id }) => optionsAt.has(cardThing(id)));
}
