import { type RefObject, useCallback, useRef, useState } from "react";
import type { Face, Scene, Thing } from "../../games/face";
import type { Anchor } from "../../ui/place";
import type { Shown } from "./explanation";
import { useTriggers } from "./triggers";

/** The way from a thing to its explanation has a gap the pointer may cross. */
const GRACE = 220;

export interface Explaining {
  shown: Shown | null;
  show(thing: Thing, beside: Anchor): void;
  close(): void;
  stay(): void;
  leave(): void;
}

/** The one explanation that is open, and everything that opens and closes it. */
export function useExplaining(
  root: RefObject<HTMLElement | null>,
  face: Face,
  scene: RefObject<Scene<unknown, unknown> | null>,
  point: ((thing: Thing) => void) | undefined,
): Explaining {
  const [shown, setShown] = useState<Shown | null>(null);
  const going = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = useCallback(
    (thing: Thing, beside: Anchor, stays: boolean) => {
      clearTimeout(going.current);
      const explanation = scene.current && face.explain(thing, scene.current);
      setShown((before) => {
        if (before?.stays && !stays) return before;
        return explanation ? { thing, beside, explanation, stays } : null;
      });
    },
    [face, scene],
  );
  const close = useCallback(() => setShown(null), []);
  const stay = useCallback(() => clearTimeout(going.current), []);
  const leave = useCallback(() => {
    clearTimeout(going.current);
    going.current = setTimeout(() => setShown((before) => (before?.stays ? before : null)), GRACE);
  }, []);

  useTriggers(root, {
    explain: ({ thing, beside, how }) => open(thing, beside, how === "ask"),
    leave,
    point: (thing) => point?.(thing),
  });
  const show = useCallback((thing: Thing, beside: Anchor) => open(thing, beside, true), [open]);
  return { shown, show, close, stay, leave };
}
