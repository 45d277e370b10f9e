/** When a play begins and ends. What it covers is drawn in its final state underneath, so breaking it off is harmless. */
import { useLayoutEffect, useRef, useState } from "react";
import type { Scene, Thing } from "../../../face";
import type { Event, Reference, View } from "../../wire";
import type { Point } from "../geometry";
import type { Plan } from "../plan";
import { EMPTY_STAGE, type Picture, type Stage, stagePlay } from "./stage";

/** Plays are numbered, so that each is drawn anew. */
export type NumberedStage = Stage & { number: number };

const AT_REST: NumberedStage = { ...EMPTY_STAGE, number: 0 };

export function useStage(scene: Scene<View, Reference>, plan: Plan, where: ReadonlyMap<Thing, Point>): NumberedStage {
  const [stage, setStage] = useState(AT_REST);
  const { view, fresh } = scene;
  const last = useRef<Picture & { plan: Plan }>({ view, where, plan });
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
    const next = stagePlay(
      fresh.map(({ event }) => event as Event),
      before,
      { view, where },
      plan,
    );
    setStage(next.steps.length ? { ...next, number: ++count.current } : AT_REST);
    end.current = setTimeout(() => setStage(AT_REST), next.lasts);
  }, [view, fresh, where, plan]);

  useLayoutEffect(() => () => clearTimeout(end.current), []);
  return stage;
}
