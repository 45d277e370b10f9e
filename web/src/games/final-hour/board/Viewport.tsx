/** The window onto the map: zoom and pan by wheel, pinch, drag, buttons and keyboard. */
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from "react";
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Icon } from "../../../art/icon";
import type { Say } from "../../../text/say";
import type { Point } from "./geometry";
import type { Plan } from "./plan";
import { tell } from "./words";

const MOST = 4;
const GLIDE = 320;

export interface Camera {
  /** Bring points of the map into view, as near as possible but no nearer than `most`. */
  frame(points: readonly Point[], most: number, calm: boolean): void;
  /** Bring a point into view without zooming. */
  show(point: Point): void;
}

interface ViewportProps {
  plan: Plan;
  size: { width: number; height: number };
  say: Say;
  ref: Ref<Camera>;
  children: ReactNode;
}

export function Viewport({ plan, size, say, ref, children }: ViewportProps) {
  const pan = useRef<ReactZoomPanPinchContentRef>(null);

  /** The middle of the window on a point, without leaving the map. */
  const lookAt = useCallback(
    (x: number, y: number, scale: number, time: number) => {
      const keep = (value: number, room: number) => Math.min(0, Math.max(room - room * scale, value));
      void pan.current?.setTransform(
        keep(size.width / 2 - x * scale, size.width),
        keep(size.height / 2 - y * scale, size.height),
        scale,
        time,
        "easeOutCubic",
      );
    },
    [size],
  );

  useImperativeHandle(ref, () => {
    const unit = size.width / plan.width;
    return {
      frame(points, most, calm) {
        if (!points.length) return;
        const [xs, ys] = [points.map(({ x }) => x * unit), points.map(({ y }) => y * unit)];
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const room = plan.places.space * 5.6 * unit;
        const scale = Math.max(
          1,
          Math.min(most, size.width / (right - left + room), size.height / (bottom - top + room)),
        );
        lookAt((left + right) / 2, (top + bottom) / 2, scale, calm ? 0 : GLIDE);
      },
      show({ x, y }) {
        const { scale = 1, positionX = 0, positionY = 0 } = pan.current?.state ?? {};
        const [onX, onY] = [x * unit * scale + positionX, y * unit * scale + positionY];
        const edge = Math.min(size.width, size.height) * 0.18;
        if (onX > edge && onX < size.width - edge && onY > edge && onY < size.height - edge) return;
        lookAt(x * unit, y * unit, scale, GLIDE);
      },
    };
  }, [plan, size, lookAt]);

  return (
    <TransformWrapper
      ref={pan}
      minScale={1}
      maxScale={MOST}
      limitToBounds
      disablePadding
      doubleClick={{ disabled: true }}
      wheel={{ step: 0.003 }}
    >
      <TransformComponent wrapperClass="campus-window" contentClass="campus-sheet" wrapperProps={{ onScroll: stayPut }}>
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
          onClick={() => pan.current?.resetTransform(GLIDE)}
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
