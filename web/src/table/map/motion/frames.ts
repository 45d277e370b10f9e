/** Frames of what moves over the map. */
import { type Line, pointAt } from "../geometry";

/** So many steps make a curved way look smooth. */
export const STOPS = 14;

export const move = (x: number, y: number, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/** Along a line; `lift` is how much larger a thing is halfway, as if it were carried. */
export function along(line: Line, lift: number): Keyframe[] {
  const stops = Array.from({ length: STOPS + 1 }, (_, i) => pointAt(line, i / STOPS));
  return stops.map(({ x, y }, i) => ({ transform: move(x, y, 1 + lift * Math.sin((i / STOPS) * Math.PI)) }));
}
