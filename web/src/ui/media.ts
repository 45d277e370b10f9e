import { useSyncExternalStore } from "react";
import { usePreferences } from "./preferences";

/** Whether a media query holds, and a new picture when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is no wider than so many rem, counted with the size of text one chose. */
export function useNarrow(rem: number): boolean {
  const text = usePreferences((state) => state.text);
  return useMedia(`(max-width: ${rem * 16 * text}px)`);
}

/** A screen one holds in a hand: the table is folded into a board and a sheet. */
export const usePhone = (): boolean => useNarrow(47.99);
