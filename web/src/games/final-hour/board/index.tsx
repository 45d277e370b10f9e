/** The board of Final Hour: the campus of Miskatonic University at night. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Part, Thing } from "../../face";
import type { Reference, View } from "../wire";
import "./board.css";
import "./ground/ground.css";
import "./tokens.css";
import "./overlay.css";
import { Campus } from "./Campus";
import { useHand } from "./hand";
import { useStage } from "./motion/useStage";
import { isTall, makePlan } from "./plan";
import { Reckoning } from "./Reckoning";
import { type Camera, Viewport } from "./Viewport";
import { buildingTowards } from "./walking";
import { whereabouts } from "./whereabouts";

/** Narrower windows open on what matters now instead of on the whole map. */
const PHONE = 600;
const NEAREST = 1.75;
/** Until the window is measured. */
const WIDE_SHAPE = 1.4;

export function Board({ scene }: Part<View, Reference>) {
  const { view, reference } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const size = useSize(board);
  const shape = size.width > 0 ? Math.round((size.width / size.height) * 50) / 50 : WIDE_SHAPE;
  const plan = useMemo(() => makePlan(reference, shape), [reference, shape]);
  const where = useMemo(() => whereabouts(plan, view), [plan, view]);
  const stage = useStage(scene, plan, where);

  const show = (thing: Thing) => {
    const there = where.get(thing);
    if (there) camera.current?.show(there);
  };
  const walk = (from: Thing, dx: number, dy: number) => {
    const start = where.get(from);
    const next = start && buildingTowards(plan, start, dx, dy);
    board.current?.querySelector<SVGElement>(`[data-thing="location:${next}"]`)?.focus({ preventScroll: true });
  };
  const hand = useHand(scene, { walk, show });

  const opened = useRef(false);
  const asked = scene.question ? `${scene.question.seat}:${scene.question.number}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves when another question is asked, not whenever a token does
  useEffect(() => {
    if (size.width > PHONE || size.width === 0) return;
    const targets = [...scene.optionsAt.keys()].flatMap((thing) => where.get(thing) ?? []);
    const own = view.investigators.filter(({ seat }) => seat === view.seat);
    const matters = targets.length ? targets : own.flatMap(({ location }) => where.get(`location:${location}`) ?? []);
    camera.current?.frame(matters, NEAREST, !opened.current);
    opened.current = true;
  }, [asked, plan]);

  return (
    <div className={`final-hour-board ${isTall(size.width, size.height) ? "is-tall" : "is-wide"}`} ref={board}>
      {size.width > 0 && (
        <Viewport plan={plan} size={size} say={scene.say} ref={camera}>
          <Campus scene={scene} plan={plan} hand={hand} where={where} stage={stage} />
        </Viewport>
      )}
      <Reckoning scene={scene} hand={hand} />
    </div>
  );
}

function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 1 });
  useEffect(() => {
    const board = element.current;
    if (!board) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: board.clientWidth, height: Math.max(1, board.clientHeight) }),
    );
    observer.observe(board);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
