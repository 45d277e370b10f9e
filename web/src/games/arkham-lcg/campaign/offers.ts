/** What a shop has on offer, read off the question. */
import type { OptionInfo } from "../../../wire";
import { cardOf } from "../book";
import type { Here } from "../scene";
import { partsOf } from "../things";
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
    const upgrade = option.verb === "upgrade";
    if (!upgrade && option.verb !== "buy") return [];
    // An upgrade is about the card that leaves and the one that comes.
    const codes = option.about.map((thing) => partsOf(thing).id);
    const card = cardOf(reference, codes.at(-1) ?? "");
    return card ? [{ number, option, card, price: option.amount, upgrades: upgrade ? (codes[0] ?? null) : null }] : [];
  });
  return offers.sort(
    (one, other) =>
      Number(other.upgrades !== null) - Number(one.upgrades !== null) ||
      (other.card.level ?? 0) - (one.card.level ?? 0) ||
      one.card.code.localeCompare(other.card.code),
  );
}
