import type { Here } from "../scene";
import { printed } from "../things";
import { SmallCard } from "../tray/card/SmallCard";
import { cardName, tell } from "../words";
import type { Offered } from "./offers";
import css from "./shop.module.css";

/** A card with its price; one press buys it. */
export function Offer({ scene, offer }: { scene: Here; offer: Offered }) {
  const { say, reference } = scene;
  const { card, price, upgrades, number } = offer;
  const things = [printed(card.code), ...(upgrades ? [printed(upgrades)] : [])];
  return (
    <li>
      <button
        type="button"
        className={css.offer}
        data-thing={printed(card.code)}
        data-lit={scene.lit.has(printed(card.code)) || undefined}
        onClick={() => scene.choose(number)}
        onPointerEnter={() => scene.light(things)}
        onPointerLeave={() => scene.light([])}
        onFocus={() => scene.light(things)}
        onBlur={() => scene.light([])}
      >
        <SmallCard reference={reference} say={say} code={card.code} />
        <span className={css.price}>
          <b>{price}</b>
          <span>{say(tell("shop-price", { count: price }))}</span>
        </span>
        {upgrades && <span className={css.ribbon}>{say(tell("shop-upgrade", { card: cardName(upgrades) }))}</span>}
      </button>
    </li>
  );
}
