import { useState } from "react";
import { cx } from "../../../ui/cx";
import { ClassEmblem } from "../art/class-emblem";
import { Icon } from "../art/icon";
import { CARD_CLASSES, type CardClassName } from "../art/names";
import { cardOf, classOf } from "../book";
import type { Here, HerePart } from "../scene";
import { LargeCard } from "../tray/card/LargeCard";
import print from "../tray/card/print.module.css";
import { cardName, tell } from "../words";
import { DeckList } from "./DeckList";
import { Offer } from "./Offer";
import { type Offered, offersOf } from "./offers";
import css from "./shop.module.css";

/** Experience spent on cards: what is on offer, and the deck beside it. */
export function Shop({ scene }: HerePart) {
  const { say, view, question } = scene;
  const sheet = view.sheets.find(({ seat }) => seat === question?.seat);
  const removing = question?.topic === "remove";
  const done = question?.options.findIndex(({ role }) => role === "done") ?? -1;
  if (!sheet || !question) return null;
  return (
    <section className={css.shop}>
      <aside className={cx(print.print, css.deck)}>
        <DeckList scene={scene} sheet={sheet} />
      </aside>
      <div className={css.counter}>
        <header className={css.head}>
          <p className={css.purse}>
            <b>{sheet.experience}</b>
            <span>{say(tell("shop-experience"))}</span>
          </p>
          <h2>{say(tell(removing ? "shop-remove" : "shop-title", { who: cardName(sheet.investigator) }))}</h2>
          {done >= 0 && (
            <button type="button" className={css.done} onClick={() => scene.choose(done)}>
              <Icon name="check" size="1em" />
              {say(tell("shop-done"))}
            </button>
          )}
        </header>
        {removing ? <Bought scene={scene} /> : <Offers scene={scene} />}
      </div>
    </section>
  );
}

type Filter = CardClassName | "upgrades" | null;

function Offers({ scene }: { scene: Here }) {
  const { say } = scene;
  const [filter, setFilter] = useState<Filter>(null);
  const offers = offersOf(scene);
  const classes = CARD_CLASSES.filter((each) => offers.some(({ card }) => classOf(card) === each));
  const upgrades = offers.filter(({ upgrades }) => upgrades !== null);
  const shown = offers.filter((offer) => fits(offer, filter));
  const chip = (key: Filter, label: string, emblem?: CardClassName) => (
    <button
      key={key}
      type="button"
      className={css.chip}
      aria-pressed={filter === key}
      onClick={() => setFilter(filter === key ? null : key)}
    >
      {emblem && <ClassEmblem cardClass={emblem} size="1.35rem" />}
      <span>{label}</span>
    </button>
  );
  return (
    <>
      <div className={css.filters} role="toolbar" aria-label={say(tell("shop-filter"))}>
        {chip(null, say(tell("shop-all", { count: offers.length })))}
        {upgrades.length > 0 && chip("upgrades", say(tell("shop-upgrades", { count: upgrades.length })))}
        {classes.map((each) => chip(each, say(tell(`class-${each}`)), each))}
      </div>
      <ul className={css.offers}>
        {shown.map((offer) => (
          <Offer key={offer.option.key} scene={scene} offer={offer} />
        ))}
      </ul>
    </>
  );
}

function fits({ card, upgrades }: Offered, filter: Filter): boolean {
  if (filter === null) return true;
  return filter === "upgrades" ? upgrades !== null : classOf(card) === filter;
}

/** The card that was bought, while one chooses what leaves the deck for it. */
function Bought({ scene }: { scene: Here }) {
  const { question, reference, say } = scene;
  const code = question?.cause;
  return (
    <div className={css.bought}>
      {code && cardOf(reference, code) && <LargeCard reference={reference} say={say} code={code} />}
      <p>{say(tell("shop-remove-hint"))}</p>
    </div>
  );
}
