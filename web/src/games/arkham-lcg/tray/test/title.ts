import type { Message } from "../../../../wire";
import { cardName, tell } from "../../words";

/** "Roland Banks investigates the Study." */
export function titleOf(who: string, attempt: string | null, what: string | null): Message {
  if (!what) return tell("test-plain", { who: cardName(who) });
  return tell(`test-${attempt ?? "of"}`, { who: cardName(who), what: cardName(what) });
}
