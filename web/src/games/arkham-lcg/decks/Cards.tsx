/** The cards one may choose, by class, with the copies that are in the deck. */
import { useDeferredValue, useMemo, useState } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { ClassEmblem } from "../art/class-emblem";
import { CARD_CLASSES } from "../art/names";
import { cardOf, classOf } from "../book";
import type { CardReference, Deck, Reference } from "../wire";
import { tell } from "../words";
import { CardCell } from "./CardCell";
import css from "./cards.module.css";
import { copiesIn, hasRoom } from "./deck";
import { Filters } from "./Filters";
import { EVERYTHING, type Filter, fits, inOrder, isOpen } from "./filter";
import { type CardKeys, pressed } from "./keys";
import { useWords } from "./words";

interface CardsProps {
  deck: Deck;
  /** The cards that may be chosen, and how many copies there are. */
  copies: Readonly<Record<string, number>>;
  reference: Reference;
  /** There are cards of more than one level. */
  levels: boolean;
  hands: CardKeys;
  read(code: string, beside: Element): void;
}

export function Cards({ deck, copies, reference, levels, hands, read }: CardsProps) {
  const w = useWords();
  const say = useSay();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [at, setAt] = useState<string | null>(null);
  const words = useDeferredValue(filter.words);
  const pool = useMemo(() => Object.keys(copies).flatMap((code) => cardOf(reference, code) ?? []), [copies, reference]);
  const wanted = { ...filter, words, level: levels ? filter.level : null };
  const found = inOrder(
    pool.filter((card) => fits(card, wanted, copiesIn(deck, card.code), say)),
    say,
  );
  const classes = CARD_CLASSES.filter((each) => pool.some((card) => classOf(card) === each));
  const groups = classes
    .map((each) => ({ each, cards: found.filter((card) => classOf(card) === each) }))
    .filter(({ cards }) => cards.length > 0);
  const first = groups[0]?.cards[0]?.code ?? null;
  const tabbed = found.some(({ code }) => code === at) ? at : first;

  const cell = (card: CardReference) => (
    <CardCell
      key={card.code}
      card={card}
      reference={reference}
      count={copiesIn(deck, card.code)}
      most={copies[card.code] ?? 0}
      hasRoom={hasRoom(deck, card, copies[card.code] ?? 0, reference)}
      tabbed={card.code === tabbed}
      onFocus={() => setAt(card.code)}
      hands={hands}
      read={read}
    />
  );
  return (
    <>
      <Filters
        filter={filter}
        onChange={setFilter}
        classes={classes}
        pool={pool}
        levels={levels}
        found={found.length}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the cards inside bubble here */}
      <div className={css.groups} onKeyDown={(event) => pressed(event, hands)}>
        {groups.map(({ each, cards }) => (
          <section key={each} aria-label={say(tell(`class-${each}`))}>
            <h2 className={css.group}>
              <ClassEmblem cardClass={each} size="1.6rem" />
              <span>{say(tell(`class-${each}`))}</span>
              <i>{w("group-count", { count: cards.length })}</i>
            </h2>
            <ul className={css.grid}>{cards.map(cell)}</ul>
          </section>
        ))}
      </div>
      {found.length === 0 && (
        <div className={css.none}>
          <p>{w("cards-none")}</p>
          <Button onClick={() => setFilter(EVERYTHING)} disabled={isOpen(filter)}>
            {w("filter-clear")}
          </Button>
        </div>
      )}
    </>
  );
}
