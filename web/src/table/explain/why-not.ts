import { useEffect, useState } from "react";
import type { Scene, Thing } from "../../games/face";
import type { Message, Question } from "../../wire";

/** Asks the engine why a seat cannot use a thing now; null where there is nothing to say. */
export type AskWhyNot = (seat: number, thing: Thing) => Promise<Message | null>;

type Reasons = ReadonlyMap<Thing, Message | null>;
const NONE: Reasons = new Map();

/**
 * Why the thing that is explained cannot be chosen.
 *
 * It is asked when the explanation opens, and kept until the next question. Where the seat is asked nothing, the prompt
 * says whom everybody waits for; where the server cannot be reached, nothing is said.
 */
export function useWhyNot(
  thing: Thing | null,
  { question, optionsAt }: Pick<Scene<unknown, unknown>, "question" | "optionsAt">,
  ask: AskWhyNot | undefined,
): Message | null {
  const [known, setKnown] = useState<{ question: Question | null; reasons: Reasons }>({ question, reasons: NONE });
  const reasons = known.question === question ? known.reasons : NONE;
  const unusable = thing !== null && question !== null && !optionsAt.has(thing) ? thing : null;
  const unasked = unusable !== null && !reasons.has(unusable) ? unusable : null;

  useEffect(() => {
    if (unasked === null || question === null || !ask) return;
    let here = true;
    const keep = (reason: Message | null) =>
      setKnown((before) => {
        const kept = before.question === question ? before.reasons : NONE;
        return { question, reasons: new Map(kept).set(unasked, reason) };
      });
    ask(question.seat, unasked).then(
      (reason) => here && keep(reason),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [unasked, question, ask]);

  return unusable === null ? null : (reasons.get(unusable) ?? null);
}
