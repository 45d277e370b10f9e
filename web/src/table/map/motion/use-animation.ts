/** When an animation begins and ends. What it covers is drawn in its final state underneath, so breaking it off is harmless. */
import { useLayoutEffect, useRef, useState } from "react";
import type { Scene, Thing } from "../../../games/face";
import type { Happening } from "../../../wire";
import type { Point } from "../geometry";
import type { AnyMotion, MapAnimation } from "./pace";

/** Animations are numbered, so that each is drawn anew. */
export type NumberedAnimation<Motion extends AnyMotion> = MapAnimation<Motion> & { number: number };

/** The table at a moment, and where on the map everything was. */
export interface Picture<View> {
  view: View;
  where: ReadonlyMap<Thing, Point>;
}

const AT_REST = { steps: [], away: new Set<Thing>(), lasts: 0, number: 0 };

/** Animates what happened between two pictures of the same plan. */
export function useAnimation<View, Plan, Motion extends AnyMotion>(
  scene: Pick<Scene<View, unknown>, "view" | "fresh">,
  plan: Plan,
  where: ReadonlyMap<Thing, Point>,
  animate: (
    fresh: readonly Happening[],
    before: Picture<View>,
    after: Picture<View>,
    plan: Plan,
  ) => MapAnimation<Motion>,
): NumberedAnimation<Motion> {
  const [animation, setAnimation] = useState<NumberedAnimation<Motion>>(AT_REST);
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
      setAnimation(AT_REST);
      return;
    }
    played.current = fresh;
    const next = animate(fresh, before, { view, where }, plan);
    setAnimation(next.steps.length ? { ...next, number: ++count.current } : AT_REST);
    end.current = setTimeout(() => setAnimation(AT_REST), next.lasts);
  }, [view, fresh, where, plan, animate]);

  useLayoutEffect(() => () => clearTimeout(end.current), []);
  return animation;
}
