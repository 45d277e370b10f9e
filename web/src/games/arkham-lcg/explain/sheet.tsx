/** An explanation as it is written down: messages first, strings when all is said. */

import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import type { IconName } from "../art/icons";
import { isHarsh } from "../book";
import type { Here } from "../scene";
import { LargeCard } from "../tray/card/LargeCard";
import type { TermView } from "../wire";
import { cardName, tell, tokenName } from "../words";

export interface Sheet {
  title: Message;
  icon?: IconName;
  /** The printed card that is shown whole. */
  code?: string;
  price?: number | null | undefined;
  turned?: boolean;
  /** What does not apply may stand here as null. */
  lines: (Message | null)[];
  rules: string[];
}

export function read(
  { title, icon, code, price, turned, lines, rules }: Sheet,
  { say, reference, view }: Here,
): Explanation {
  const told = lines.filter((line): line is Message => line !== null).map(say);
  return {
    title: say(title),
    ...(icon && { icon }),
    ...(code && {
      figure: (
        <LargeCard
          reference={reference}
          say={say}
          code={code}
          price={price}
          turned={turned ?? false}
          harsh={isHarsh(view.difficulty)}
        />
      ),
    }),
    lines: [...new Set(told)].filter((line) => line !== ""),
    rules,
  };
}

/** What lies on something, as a sentence of its own. */
export function mark(id: string, count: number): Message {
  return tell("explain-marks", { marks: tell(id, { count }) });
}

/** A number with everything it is made of; nothing where it is just what is printed. */
export function made(id: string, total: number, terms: readonly TermView[]): Message | null {
  const [printed, ...more] = terms;
  if (!printed || !more.length) return null;
  return tell(id, {
    total,
    terms: [
      tell("term-printed", { amount: printed.amount }),
      ...more.map(({ source, amount }) =>
        tell("term-more", {
          source: /^\d{5}/.test(source) ? cardName(source) : tokenName(source),
          amount: Math.abs(amount),
          sign: amount < 0 ? "minus" : "plus",
        }),
      ),
    ],
  });
}
