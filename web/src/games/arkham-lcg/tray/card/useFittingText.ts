import { type RefObject, useLayoutEffect } from "react";

/** From the size one likes to read to the smallest one can. */
const SIZES = ["large", "medium", "small"];

/**
 * Sets a text in the largest size in which it is whole in its box; where none is small enough, it is left out.
 * Where something else takes a part of its place, `beside` says so.
 */
export function useFittingText(box: RefObject<HTMLElement | null>, text: string, beside: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, or another place, needs another size
  useLayoutEffect(() => {
    const element = box.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const setSize = () => {
      const whole = SIZES.some((size) => {
        element.dataset.size = size;
        return element.scrollHeight <= element.clientHeight + 1;
      });
      if (!whole) element.dataset.size = "none";
    };
    setSize();
    // A card changes with the window, and letters with the font that arrives.
    void document.fonts?.ready.then(setSize);
    if (typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(setSize);
    watcher.observe(around);
    // The name is as wide as what is seen of the card, and so is the text.
    const name = around.querySelector("[data-name]");
    if (name) watcher.observe(name);
    return () => watcher.disconnect();
  }, [box, text, beside]);
}
