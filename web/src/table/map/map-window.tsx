/** The window onto a map with named spaces: the whole of it, zoomed and panned; on a phone it opens on what matters. */
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { Say } from "../../text/say";
import type { Point, Size } from "./geometry";
import { useSize } from "./size";
import { type Camera, type Lens, Viewport } from "./viewport";

/** Names are legible at this size, in pixels. */
const LEGIBLE = 12;
/** How much nearer than just legible the map comes. */
const NEARER = 1.35;
/** A large window shows the whole map as long as its names are not much smaller than legible. */
const WHOLE = 0.9;

/** A map as it is drawn, in its own units. */
export interface Chart {
  sheet: Size;
  /** The size of the names on it. */
  name: number;
  /** What a space needs around it to be read. */
  room: Size;
}

/** How the map lies in a window of any shape. */
export interface Fit {
  lens: Lens;
  /** Is the map larger than its window? */
  roamed: boolean;
  /** The upper left corner of the sheet, in the units of the map. */
  corner: Point;
  viewBox: string;
}

/** The whole map with ground around it where it can be read; elsewhere it fills the window and is roamed. */
export function fitMap(window: Size, { sheet: chart, name, room }: Chart): Fit {
  const [across, down] = [window.width / chart.width, window.height / chart.height];
  const isWhole = Math.min(across, down) * name >= LEGIBLE * WHOLE;
  const unit = isWhole ? Math.min(across, down) : Math.max(across, down);
  const sheet = isWhole ? window : { width: chart.width * unit, height: chart.height * unit };
  const [width, height] = [sheet.width / unit, sheet.height / unit];
  const corner = { x: (chart.width - width) / 2, y: (chart.height - height) / 2 };
  return {
    lens: { window, sheet, width, room },
    roamed: !isWhole,
    corner,
    viewBox: `${corner.x} ${corner.y} ${width} ${height}`,
  };
}

/** Moves the map in its window. */
export interface MapCamera {
  /** Bring spaces into view, as near as possible; `calm` without gliding. */
  frame(ids: readonly string[], calm: boolean): void;
  /** Bring a space into view without zooming. */
  show(id: string): void;
}

interface MapWindowProps {
  chart: Chart;
  /** Where a space lies. */
  placeOf(id: string): Point;
  /** The spaces that matter now: a small window opens on them, and goes to others when they change. */
  focus: readonly string[];
  className: string;
  say: Say;
  ref?: Ref<MapCamera> | undefined;
  /** The map in the part of its units that is shown. */
  children(viewBox: string): ReactNode;
}

export function MapWindow({ chart, placeOf, focus, className, say, ref, children }: MapWindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const size = useSize(frame);
  const { lens, roamed, corner, viewBox } = useMemo(() => fitMap(size, chart), [size, chart]);

  const mapCamera = useMemo((): MapCamera => {
    const inWindow = (id: string): Point => {
      const { x, y } = placeOf(id);
      return { x: x - corner.x, y: y - corner.y };
    };
    const legible = (LEGIBLE * lens.width) / (chart.name * lens.sheet.width);
    const scales = { least: Math.max(1, legible), most: Math.max(1, legible * NEARER) };
    return {
      frame: (ids, calm) => camera.current?.frame(ids.map(inWindow), scales, calm),
      show: (id) => camera.current?.show(inWindow(id)),
    };
  }, [lens, corner, chart, placeOf]);
  useImperativeHandle(ref, () => mapCamera, [mapCamera]);

  const opened = useRef(false);
  const matters = focus.join(" ");
  useEffect(() => {
    if (!roamed || lens.window.width === 0) return;
    mapCamera.frame(matters.split(" "), !opened.current);
    opened.current = true;
  }, [matters, mapCamera, roamed, lens]);

  return (
    <div className={className} ref={frame}>
      {size.width > 0 && (
        <Viewport lens={lens} say={say} ref={camera}>
          {children(viewBox)}
        </Viewport>
      )}
    </div>
  );
}
