import { useCallback, useMemo, useState } from "react";
import type { Happening, Question } from "../../wire";
import type { Eyes } from "../state";
import type { Entry } from "./groups";
import { lastTurn, since } from "./turns";

export interface News {
  /** What happened since the seat's last decision. */
  entries: readonly Entry[];
  /** Which of them is being looked at, or null. */
  at: number | null;
  /** Its place in the log. */
  entry: number | null;
  begin(): void;
  go(at: number): void;
  end(): void;
}

const NONE: readonly Entry[] = [];

/** "What happened since my last turn": the entries, and where one is while stepping through them. */
export function useNews(code: string, eyes: Eyes, log: readonly Happening[], question: Question | null): News {
  const [at, setAt] = useState<number | null>(null);
  // While one decides, the last turn is the decision before this one; the mark moves only when one answers.
  const asked = question?.number ?? null;
  const entries = useMemo(() => {
    if (eyes === null) return NONE;
    const last = lastTurn(code, eyes);
    return since(log, asked === null ? last : Math.min(last, asked - 1));
  }, [code, eyes, log, asked]);
  const begin = useCallback(() => setAt(entries.length > 0 ? 0 : null), [entries.length]);
  const go = useCallback((to: number) => setAt(Math.max(0, Math.min(to, entries.length - 1))), [entries.length]);
  const end = useCallback(() => setAt(null), []);
  const now = at === null || at >= entries.length ? null : at;
  return { entries, at: now, entry: now === null ? null : (entries[now]?.index ?? null), begin, go, end };
}
