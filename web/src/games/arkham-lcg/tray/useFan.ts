import { type RefObject, useLayoutEffect, useState } from "react";

/** Where less than so much of a card is seen, its name no longer fits beside its icons. */
const CROWDED = 0.8;

export interface Fan {
  /** How much of a card the next one leaves free, in pixels; 0 until that is known. */
  seen: number;
  crowded: boolean;
}

/** How far the cards of a fan lie apart: each takes the room that is seen of it, the last is seen whole. */
export function useFan(list: RefObject<HTMLElement | null>, count: number): Fan {
  const [fan, setFan] = useState<Fan>({ seen: 0, crowded: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one card more moves the others together
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const [first, last] = [element.firstElementChild, element.lastElementChild];
      if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return;
      const seen = Math.min(first.offsetWidth, last.offsetWidth);
      const crowded = seen < last.offsetWidth * CROWDED;
      setFan((before) => (before.seen === seen && before.crowded === crowded ? before : { seen, crowded }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [list, count]);
  return fan;
}
