import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Say } from "../../text/say";
import { cx } from "../../ui/cx";
import type { Message } from "../../wire";
import css from "./large-card.module.css";

interface Props {
  say: Say;
  icon: IconName;
  /** The ink in which the band is printed: any colour. */
  band: string;
  name: Message;
  /** What sort of card it is, with its traits. */
  kicker: string;
  corner?: ReactNode;
  lines: readonly Message[];
  /** It has just been turned over. */
  turned?: boolean;
  /** What lies on it, or stands under its lines. */
  children?: ReactNode;
}

/** A card as one reads it: a band with its sign, its name, its sort and traits, its lines. */
export function LargeCard({ say, icon, band, name, kicker, corner, lines, turned, children }: Props) {
  return (
    <article className={cx(css.card, turned && css.turned)} style={{ "--band": band } as CSSProperties}>
      <header className={css.head}>
        <Icon name={icon} size="1.9rem" />
        <div>
          <h3>{say(name)}</h3>
          <p>{kicker}</p>
        </div>
        {corner && <b className={css.corner}>{corner}</b>}
      </header>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
        <p key={place} className={css.line}>
          {say(line)}
        </p>
      ))}
      {children}
    </article>
  );
}
