/** What each round brought; a round can be gone to. */
import { useEffect, useRef } from "react";
import { useSay } from "../../text/say";
import { useWords } from "../words";
import type { ToldRound } from "./frames";
import css from "./story.module.css";

export function Story({ points, at, go }: { points: readonly ToldRound[]; at: number; go(at: number): void }) {
  const w = useWords();
  const say = useSay();
  const now = points.findLast((point) => point.at <= at);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another round is the present one
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [now]);
  return (
    <ol className={css.story} ref={list}>
      {points.map((point) => (
        <li key={point.counted} className={point === now ? css.now : undefined}>
          <button type="button" aria-current={point === now ? "step" : undefined} onClick={() => go(point.at)}>
            {w("replay-round", { round: point.round })}
          </button>
          <ul>
            {point.lines.map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be told twice
              <li key={number}>{say(line)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
