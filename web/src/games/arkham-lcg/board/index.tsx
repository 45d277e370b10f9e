/** The board of the card game: locations as plates on a desk, joined by strings. */
import { useEffect, useMemo, useRef } from "react";
import type { Point, Size } from "../../../table/map/geometry";
import { useHand } from "../../../table/map/hand";
import { type Picture, useAnimation } from "../../../table/map/motion/use-animation";
import { useSize } from "../../../table/map/size";
import { type Camera, type Lens, Viewport } from "../../../table/map/viewport";
import { placeTowards } from "../../../table/map/walking";
import type { Happening } from "../../../wire";
import type { Part, Thing } from "../../face";
import { NONE } from "../book";
import { Interlude, isInterlude } from "../campaign/Interlude";
import { ownOf } from "../round";
import type { Here } from "../scene";
import { card } from "../things";
import type { Event, Reference, View } from "../wire";
import { chartsFor, slotsOf } from "./charts";
import { DeskMap } from "./DeskMap";
import { Drawn } from "./Drawn";
import { Edge } from "./edge/Edge";
import { isRoamed, type Layout, LEGIBLE, layOut, lensOf, NAME } from "./layout";
import { animate } from "./motion/animation";
import { makePlan, type Plan } from "./plan";
import { whereabouts } from "./whereabouts";
import "./desk.css";
import "./plates.css";
import "./figures.css";
import "./edge.css";
import "./bar.css";
import "./sheets.css";

/** How far from just legible a small window may go to show all that matters now, and how near it comes. */
const FURTHER = 0.9;
const NEARER = 1.25;
/** Until the window is measured. */
const USUAL: Size = { width: 860, height: 600 };

export function Board({ scene }: Part<View, Reference>) {
  const { view } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const size = useSize(board);
  // Which slots are taken changes seldom; the plan must not be made anew with every picture.
  const slots = [...slotsOf(view.locations).values()].join(" ");
  const layout = useMemo(() => layOut(chartsFor(slots.split(" ")), size.width > 0 ? size : USUAL), [slots, size]);
  const lens = useMemo(() => lensOf(layout), [layout]);
  const ways = mapOf(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map changes when a location or a connection does
  const plan = useMemo(() => makePlan(view.locations, layout.spread), [ways, layout]);
  const where = useMemo(() => whereabouts(plan, view), [plan, view]);
  const animation = useAnimation(scene, layout, where.points, animationOf);

  const show = (thing: Thing) => {
    const there = where.points.get(thing);
    if (there) camera.current?.show(there);
  };
  const walk = (from: Thing, dx: number, dy: number) => {
    const places = [...plan.sites].map(([id, { plate }]): [number, Point] => [id, plate]);
    const start = where.points.get(from);
    const next = start && placeTowards(places, start, dx, dy);
    if (typeof next !== "number") return;
    board.current?.querySelector<SVGElement>(`[data-thing="${card(next)}"]`)?.focus({ preventScroll: true });
  };
  const hand = useHand(scene, { walk, show });

  const opened = useRef(false);
  const asked = scene.question ? `${scene.question.seat}:${scene.question.number}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves when another question is asked, not whenever a token does
  useEffect(() => {
    if (size.width === 0 || !isRoamed(layout)) return;
    const legible = LEGIBLE / (NAME * layout.spread.unit);
    const scales = { least: legible * FURTHER, most: Math.max(1, legible * NEARER) };
    camera.current?.frame(mattering(scene, plan, lens, scales.least), scales, !opened.current);
    opened.current = true;
  }, [asked, plan]);

  return (
    <div className={`arkham-desk desk-with-${layout.edge}`} ref={board}>
      {isInterlude(view) ? (
        <Interlude scene={scene} />
      ) : (
        <>
          {size.width > 0 && (
            <Viewport lens={lens} say={scene.say} ref={camera}>
              <DeskMap scene={scene} plan={plan} where={where} hand={hand} animation={animation} />
            </Viewport>
          )}
          <Edge scene={scene} hand={hand} />
          <Drawn scene={scene} />
        </>
      )}
    </div>
  );
}

/** Which locations there are and how they are connected. */
function mapOf({ locations }: View): string {
  return locations.map(({ id, code, connects }) => `${id} ${code} ${connects.join(",")}`).join(";");
}

/** Where one is, with what can be chosen as far as that is legible at once. */
function mattering(
  { view, optionsAt }: Here,
  { sites }: Plan,
  { window, sheet, width, room }: Lens,
  least: number,
): Point[] {
  const here = sites.get(ownOf(view)?.location ?? NONE)?.whole;
  const targets = [...sites.values()].filter(({ id }) => optionsAt.has(card(id))).map(({ whole }) => whole);
  const all: Point[] = [...(here ? [here] : []), ...targets];
  const scale = least * (sheet.width / width);
  const fits = (axis: "x" | "y", span: number, around: number) => {
    const values = all.map((point) => point[axis]);
    return (Math.max(...values) - Math.min(...values) + around) * scale <= span;
  };
  const legible = all.length > 0 && fits("x", window.width, room.width) && fits("y", window.height, room.height);
  return here && !legible ? [here] : all;
}

/** A location that is revealed changes the map, but not how it is laid out. */
function animationOf(fresh: readonly Happening[], before: Picture<View>, after: Picture<View>, { spread }: Layout) {
  const events = fresh.map(({ event }) => event as Event);
  return animate(events, before, after, makePlan(after.view.locations, spread));
}
