import { useEffect, useState } from "react";
import type { Scene, Thing } from "../../games/face";
import type { Message } from "../../wire";

/** Asks the engine why a seat cannot use a thing now; null where there is nothing to say. */
export type AskWhyNot = (seat: number, thing: Thing) => Promise<Message | null>;

/** While others decide: the seat one looks through, and who they are. */
export interface Waiting {
  seat: number;
  deciding: readonly number[];
}

type Reasons = ReadonlyMap<Thing, Message | null>;
const NONE: Reasons = new Map();

/**
 * Why the thing that is explained cannot be chosen.
 *
 * It is asked when the explanation opens, and kept until the next question, be it one's own or that of others. Where the
 * server cannot be reached, nothing is said.
 */
export function useWhyNot(
  thing: Thing | null,
  { question, optionsAt }: Pick<Scene<unknown, unknown>, "question" | "optionsAt">,
  ask: AskWhyNot | undefined,
  waiting: Waiting | null = null,
): Message | null {
  const seat = question?.seat ?? waiting?.seat ?? null;
  const asked: unknown = question ?? waiting?.deciding ?? null;
  const [known, setKnown] = useState<{ asked: unknown; reasons: Reasons }>({ asked, reasons: NONE });
  const reasons = known.asked === asked ? known.reasons : NONE;
  const unusable = thing !== null && seat !== null && !optionsAt.has(thing) ? thing : null;
  const unasked = unusable !== null && !reasons.has(unusable) ? unusable : null;

  useEffect(() => {
    if (unasked === null || seat === null || !ask) return;
    let here = true;
    const keep = (reason: Message | null) =>
      setKnown((before) => {
        const kept = before.asked === asked ? before.reasons : NONE;
        return { asked, reasons: new Map(kept).set(unasked, reason) };
      });
    ask(seat, unasked).then(
      (reason) => here && keep(reason),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [unasked, seat, asked, ask]);

  return unusable === null ? null : (reasons.get(unusable) ?? null);
}
