import { Icon } from "../art/icon";
import type { PriorityEntry } from "../wire";
import css from "./priority.module.css";

/** What is printed on a priority card; its omens may be left away where they do not count. The card says its name. */
export function PriorityFace({ card, omens = true }: { card: PriorityEntry; omens?: boolean }) {
  return (
    <span className={css.face} aria-hidden="true">
      <span className={css.corner}>
        <span className={css.number}>{card.number}</span>
        {omens && <Omens count={card.omens} />}
      </span>
      <Icon name={`symbol-${card.symbol}`} className={css.symbol} size="100%" />
    </span>
  );
}

export function Omens({ count }: { count: number }) {
  return (
    <span className={css.omens} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the omens of a card are all alike
        <Icon key={place} name="omen" size="1em" />
      ))}
    </span>
  );
}

/** The back all priority cards share. */
export function PriorityBack() {
  return (
    <span className={css.back} aria-hidden="true">
      <Icon name="omen" size="45%" />
    </span>
  );
}
