/**
 * How one asks what a thing is: rest the pointer on it, tap it where nothing else comes of that, press long, press the
 * other button, or the key "i" on it.
 *
 * Whatever is a thing says so with `data-thing`; the stage listens once for all of them.
 */
import { type RefObject, useEffect, useRef } from "react";
import type { Thing } from "../../games/face";

const REST = 600;
const LONG = 500;
/** A finger that moves further than this pans or scrolls. */
const STILL = 8;

export interface Asked {
  thing: Thing;
  beside: Element;
  /** hover: it goes away with the pointer; ask: it stays until it is closed. */
  how: "hover" | "ask";
}

/** What does something by itself when it is pressed. */
const PRESSED = "button, a, input, select, textarea, summary, [role=button], [tabindex]";

/** Whether a press on a thing does something else than ask what it is. */
function isPressed(target: EventTarget | null, thing: Element): boolean {
  const part = target instanceof Element ? target.closest(PRESSED) : null;
  return part !== null && thing.contains(part);
}

function thingAt(target: EventTarget | null): { thing: Thing; beside: Element } | null {
  const beside = target instanceof Element ? target.closest("[data-thing]") : null;
  const thing = beside?.getAttribute("data-thing");
  return beside && thing ? { thing, beside } : null;
}

/** Where a pointer that rests means something else (`data-unasked`). */
const isUnasked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-unasked]") !== null;

interface Heard {
  explain(asked: Asked): void;
  /** The pointer left the thing it rested on. */
  leave(): void;
  point(thing: Thing): void;
}

export function useTriggers(root: RefObject<HTMLElement | null>, heard: Heard): void {
  const now = useRef(heard);
  now.current = heard;

  useEffect(() => {
    const stage = root.current;
    if (!stage) return;
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ) => stage.addEventListener(kind, hear, { signal: stop.signal, capture });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let pressed: { x: number; y: number } | null = null;
    let wasLong = false;
    let finger = false;
    let last = { x: -1, y: -1 };
    /** What came under a pointer that did not move: nobody pointed at it yet. */
    let slidUnder: Element | null = null;

    const ask = (target: EventTarget | null, how: Asked["how"]): boolean => {
      const found = thingAt(target);
      if (found) now.current.explain({ ...found, how });
      return found !== null;
    };

    on("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      const found = isUnasked(event.target) ? null : thingAt(event.target);
      if (found?.beside === over) return;
      clearTimeout(timer);
      if (over) now.current.leave();
      over = found?.beside ?? null;
      const moved = event.clientX !== last.x || event.clientY !== last.y;
      slidUnder = moved ? null : over;
      if (found && moved && event.buttons === 0) timer = setTimeout(() => ask(found.beside, "hover"), REST);
    });
    on("pointerleave", () => {
      clearTimeout(timer);
      if (over) now.current.leave();
      over = null;
    });
    on("pointerdown", (event) => {
      clearTimeout(timer);
      wasLong = false;
      finger = event.pointerType !== "mouse";
      if (!finger) return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        wasLong = ask(event.target, "ask");
      }, LONG);
    });
    on("pointermove", (event) => {
      last = { x: event.clientX, y: event.clientY };
      if (slidUnder) {
        const under = slidUnder;
        slidUnder = null;
        timer = setTimeout(() => ask(under, "hover"), REST);
      }
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
      clearTimeout(timer);
      pressed = null;
    });
    for (const kind of ["pointerup", "pointercancel"] as const) {
      on(kind, (event) => {
        if (event.pointerType !== "mouse") clearTimeout(timer);
        pressed = null;
      });
    }
    on("contextmenu", (event) => {
      if (wasLong || ask(event.target, "ask")) event.preventDefault();
    });
    // A long press is not also a choice, and a press with Alt points for the others.
    on(
      "click",
      (event) => {
        const found = event.altKey ? thingAt(event.target) : null;
        if (!wasLong && !found) return;
        if (found) now.current.point(found.thing);
        wasLong = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    on("click", (event) => {
      const found = finger ? thingAt(event.target) : null;
      if (found && !isPressed(event.target, found.beside)) ask(found.beside, "ask");
    });
    on("keydown", (event) => {
      const found = thingAt(event.target);
      if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === "KeyI") ask(event.target, "ask");
      else if (event.code === "KeyP") now.current.point(found.thing);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root]);
}
