/** The chances of options as the engine gives them, and the bag in the order one likes it. */
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import type { Here } from "./scene";
import type { BagTokenView, TestView } from "./wire";

/** The chance of an option, where it is the same whatever it is aimed at. */
export function oddsOf({ chances }: OptionInfo): number | null {
  const [only, ...others] = new Set(Object.values(chances));
  return others.length === 0 ? (only ?? null) : null;
}

/** What can be attempted at a thing now, with how likely it succeeds there. */
export function oddsAt(thing: Thing, { question }: Here): { option: OptionInfo; odds: number }[] {
  return (question?.options ?? []).flatMap((option) => {
    const odds = option.chances[thing];
    return odds === undefined ? [] : [{ option, odds }];
  });
}

/** Whether a token is still to be revealed in a test. */
export function isOpen(test: TestView): boolean {
  return test.tokens.length === 0 && test.succeeded === null;
}

const SYMBOLS = ["skull", "cultist", "tablet", "elder-thing", "auto-fail"];

/** The bag as one likes it least last: the elder sign, the numbers from the best to the worst, the other symbols. */
export function sortedBag(bag: readonly BagTokenView[]): BagTokenView[] {
  const rank = ({ token }: BagTokenView): number => {
    if (token === "elder-sign") return -100;
    return SYMBOLS.includes(token) ? 100 + SYMBOLS.indexOf(token) : -Number(token);
  };
  return [...bag].sort((one, other) => rank(one) - rank(other));
}
