/** The window onto the map: zoom and pan by wheel, pinch, drag, buttons and keyboard. */
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from "react";
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Icon } from "../../../art/icon";
import type { Say } from "../../../text/say";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import { tell } from "./words";

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

interface ViewportProps {
  layout: Layout;
  say: Say;
  ref: Ref<Camera>;
  children: ReactNode;
}

export function Viewport({ layout, say, ref, children }: ViewportProps) {
  const { plan, window, sheet } = layout;
  const pan = useRef<ReactZoomPanPinchContentRef>(null);
  /** The whole map can always be seen. */
  const furthest = Math.min(1, window.height / sheet.height);

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
    const unit = sheet.width / plan.width;
    return {
      frame(points, { least, most }, calm) {
        if (!points.length) return;
        const [xs, ys] = [points.map(({ x }) => x * unit), points.map(({ y }) => y * unit)];
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const { space } = plan.places;
        const fits = Math.min(
          window.width / (right - left + space * 4.6 * unit),
          (window.height - HIDDEN) / (bottom - top + space * 4.4 * unit),
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
  }, [plan, window, sheet, lookAt]);

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
        wrapperClass="campus-window"
        contentClass="campus-sheet"
        contentStyle={{ width: sheet.width, height: sheet.height }}
        wrapperProps={{ onScroll: stayPut }}
      >
        {children}
      </TransformComponent>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a frame */}
      <div className="campus-zoom" role="group" aria-label={say(tell("zoom"))}>
        <button
          type="button"
          className="campus-key"
          aria-label={say(tell("zoom-in"))}
          onClick={() => pan.current?.zoomIn(0.5, GLIDE)}
        >
          <Icon name="plus" size="1em" />
        </button>
        <button
          type="button"
          className="campus-key"
          aria-label={say(tell("zoom-out"))}
          onClick={() => pan.current?.zoomOut(0.5, GLIDE)}
        >
          <Icon name="minus" size="1em" />
        </button>
        <button
          type="button"
          className="campus-key"
          aria-label={say(tell("zoom-fit"))}
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
