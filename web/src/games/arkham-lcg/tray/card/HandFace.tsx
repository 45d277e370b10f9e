import { type CSSProperties, useRef } from "react";
import { cx } from "../../../../ui/cx";
import { KindSign } from "../../art/signs";
import { cardOf } from "../../book";
import { cardName, cardText } from "../../words";
import { ClassSign, Cost, FastSign, Icons, Level, Slots, Stamina } from "./Bits";
import { CardText } from "./CardText";
import css from "./hand-face.module.css";
import { bandInk, Picture } from "./Picture";
import type { Print } from "./print";
import print from "./print.module.css";
import { longestWord } from "./SmallCard";
import { useFittingText } from "./useFittingText";

interface Props extends Print {
  code: string;
  /** What it would cost now. */
  price: number | null;
  /** The skill that is being tested: icons that count are lit. */
  counting: string | undefined;
}

/**
 * A card as one holds it, 5 : 7. Its left edge, which the next card of a fan leaves free, has the cost and the icons; in a
 * crowded hand its name too, as on the spine of a book. What it does stands on it where that fits.
 */
export function HandFace({ reference, say, code, price, counting }: Props) {
  const card = cardOf(reference, code);
  const text = useRef<HTMLSpanElement>(null);
  const words = card ? say(cardText(card)) : "";
  useFittingText(text, words, counting !== undefined);
  if (!card) return null;
  const name = say(cardName(code));
  const style = { "--ink": bandInk(card), "--longest": longestWord(name), "--letters": name.length } as CSSProperties;
  return (
    <span className={cx(print.print, css.card)} style={style} data-kind={card.type}>
      <span className={css.inner} data-counting={counting}>
        <span className={css.edge} data-edge="">
          <Cost card={card} price={price} say={say} />
          {card.type === "skill" && <KindSign kind="skill" size="1.5em" />}
          <Level level={card.level} say={say} />
          <Icons card={card} say={say} counting={counting} />
        </span>
        <span className={css.name} data-name="">
          {name}
        </span>
        <span className={css.picture}>
          <Picture card={card} />
          <ClassSign card={card} say={say} emblem={css.emblem} weakness={css.emblem} />
        </span>
        <span ref={text} className={css.text}>
          <CardText text={words} say={say} />
        </span>
        <span className={css.foot}>
          <Slots card={card} say={say} />
          <Stamina health={card.health} sanity={card.sanity} say={say} />
          <FastSign card={card} say={say} />
        </span>
      </span>
    </span>
  );
}
