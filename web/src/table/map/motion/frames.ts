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

/** It comes out of nothing, a little above its place, and settles. */
export const APPEARS: Keyframe[] = [
  { transform: "translateY(-30px) scale(0.2)", opacity: 0 },
  { transform: "translateY(-16px) scale(1.25)", opacity: 1, offset: 0.5 },
  { transform: "none", opacity: 1 },
];

/** It is struck, tips over and is gone. */
export const FALLS: Keyframe[] = [
  { opacity: 1 },
  { opacity: 1, transform: "rotate(-9deg)", offset: 0.3 },
  { opacity: 0, transform: "rotate(26deg) translateY(26px) scale(0.8)" },
];

/** A ring that opens and fades. */
export const WIDENS: Keyframe[] = [
  { opacity: 0, transform: "scale(0.4)" },
  { opacity: 1, transform: "scale(1)", offset: 0.35 },
  { opacity: 0, transform: "scale(1.5)" },
];

/** A number that rises and fades. */
export const RISES: Keyframe[] = [
  { opacity: 0, transform: "translateY(6px)" },
  { opacity: 1, transform: "translateY(-22px)", offset: 0.35 },
  { opacity: 1, transform: "translateY(-34px)", offset: 0.75 },
  { opacity: 0, transform: "translateY(-44px)" },
];

/** Out of a point, turning, and wider than it stays. */
const OPENS: Keyframe[] = [
  { transform: "scale(0) rotate(-200deg)", opacity: 0 },
  { transform: "scale(1.45) rotate(30deg)", opacity: 1, offset: 0.6 },
  { transform: "none", opacity: 1 },
];
const CLOSES: Keyframe[] = OPENS.map(({ offset, ...frame }) =>
  offset === undefined ? frame : { ...frame, offset: 0.4 },
).toReversed();

/** How something comes and goes. */
export const ACTS = {
  appear: { frames: APPEARS, easing: "ease-out" },
  fall: { frames: FALLS },
  open: { frames: OPENS, easing: "ease-out" },
  close: { frames: CLOSES, easing: "ease-out" },
};
