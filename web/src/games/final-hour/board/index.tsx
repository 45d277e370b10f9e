/** The board of Final Hour: the campus of Miskatonic University at night. */
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import type { Part, Thing } from "../../face";
import type { Event, Reference, View } from "../wire";
import "./board.css";
import "./ground/ground.css";
import "./tokens.css";
import "./overlay.css";
import type { Point, Size } from "../../../table/map/geometry";
import { useHand } from "../../../table/map/hand";
import { type Picture, useAnimation } from "../../../table/map/motion/use-animation";
import { useSize } from "../../../table/map/size";
import { type Camera, Viewport } from "../../../table/map/viewport";
import { placeTowards } from "../../../table/map/walking";
import type { Happening } from "../../../wire";
import { Campus } from "./Campus";
import { BAR, isRoamed, LEGIBLE, layOut, lensOf } from "./layout";
import { animate } from "./motion/animation";
import type { Plan } from "./plan";
import { Reckoning } from "./Reckoning";
import { whereabouts } from "./whereabouts";

/** How far from just legible a small window may go to show all that matters now, and how near it comes. */
const FURTHER = 0.86;
const NEARER = 1.3;
/** Until the window is measured. */
const USUAL: Size = { width: 1400, height: 1000 };

export function Board({ scene }: Part<View, Reference>) {
  const { view, reference } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const size = useSize(board);
  const layout = useMemo(() => layOut(reference, size.width > 0 ? size : USUAL), [reference, size]);
  const { plan, corner } = layout;
  const lens = useMemo(() => lensOf(layout), [layout]);
  const buildings = useMemo(
    () => [...plan.sites].map(([number, { whole }]): [number, Point] => [number, whole]),
    [plan],
  );
  const where = useMemo(() => whereabouts(plan, view), [plan, view]);
  const animation = useAnimation(scene, plan, where, animationOf);

  const show = (thing: Thing) => {
    const there = where.get(thing);
    if (there) camera.current?.show(there);
  };
  const walk = (from: Thing, dx: number, dy: number) => {
    const start = where.get(from);
    const next = start && placeTowards(buildings, start, dx, dy);
    board.current?.querySelector<SVGElement>(`[data-thing="location:${next}"]`)?.focus({ preventScroll: true });
  };
  const hand = useHand(scene, { walk, show });

  const opened = useRef(false);
  const asked = scene.question ? `${scene.question.seat}:${scene.question.number}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves when another question is asked, not whenever a token does
  useEffect(() => {
    if (size.width === 0 || !isRoamed(layout)) return;
    const targets = [...scene.optionsAt.keys()].flatMap((thing) => where.get(thing) ?? []);
    const own = view.investigators.filter(({ seat }) => seat === view.seat);
    const matters = targets.length ? targets : own.flatMap(({ location }) => where.get(`location:${location}`) ?? []);
    const legible = LEGIBLE / (plan.places.nameSize * (layout.sheet.width / plan.width));
    camera.current?.frame(matters, { least: legible * FURTHER, most: legible * NEARER }, !opened.current);
    opened.current = true;
  }, [asked, plan]);

  const room = {
    "--bar": `${BAR}px`,
    "--corner": `${corner?.width ?? 0}px`,
    "--corner-height": `${corner?.height ?? 0}px`,
  };
  return (
    <div className={`final-hour-board ${corner ? "has-corner" : "has-bar"}`} style={room as CSSProperties} ref={board}>
      {size.width > 0 && (
        <Viewport lens={lens} say={scene.say} ref={camera}>
          <Campus scene={scene} plan={plan} hand={hand} where={where} animation={animation} />
        </Viewport>
      )}
      <Reckoning scene={scene} hand={hand} />
    </div>
  );
}

function animationOf(fresh: readonly Happening[], before: Picture<View>, after: Picture<View>, plan: Plan) {
  return animate(
    fresh.map(({ event }) => event as Event),
    before,
    after,
    plan,
  );
}
