import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Scene, Thing } from "../../games/face";
import { cx } from "../../ui/cx";
import type { Message } from "../../wire";
import { grip } from "../grip";
import { keysOf } from "../map/marks";
import css from "./small-card.module.css";

interface Props {
  scene: Scene<unknown, unknown>;
  thing: Thing;
  icon: IconName;
  /** The ink in which the band is printed: any colour. */
  band: string;
  name: Message;
  lines: readonly Message[];
  /** What it costs, as a number and in words, where it is for sale. */
  price?: { figure: ReactNode; words: Message } | null | undefined;
  /** Along its foot: what lies on it, what is known of it. */
  children?: ReactNode;
}

/** A word with more letters than that does not fit into the head of a card unless it is set smaller. */
const LONG = 11;

function hasLongWord(text: string): boolean {
  return text.split(/[\s-]/).some((word) => word.length > LONG);
}

/** A card as it lies there: its name, its sort, and what it says. */
export function SmallCard({ scene, thing, icon, band, name, lines, price, children }: Props) {
  const { say, optionsAt } = scene;
  const { handlers, legal, lit, pointedBy } = grip(scene, thing);
  const keys = keysOf(optionsAt.get(thing));
  return (
    <li>
      <button
        type="button"
        className={cx(css.card, price && css.priced, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
        style={{ "--band": band } as CSSProperties}
        data-legal={legal || undefined}
        {...handlers}
      >
        <span className={css.head}>
          <Icon name={icon} size="1.05rem" />
          <strong className={cx(hasLongWord(say(name)) && css.long)}>{say(name)}</strong>
          {price && (
            <b className={css.price}>
              <span aria-hidden="true">{price.figure}</span>
              <span className={css.said}>{say(price.words)}</span>
            </b>
          )}
        </span>
        <span className={css.text}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
            <span key={place}>{say(line)}</span>
          ))}
        </span>
        {children && <span className={css.foot}>{children}</span>}
        {keys && (
          <span className={css.key} aria-hidden="true">
            {keys}
          </span>
        )}
      </button>
    </li>
  );
}
