/** Asking the server for something a page shows; where it cannot be reached the page tries again by itself. */
import { useCallback, useEffect, useState } from "react";
import { problemOf, Refusal } from "../net/api";
import type { Problem } from "../wire";

export interface Asking<Answer> {
  answer: Answer | undefined;
  /** The server said no; asking again would not help. */
  problem: Problem | null;
  /** Seconds until the next try, while the server cannot be reached. */
  tryingIn: number | null;
  again(): void;
}

const PAUSES = [2, 3, 5, 8, 12];

function willHeal(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 0 || error.status >= 500;
}

/** `key` names what is asked for: another key is another question. */
export function useAsking<Answer>(key: string, ask: () => Promise<Answer>): Asking<Answer> {
  const [round, setRound] = useState(0);
  const [held, setHeld] = useState<{ key: string; answer: Answer } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tryingIn, setTryingIn] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is a new function each time; the key says when it differs
  useEffect(() => {
    let here = true;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      try {
        const answer = await ask();
        if (!here) return;
        setHeld({ key, answer });
        setProblem(null);
        setTryingIn(null);
      } catch (error) {
        if (!here) return;
        if (willHeal(error)) wait(PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? 5);
        else setProblem(problemOf(error));
      }
    };
    const wait = (seconds: number) => {
      setTryingIn(seconds);
      timer = setTimeout(seconds > 0 ? () => wait(seconds - 1) : () => void attempt(), seconds > 0 ? 1000 : 0);
    };
    setProblem(null);
    void attempt();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  return { answer: held?.key === key ? held.answer : undefined, problem, tryingIn, again };
}

/** Ask again whenever the page is looked at, and now and then while it is. */
export function useRefreshing(again: () => void, seconds: number): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && again();
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [again, seconds]);
}
