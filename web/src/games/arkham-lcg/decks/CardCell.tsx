import { useSay } from "../../../text/say";
import { Unseen } from "../../../ui/live";
import { printed } from "../things";
import { SmallCard } from "../tray/card/SmallCard";
import type { CardReference, Reference } from "../wire";
import css from "./cards.module.css";
import type { CardKeys } from "./keys";
import { Stepper } from "./Stepper";
import { useWords } from "./words";

interface CellProps {
  card: CardReference;
  reference: Reference;
  count: number;
  most: number;
  hasRoom: boolean;
  /** The one card of the list that Tab comes to. */
  tabbed: boolean;
  onFocus(): void;
  hands: CardKeys;
  read(code: string, beside: Element): void;
}

/** A card of the collection: press it to read it, and plus and minus to change its copies. */
export function CardCell({ card, reference, count, most, hasRoom, tabbed, onFocus, hands, read }: CellProps) {
  const w = useWords();
  const say = useSay();
  const { code } = card;
  return (
    <li className={css.cell} data-in={count > 0 || undefined}>
      <button
        type="button"
        className={css.card}
        data-card={code}
        data-thing={printed(code)}
        tabIndex={tabbed ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => read(code, event.currentTarget)}
      >
        <SmallCard code={code} reference={reference} say={say} />
        <Unseen>{w("card-copies", { count, most })}</Unseen>
      </button>
      <Stepper code={code} count={count} most={most} hasRoom={hasRoom} hands={hands} />
    </li>
  );
}
