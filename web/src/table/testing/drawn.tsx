/** Where the tests of a face draw its parts. */
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

export interface DrawingBox {
  /** What was drawn. */
  table: HTMLElement;
  draw(parts: ReactNode): void;
  /** What stands for a thing. */
  at(thing: string): HTMLElement | null;
  /** The words of all that a selector finds. */
  words(selector: string): (string | null)[];
}

/** A box in the document that is empty before every test. */
export function drawingBox(): DrawingBox {
  const table = document.body.appendChild(document.createElement("div"));
  const root = createRoot(table);
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterEach(() => {
    act(() => root.render(null));
    vi.unstubAllGlobals();
  });
  return {
    table,
    draw: (parts) => act(() => root.render(parts)),
    at: (thing) => table.querySelector(`[data-thing="${thing}"]`),
    words: (selector) => [...table.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}

/** Tests that every moment can be drawn, with a name on every button. */
export function namesEveryButton<Moment extends { names: readonly string[] }>(
  { table, draw }: DrawingBox,
  moments: readonly Moment[],
  partsOf: (moment: Moment) => ReactNode,
): void {
  it.each(moments.map((each) => [each.names.join(", "), each] as const))(
    "shows the moment “%s” with a name on every button",
    (_, moment) => {
      draw(partsOf(moment));
      for (const button of table.querySelectorAll("button"))
        expect(button.getAttribute("aria-label") ?? button.textContent).toBeTruthy();
    },
  );
}

const SCREEN = { width: 1440, height: 900 };

/** Every test sees a large screen on which nothing moves. */
export function onLargeScreen(): void {
  beforeEach(() => {
    vi.stubGlobal("ResizeObserver", MeasuredAtOnce);
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SCREEN.width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SCREEN.height);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

class MeasuredAtOnce {
  constructor(private readonly heard: ResizeObserverCallback) {}
  observe(target: Element) {
    const entry = { target, contentRect: SCREEN as DOMRectReadOnly } as ResizeObserverEntry;
    this.heard([entry], this as unknown as ResizeObserver);
  }
  unobserve() {}
  disconnect() {}
}
