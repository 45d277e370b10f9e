/** The window onto the world: the whole map, zoomed and panned; on a phone it opens on what matters. */
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { Point, Size } from "../../../table/map/geometry";
import { useSize } from "../../../table/map/size";
import { type Camera, type Lens, Viewport } from "../../../table/map/viewport";
import type { Say } from "../../../text/say";
import { SHEET } from "./ground/projection";
import { NAME, siteOf } from "./sites";
import { WorldMap, type WorldMapProps } from "./WorldMap";

/** What a space needs around it to be read. */
const ROOM: Size = { width: 320, height: 260 };

/** Names are legible at this size, in pixels. */
const LEGIBLE = 12;
/** How much nearer than just legible the map comes. */
const NEARER = 1.35;
/** A large window shows the whole map as long as its names are not much smaller than legible. */
const WHOLE = 0.9;

/** How the map lies in a window of any shape. */
export interface Fit {
  lens: Lens;
  /** Is the map larger than its window? */
  roamed: boolean;
  /** The upper left corner of the sheet, in the units of the map. */
  corner: Point;
  viewBox: string;
}

/** The whole map with sea around it where it can be read; elsewhere it fills the window and is roamed. */
export function fitMap(window: Size): Fit {
  const [across, down] = [window.width / SHEET.width, window.height / SHEET.height];
  const isWhole = Math.min(across, down) * NAME >= LEGIBLE * WHOLE;
  const unit = isWhole ? Math.min(across, down) : Math.max(across, down);
  const sheet = isWhole ? window : { width: SHEET.width * unit, height: SHEET.height * unit };
  const [width, height] = [sheet.width / unit, sheet.height / unit];
  const corner = { x: (SHEET.width - width) / 2, y: (SHEET.height - height) / 2 };
  return {
    lens: { window, sheet, width, room: ROOM },
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

interface MapWindowProps extends Omit<WorldMapProps, "viewBox"> {
  say: Say;
  /** The spaces that matter now: a small window opens on them, and goes to others when they change. */
  focus?: readonly string[];
  ref?: Ref<MapCamera>;
}

export function MapWindow({ say, focus = [], ref, ...map }: MapWindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const size = useSize(frame);
  const { lens, roamed, corner, viewBox } = useMemo(() => fitMap(size), [size]);

  const mapCamera = useMemo((): MapCamera => {
    const inWindow = (id: string): Point => {
      const { x, y } = siteOf(id);
      return { x: x - corner.x, y: y - corner.y };
    };
    const legible = (LEGIBLE * lens.width) / (NAME * lens.sheet.width);
    const scales = { least: Math.max(1, legible), most: Math.max(1, legible * NEARER) };
    return {
      frame: (ids, calm) => camera.current?.frame(ids.map(inWindow), scales, calm),
      show: (id) => camera.current?.show(inWindow(id)),
    };
  }, [lens, corner]);
  useImperativeHandle(ref, () => mapCamera, [mapCamera]);

  const opened = useRef(false);
  const matters = (focus.length ? focus : map.spaces.map(({ id }) => id)).join(" ");
  useEffect(() => {
    if (!roamed || lens.window.width === 0) return;
    mapCamera.frame(matters.split(" "), !opened.current);
    opened.current = true;
  }, [matters, mapCamera, roamed, lens]);

  return (
    <div className="world-window" ref={frame}>
      {size.width > 0 && (
        <Viewport lens={lens} say={say} ref={camera}>
          <WorldMap {...map} viewBox={viewBox} />
        </Viewport>
      )}
    </div>
  );
}
