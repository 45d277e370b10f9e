/** The keys that pass a highlight, and nothing else meanwhile: the question below is never answered by accident. */
import { useLayoutEffect, useRef } from "react";
import { isTaken } from "../keys";

const PASSING: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Space", "Escape"]);
/** A second click so soon after the one that passed a highlight was meant for it too. */
const DOUBLE = 350;

/** Marks what belongs to the highlight. */
export const HIGHLIGHT = { "data-highlight": "" } as const;

const isOfHighlight = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-highlight]") !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the key is meant for the highlight, and not for what is open above it or for one of its own buttons. */
function isMeant(event: KeyboardEvent): boolean {
  if (!PASSING.has(event.code) || isTaken(event)) return false;
  const open = event.target instanceof Element && event.target.closest("[popover]") !== null;
  if (event.code === "Escape") return document.querySelector("[popover]") === null;
  return !open && !isOfHighlight(event.target);
}

/** Returns what tells that a highlight has been passed by the pointer. */
export function usePassing(shown: boolean, pass: () => void): () => void {
  const now = useRef({ shown, pass });
  now.current = { shown, pass };
  const clicked = useRef(Number.NEGATIVE_INFINITY);

  // Before the highlight is painted; first of all listeners, so that no button hears of these keys.
  useLayoutEffect(() => {
    const held = new Set<string>();
    const down = (event: KeyboardEvent) => {
      if (event.repeat && held.has(event.code)) return stop(event);
      if (!now.current.shown || !isMeant(event)) return;
      stop(event);
      held.add(event.code);
      // A key held down since before the highlight came has not passed it.
      if (!event.repeat) now.current.pass();
    };
    // Space presses a button when it is let go.
    const up = (event: KeyboardEvent) => {
      if (held.delete(event.code)) stop(event);
    };
    const click = (event: MouseEvent) => {
      if (performance.now() - clicked.current < DOUBLE && !isOfHighlight(event.target)) stop(event);
    };
    window.addEventListener("keydown", down, true);
    window.addEventListener("keyup", up, true);
    window.addEventListener("click", click, true);
    return () => {
      window.removeEventListener("keydown", down, true);
      window.removeEventListener("keyup", up, true);
      window.removeEventListener("click", click, true);
    };
  }, []);

  return () => {
    clicked.current = performance.now();
  };
}
