import { type ReactNode, useLayoutEffect, useRef } from "react";

interface MovingProps {
  start: number;
  lasts: number;
  frames: Keyframe[];
  easing?: string;
  children: ReactNode;
}

/** A part of the drawing that moves once and stays where it came to rest. */
export function Moving({ start, lasts, frames, easing = "ease", children }: MovingProps) {
  const part = useRef<SVGGElement>(null);
  // An animation never changes once it is made; its steps are new elements each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once
  useLayoutEffect(() => {
    const motion = part.current?.animate(frames, { delay: start, duration: lasts, easing, fill: "both" });
    return () => motion?.cancel();
  }, []);
  return <g ref={part}>{children}</g>;
}

/** Leaves its part of the drawing out before and after its time. */
export function Present({ from, until, children }: { from: number; until: number; children: ReactNode }) {
  const part = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once
  useLayoutEffect(() => {
    const gone = { visibility: "hidden" };
    const before = from > 0 ? part.current?.animate([gone, gone], { duration: from }) : undefined;
    const after = Number.isFinite(until)
      ? part.current?.animate([gone, gone], { delay: until, duration: 1, fill: "forwards" })
      : undefined;
    return () => {
      before?.cancel();
      after?.cancel();
    };
  }, []);
  return <g ref={part}>{children}</g>;
}
