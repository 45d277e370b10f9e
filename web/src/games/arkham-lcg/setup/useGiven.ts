/** The deck somebody gives for a seat, read as the table will read it. */
import { useEffect, useState } from "react";
import type { Terms } from "../decks/deck";
import { mayHeal, type Problem, problemOf, tools } from "../decks/tools";
import type { CheckedDeck } from "../wire";

const PAUSE = 250;

export interface Given {
  /** The first deck of what was given. */
  deck: CheckedDeck | null;
  /** Why it cannot be read. */
  problem: Problem | null;
}

const NOTHING: Given = { deck: null, problem: null };

export function useGiven(text: string, { core_sets, standalone }: Terms): Given {
  const [given, setGiven] = useState<Given>(NOTHING);
  useEffect(() => {
    if (text.trim() === "") {
      setGiven(NOTHING);
      return;
    }
    let here = true;
    const read = async () => {
      try {
        const [deck = null] = await tools.read(text, { core_sets, standalone });
        if (here) setGiven({ deck, problem: null });
      } catch (error) {
        // Where the server cannot be asked now, it is asked when the table is opened.
        if (here) setGiven({ deck: null, problem: mayHeal(error) ? null : problemOf(error) });
      }
    };
    const timer = setTimeout(read, PAUSE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [text, core_sets, standalone]);
  return given;
}
