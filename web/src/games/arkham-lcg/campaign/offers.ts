/** What a shop has on offer, read off the question. */
import type { OptionInfo } from "../../../wire";
import { cardOf } from "../book";
import type { Here } from "../scene";
import type { CardReference } from "../wire";

export interface Offered {
  number: number;
  option: OptionInfo;
  card: CardReference;
  price: number;
  /** The lower version it takes the place of. */
  upgrades: string | null;
}

/** Upgrades first, then the higher levels. */
export function offersOf({ question, reference }: Here): Offered[] {
  const offers = (question?.options ?? []).flatMap((option, number): Offered[] => {
    const [, low, high] = /^upgrade:(\w+):(\w+)$/.exec(option.key) ?? [];
    const bought = /^buy:(\w+)$/.exec(option.key)?.[1];
    const card = cardOf(reference, high ?? bought ?? "");
    const price = Number(option.say.args?.price ?? 0);
    return card ? [{ number, option, card, price, upgrades: low ?? null }] : [];
  });
  return offers.sort(
    (one, other) =>
      Number(other.upgrades !== null) - Number(one.upgrades !== null) ||
      (other.card.level ?? 0) - (one.card.level ?? 0) ||
      one.card.code.localeCompare(other.card.code),
  );
}
