/** When a play begins and ends. What it covers is drawn in its final state underneath, so breaking it off is harmless. */
import { useLayoutEffect, useRef, useState } from "react";
import type { Scene, Thing } from "../../../games/face";
import type { Happening } from "../../../wire";
import type { Point } from "../geometry";
import type { Acting, Stage } from "./pace";

/** Plays are numbered, so that each is drawn anew. */
export type NumberedStage<Act extends Acting> = Stage<Act> & { number: number };

/** The table at a moment, and where on the map everything was. */
export interface Picture<View> {
  view: View;
  where: ReadonlyMap<Thing, Point>;
}

const AT_REST = { steps: [], away: new Set<Thing>(), lasts: 0, number: 0 };

/** Stages what happened between two pictures of the same plan. */
export function useStage<View, Plan, Act extends Acting>(
  scene: Pick<Scene<View, unknown>, "view" | "fresh">,
  plan: Plan,
  where: ReadonlyMap<Thing, Point>,
  stagePlay: (fresh: readonly Happening[], before: Picture<View>, after: Picture<View>, plan: Plan) => Stage<Act>,
): NumberedStage<Act> {
  const [stage, setStage] = useState<NumberedStage<Act>>(AT_REST);
  const { view, fresh } = scene;
  const last = useRef<Picture<View> & { plan: Plan }>({ view, where, plan });
  const played = useRef<typeof fresh | null>(null);
  const count = useRef(0);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { view, where, plan };
    const isNew = fresh.length > 0 && fresh !== played.current;
    if (!isNew && before.view === view && before.plan === plan) return;
    clearTimeout(end.current);
    if (!isNew || before.plan !== plan || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setStage(AT_REST);
      return;
    }
    played.current = fresh;
    const next = stagePlay(fresh, before, { view, where }, plan);
    setStage(next.steps.length ? { ...next, number: ++count.current } : AT_REST);
    end.current = setTimeout(() => setStage(AT_REST), next.lasts);
  }, [view, fresh, where, plan, stagePlay]);

  useLayoutEffect(() => () => clearTimeout(end.current), []);
  return stage;
}
