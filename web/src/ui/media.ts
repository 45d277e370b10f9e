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

/** Whether the window is no higher than so many rem: a phone on its side. */
export function useShort(rem: number): boolean {
  const text = usePreferences((state) => state.text);
  return useMedia(`(max-height: ${rem * 16 * text}px)`);
}

/** Below this a table has no height for a board with a tray under it. */
const SHORT = 32;

/** A screen one holds in a hand, upright or on its side: the table is folded into a board and a sheet. */
export function usePhone(): boolean {
  const narrow = useNarrow(47.99);
  return useShort(SHORT) || narrow;
}

/** Whether the sheet of a phone lies beside the board: the screen is too short to have it below. */
export function useSheetBeside(): boolean {
  const wide = !useNarrow(34);
  return useShort(SHORT) && wide;
}
