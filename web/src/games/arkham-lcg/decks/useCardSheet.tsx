/** A card to be read: rest the pointer on its name or picture, press long, or open it. */
import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { ExplanationSheet, type Shown } from "../../../table/explain/explanation";
import { useTriggers } from "../../../table/explain/triggers";
import { useSay } from "../../../text/say";
import type { Thing } from "../../face";
import { cardOf } from "../book";
import { partsOf, printed } from "../things";
import { LargeCard } from "../tray/card/LargeCard";
import type { Reference } from "../wire";
import { cardName } from "../words";

/** The way from a card to its large picture has a gap the pointer may cross. */
const GRACE = 220;

interface Open {
  thing: Thing;
  beside: Element;
  stays: boolean;
}

export interface CardSheet {
  /** Open a card beside an element; it stays until it is closed. */
  read(code: string, beside: Element): void;
  /** The open card, to be put on the page. */
  sheet: ReactNode;
}

/** Cards inside the root say who they are with `data-thing`. */
export function useCardSheet(
  root: RefObject<HTMLElement | null>,
  reference: Reference,
  /** What can be done with the card, under it. */
  foot: (code: string) => ReactNode,
): CardSheet {
  const say = useSay();
  const [open, setOpen] = useState<Open | null>(null);
  const going = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: Open) => {
    clearTimeout(going.current);
    setOpen((before) => (before?.stays && !next.stays ? before : next));
  }, []);
  const leave = useCallback(() => {
    clearTimeout(going.current);
    going.current = setTimeout(() => setOpen((before) => (before?.stays ? before : null)), GRACE);
  }, []);
  useTriggers(root, {
    explain: ({ thing, beside, how }) => show({ thing, beside, stays: how === "ask" }),
    leave,
    point: () => undefined,
  });
  const code = open ? partsOf(open.thing).id : "";
  const shown: Shown | null =
    open && cardOf(reference, code)
      ? {
          ...open,
          explanation: {
            title: say(cardName(code)),
            figure: (
              <>
                <LargeCard code={code} reference={reference} say={say} />
                {foot(code)}
              </>
            ),
            lines: [],
            rules: [],
          },
        }
      : null;
  return {
    read: (each, beside) => show({ thing: printed(each), beside, stays: true }),
    sheet: (
      <ExplanationSheet
        shown={shown}
        onClose={() => setOpen(null)}
        onEnter={() => clearTimeout(going.current)}
        onLeave={leave}
      />
    ),
  };
}
