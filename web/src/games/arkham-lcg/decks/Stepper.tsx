import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { cardName } from "../words";
import type { CardKeys } from "./keys";
import css from "./stepper.module.css";
import { useWords } from "./words";

interface StepperProps {
  code: string;
  count: number;
  /** As many pips as there are copies; none are shown where it is absent. */
  most?: number;
  hasRoom: boolean;
  hands: CardKeys;
  className?: string | undefined;
}

/** Minus, how many there are of how many, plus. The keyboard has its own keys on the card itself. */
export function Stepper({ code, count, most, hasRoom, hands, className }: StepperProps) {
  const w = useWords();
  const card = cardName(code);
  return (
    <span className={cx(css.stepper, className)}>
      <button
        type="button"
        tabIndex={-1}
        disabled={count === 0}
        aria-label={w("less", { card })}
        title={w("less", { card })}
        onClick={() => hands.less(code)}
      >
        <Icon name="minus" size="0.7rem" />
      </button>
      {most !== undefined && (
        <span className={css.pips} aria-hidden="true">
          {Array.from({ length: Math.max(most, count) }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one copy is like the other
            <i key={pip} data-in={pip < count || undefined} data-over={pip >= most || undefined} />
          ))}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        disabled={!hasRoom}
        aria-label={w("more", { card })}
        title={w("more", { card })}
        onClick={() => hands.more(code)}
      >
        <Icon name="plus" size="0.7rem" />
      </button>
    </span>
  );
}
