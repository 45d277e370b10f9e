import type { Say } from "../../text/say";
import { voice } from "../../text/say";
import { DieFace, dieWords } from "./dice";
import css from "./rolled.module.css";

const words = voice("web");

/** A test that is over: the dice as they lay, and how many of them were successes. */
export function Rolled({ say, dice, result }: { say: Say; dice: readonly number[]; result: number }) {
  // The best dice are the successes, whatever was asked of them.
  const lit = new Set([...dice.keys()].sort((one, other) => dice[other]! - dice[one]!).slice(0, result));
  return (
    <div className={css.rolled}>
      <ul>
        {dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are told apart by their place
          <li key={place}>
            <DieFace face={face} success={lit.has(place)} title={say(dieWords(face, lit.has(place)))} />
          </li>
        ))}
      </ul>
      <strong data-passed={result > 0}>{say(words("test-successes", { count: result }))}</strong>
    </div>
  );
}
