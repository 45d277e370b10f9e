/** Who plays a game for the first time is told how one wins and loses, once. */
import { useEffect } from "react";
import { usePreferences } from "../../ui/preferences";
import type { TableInfo } from "../../wire";

/** Whether the primer of a game was seen. */
export function useSeen(game: string): boolean {
  return usePreferences(({ primers }) => primers.includes(game));
}

export function markSeen(game: string): void {
  const { primers, set } = usePreferences.getState();
  if (!primers.includes(game)) set({ primers: [...primers, game] });
}

/** Opens the primer at the first table of a game, when it has begun and one plays oneself. */
export function useFirstGame(table: TableInfo, playing: boolean, show: () => void): void {
  const seen = useSeen(table.game);
  const newcomer = usePreferences((state) => state.newcomer);
  const wanted = newcomer && !seen && playing && table.status === "playing" && (table.primer ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is a new function each time
  useEffect(() => {
    if (wanted) show();
  }, [wanted]);
}
