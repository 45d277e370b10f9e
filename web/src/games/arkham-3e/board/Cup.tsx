import type { Here } from "../scene";
import { tell, tokenName } from "../words";
import css from "./cup.module.css";
import { MythosToken } from "./Token";

/** What is in the cup, and what lies drawn beside it, in the order in which it came. */
export function CupTable({ scene }: { scene: Here }) {
  const { view, say } = scene;
  const inside = Object.entries(view.cup).filter(([, count]) => count > 0);
  return (
    <div className={css.cup}>
      <section>
        <h4>{say(tell("cup-inside", { count: sizeOfCup(view.cup) }))}</h4>
        <ul>
          {inside.map(([token, count]) => (
            <li key={token}>
              <MythosToken token={token} size="1.9rem" />
              <span>{say(tokenName(token))}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h4>{say(tell("cup-drawn", { count: view.drawn.length }))}</h4>
        <ol>
          {view.drawn.map((token, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens are told apart by their place
            <li key={place}>
              <MythosToken token={token} size="1.9rem" title={say(tokenName(token))} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

export const sizeOfCup = (cup: Readonly<Record<string, number>>): number =>
  Object.values(cup).reduce((sum, count) => sum + count, 0);
