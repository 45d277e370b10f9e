/** The window onto a map: zoom and pan by wheel, pinch, drag, buttons and keyboard. */
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from "react";
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Icon } from "../../art/icon";
import { type Say, voice } from "../../text/say";
import type { Point, Size } from "./geometry";
import "./viewport.css";

const words = voice("web");

const MOST = 4;
const GLIDE = 320;
/** On a phone the sheet under the thumb lies over the lower edge of the map, by so many pixels. */
const HIDDEN = 14;

export interface Camera {
  /** Bring points of the map into view, as near as possible within the two scales. */
  frame(points: readonly Point[], scales: { least: number; most: number }, calm: boolean): void;
  /** Bring a point into view without zooming. */
  show(point: Point): void;
}

/** How a map lies in its window. */
export interface Lens {
  /** What can be seen of the map, in pixels. */
  window: Size;
  /** The whole map before it is zoomed, in pixels; on a phone it may be larger than the window. */
  sheet: Size;
  /** How many of the map's own units the sheet is wide. */
  width: number;
  /** What a point of interest needs around it, in the map's own units. */
  room: Size;
}

interface ViewportProps {
  lens: Lens;
  say: Say;
  ref: Ref<Camera>;
  children: ReactNode;
}

export function Viewport({ lens, say, ref, children }: ViewportProps) {
  const { window, sheet } = lens;
  const pan = useRef<ReactZoomPanPinchContentRef>(null);
  /** The whole map can always be seen. */
  const furthest = Math.min(1, window.width / sheet.width, window.height / sheet.height);

  /** The middle of the window on a point, without leaving the map. */
  const lookAt = useCallback(
    (x: number, y: number, scale: number, time: number) => {
      const keep = (middle: number, room: number, whole: number) =>
        whole * scale <= room
          ? (room - whole * scale) / 2
          : Math.min(0, Math.max(room - whole * scale, room / 2 - middle * scale));
      void pan.current?.setTransform(
        keep(x, window.width, sheet.width),
        keep(y, window.height, sheet.height),
        scale,
        time,
        "easeOutCubic",
      );
    },
    [window, sheet],
  );

  useImperativeHandle(ref, () => {
    const unit = sheet.width / lens.width;
    return {
      frame(points, { least, most }, calm) {
        if (!points.length) return;
        const [xs, ys] = [points.map(({ x }) => x * unit), points.map(({ y }) => y * unit)];
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const fits = Math.min(
          window.width / (right - left + lens.room.width * unit),
          (window.height - HIDDEN) / (bottom - top + lens.room.height * unit),
        );
        const scale = Math.max(least, Math.min(most, fits));
        lookAt((left + right) / 2, (top + bottom + HIDDEN / scale) / 2, scale, calm ? 0 : GLIDE);
      },
      show({ x, y }) {
        const { scale = 1, positionX = 0, positionY = 0 } = pan.current?.state ?? {};
        const [onX, onY] = [x * unit * scale + positionX, y * unit * scale + positionY];
        const edge = Math.min(window.width, window.height) * 0.18;
        if (onX > edge && onX < window.width - edge && onY > edge && onY < window.height - edge) return;
        lookAt(x * unit, y * unit, scale, GLIDE);
      },
    };
  }, [lens, window, sheet, lookAt]);

  return (
    <TransformWrapper
      ref={pan}
      minScale={furthest}
      maxScale={MOST}
      limitToBounds
      disablePadding
      centerZoomedOut
      doubleClick={{ disabled: true }}
      wheel={{ step: 0.003 }}
    >
      <TransformComponent
        wrapperClass="map-window"
        contentClass="map-sheet"
        contentStyle={{ width: sheet.width, height: sheet.height }}
        wrapperProps={{ onScroll: stayPut }}
      >
        {children}
      </TransformComponent>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a frame */}
      <div className="map-zoom" role="group" aria-label={say(words("zoom"))}>
        <button
          type="button"
          className="map-key"
          aria-label={say(words("zoom-in"))}
          onClick={() => pan.current?.zoomIn(0.5, GLIDE)}
        >
          <Icon name="plus" size="1em" />
        </button>
        <button
          type="button"
          className="map-key"
          aria-label={say(words("zoom-out"))}
          onClick={() => pan.current?.zoomOut(0.5, GLIDE)}
        >
          <Icon name="minus" size="1em" />
        </button>
        <button
          type="button"
          className="map-key"
          aria-label={say(words("zoom-fit"))}
          onClick={() => lookAt(sheet.width / 2, sheet.height / 2, furthest, GLIDE)}
        >
          <Icon name="fullscreen" size="1em" />
        </button>
      </div>
    </TransformWrapper>
  );
}

/** The browser scrolls what is focused into view; here the camera does that. */
function stayPut(event: { currentTarget: HTMLElement }): void {
  event.currentTarget.scrollTo(0, 0);
}
