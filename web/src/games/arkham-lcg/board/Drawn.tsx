/** The token just drawn from the bag, large, with how the test ended; and tokens one of which is to be chosen. */
import { useMemo } from "react";
import { cx } from "../../../ui/cx";
import type { Happening } from "../../../wire";
import { ChaosToken } from "../art/chaos-token";
import { isToken, type TokenName } from "../art/names";
import { useLasting } from "../lasting";
import type { Here } from "../scene";
import { partsOf, token as tokenThing } from "../things";
import type { Event } from "../wire";
import { tokenName } from "../words";
import { keysAt } from "./keys";
import { tell } from "./words";

const LASTS = 2600;

interface Draw {
  tokens: readonly TokenName[];
  ended: { succeeded: boolean; value: number; difficulty: number } | null;
}

export function Drawn({ scene }: { scene: Here }) {
  const { view, question, say, fresh } = scene;
  const told = useTold(fresh);
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
  const lying = (view.test?.tokens ?? []).flatMap(({ token }) => (isToken(token) ? [token] : []));
  const tokens = lying.length ? lying : (told?.tokens ?? []);
  if (!tokens.length) return null;
  const ended = lying.length ? null : told?.ended;
  return (
    <section className={cx("drawn", ended && (ended.succeeded ? "is-passed" : "is-failed"))} aria-hidden="true">
      <span className="drawn-tokens">
        {tokens.map((token, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens in the order they were drawn
          <span key={`${token}-${place}`} className="drawn-token">
            <ChaosToken token={token} size="100%" className="drawn-face" />
          </span>
        ))}
      </span>
      {ended && (
        <span className="drawn-result">
          {say(
            tell(ended.succeeded ? "test-passed" : "test-failed", { value: ended.value, difficulty: ended.difficulty }),
          )}
        </span>
      )}
    </section>
  );
}

/** What was drawn just now, for a while. */
function useTold(fresh: readonly Happening[]): Draw | null {
  const draw = useMemo(() => drawOf(fresh.map(({ event }) => event as Event)), [fresh]);
  const [told] = useLasting(draw, LASTS);
  return told;
}

/** The tokens of the last test that was told. */
export function drawOf(events: readonly Event[]): Draw | null {
  let tokens: TokenName[] = [];
  let ended: Draw["ended"] = null;
  for (const event of events) {
    if (event.event === "test-began") tokens = [];
    if (event.event === "token-was-revealed" && isToken(event.token)) {
      tokens = ended ? [event.token] : [...tokens, event.token];
      ended = null;
    }
    if (event.event === "test-ended" && tokens.length) ended = event;
  }
  return tokens.length ? { tokens, ended } : null;
}
