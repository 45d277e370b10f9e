import { ChaosToken } from "../../art/chaos-token";
import { isToken } from "../../art/names";
import type { Here } from "../../scene";
import { tokenName } from "../../words";
import css from "./odds.module.css";

/** The tokens that were revealed, large, one after the other. */
export function Drawn({ scene, tokens }: { scene: Here; tokens: readonly string[] }) {
  return (
    <ul className={css.drawn}>
      {tokens.map((token, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same token may come twice
        <li key={`${token}-${place}`}>
          {isToken(token) && (
            <ChaosToken token={token} size="3rem" title={scene.say(tokenName(token))} className={css.big} />
          )}
        </li>
      ))}
    </ul>
  );
}
