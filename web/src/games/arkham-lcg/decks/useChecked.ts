/** Decks under the eyes of the rules: checked again a moment after every change. */
import { useEffect, useRef, useState } from "react";
import type { CheckedDeck, Deck } from "../wire";
import type { Terms } from "./deck";
import { mayHeal, tools } from "./tools";

const PAUSE = 120;
const AGAIN = 3000;

export interface Checked {
  /** What was found last, also while a newer state is being looked at. */
  found: CheckedDeck | null;
  /** What was found is about the deck as it is now. */
  current: boolean;
  /** The server cannot be asked; it is tried again by itself. */
  away: boolean;
}

const NOTHING: Checked = { found: null, current: false, away: false };

/** What is wrong with a deck; null where there is none to look at. */
export function useChecked(deck: Deck | null, terms: Terms): Checked {
  const [state, setState] = useState<Checked>(NOTHING);
  const asked = deck && JSON.stringify([deck, terms]);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when the deck or its terms differ
  useEffect(() => {
    if (deck === null) {
      setState(NOTHING);
      return;
    }
    let here = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const [found] = await tools.check([deck], terms);
        if (here && found) setState({ found, current: true, away: false });
      } catch (error) {
        if (!here) return;
        setState((before) => ({ ...before, away: mayHeal(error) }));
        if (mayHeal(error)) timer = setTimeout(look, AGAIN);
      }
    };
    setState((before) => ({ ...before, current: false }));
    timer = setTimeout(look, first.current ? 0 : PAUSE);
    first.current = false;
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return state;
}
