/** The tokens drawn in the test under way, large; and tokens one of which is to be chosen. */
import { ChaosToken } from "../art/chaos-token";
import { isToken } from "../art/names";
import type { Here } from "../scene";
import { partsOf, token as tokenThing } from "../things";
import { tokenName } from "../words";
import { keysAt } from "./keys";
import { tell } from "./words";

export function Drawn({ scene }: { scene: Here }) {
  const { view, question, say } = scene;
  const choice = question?.options.flatMap(({ verb, about }) => {
    const { id } = partsOf(about[0] ?? "");
    return verb === "resolve" && isToken(id) ? [id] : [];
  });
  if (choice?.length) {
    return (
      <section className="drawn" aria-label={say(tell("drawn-choice"))}>
        {choice.map((token) => {
          const options = scene.optionsAt.get(tokenThing(token));
          const keys = keysAt(options);
          return (
            <button
              key={token}
              type="button"
              className="drawn-choice"
              data-thing={tokenThing(token)}
              aria-label={say(tokenName(token))}
              onClick={() => scene.pick(tokenThing(token))}
            >
              <ChaosToken token={token} size="100%" className="drawn-face" />
              {keys && (
                <span className="edge-key" aria-hidden="true">
                  {keys}
                </span>
              )}
            </button>
          );
        })}
      </section>
    );
  }
  const tokens = (view.test?.tokens ?? []).flatMap(({ token }) => (isToken(token) ? [token] : []));
  if (!tokens.length) return null;
  return (
    <section className="drawn" aria-hidden="true">
      <span className="drawn-tokens">
        {tokens.map((token, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens in the order they were drawn
          <span key={`${token}-${place}`} className="drawn-token">
            <ChaosToken token={token} size="100%" className="drawn-face" />
          </span>
        ))}
      </span>
    </section>
  );
}
