import type { CSSProperties, ReactNode } from "react";
import { cx } from "../../../../ui/cx";
import { isOneOf, KINDS } from "../../art/names";
import { KindSign } from "../../art/signs";
import { cardOf, isPlayerCard } from "../../book";
import { cardName } from "../../words";
import { ClassSign, Cost, FastSign, Icons, Level, Slots, Stamina, Strength } from "./Bits";
import { bandInk, Picture } from "./Picture";
import type { Print } from "./print";
import print from "./print.module.css";
import css from "./small.module.css";

interface Props extends Print {
  code: string;
  /** What it would cost now. */
  price?: number | null | undefined;
  /** The skill that is being tested: icons that count are lit. */
  counting?: string | undefined;
  /** Something laid on it, such as how many there are. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A card in little, 5 : 7, as one holds it: name, cost, icons. It is as wide as its box, and says its name itself. */
export function SmallCard({ reference, say, code, price, counting, children, className }: Props) {
  const card = cardOf(reference, code);
  if (!card) return null;
  const name = say(cardName(code));
  const style = { "--ink": bandInk(card), "--longest": longestWord(name) } as CSSProperties;
  return (
    <span className={cx(print.print, css.card, className)} style={style} data-kind={card.type}>
      <span className={css.inner}>
        <span className={css.picture}>
          <Picture card={card} />
          <span className={css.icons}>
            <Icons card={card} say={say} counting={counting} />
          </span>
        </span>
        <span className={css.corner}>
          {isPlayerCard(card) ? (
            <>
              <Cost card={card} price={price} say={say} />
              {card.type === "skill" && <Corner kind={card.type} />}
              <Level level={card.level} say={say} />
            </>
          ) : (
            <Corner kind={card.type} />
          )}
        </span>
        <ClassSign card={card} say={say} emblem={css.emblem} weakness={css.weakness} />
        <span className={css.plate}>
          <span className={css.name}>{name}</span>
        </span>
        <span className={css.foot}>
          <Slots card={card} say={say} />
          {card.type === "enemy" ? (
            <Strength card={card} say={say} />
          ) : (
            <Stamina health={card.health} sanity={card.sanity} say={say} />
          )}
          <FastSign card={card} say={say} />
        </span>
      </span>
      {children}
    </span>
  );
}

function Corner({ kind }: { kind: string }) {
  return isOneOf(KINDS, kind) ? (
    <span className={css.kind}>
      <KindSign kind={kind} size="100%" />
    </span>
  ) : null;
}

/** A name is set as large as its longest word allows. */
export function longestWord(text: string): number {
  return Math.max(4, ...text.split(/[\s\-–—]+/).map((word) => [...word].length));
}
