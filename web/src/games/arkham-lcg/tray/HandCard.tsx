import type { CSSProperties } from "react";
import { grip } from "../../../table/grip";
import { percentOf } from "../../../table/options";
import { cx } from "../../../ui/cx";
import { cardOf, iconsFor } from "../book";
import { oddsAt } from "../odds";
import type { AskedOfHand } from "../round";
import type { Here } from "../scene";
import { card as cardThing } from "../things";
import type { HandCard as Held } from "../wire";
import { tell } from "../words";
import { HandFace } from "./card/HandFace";
import css from "./hand.module.css";

interface Props {
  scene: Here;
  card: Held;
  asked: AskedOfHand | null;
  /** Where in the fan, from -1 (left end) to 1. */
  lean: number;
}

/** A card of the fan. */
export function HandCard({ scene, card, asked, lean }: Props) {
  const { handlers, legal, lit, pointedBy } = grip(scene, cardThing(card.id));
  const { view, reference, say } = scene;
  const counting = asked === "commit" && legal ? view.test?.skill : undefined;
  return (
    <li className={css.place} style={{ "--lean": lean } as CSSProperties}>
      <button
        type="button"
        className={cx(css.card, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
        {...handlers}
      >
        <HandFace reference={reference} say={say} code={card.code} price={card.price} counting={counting} />
        {counting !== undefined && <Worth scene={scene} card={card} skill={counting} />}
      </button>
    </li>
  );
}

/** What a card would add to the test, and what the odds would be with it. */
function Worth({ scene, card, skill }: { scene: Here; card: Held; skill: string }) {
  const shown = cardOf(scene.reference, card.code);
  const icons = shown ? iconsFor(shown, skill) : 0;
  const [committed] = oddsAt(cardThing(card.id), scene);
  return (
    <span className={css.worth}>
      <b>{scene.say(tell("plus", { count: icons }))}</b>
      {committed && <span>{scene.say(tell("percent", { percent: percentOf(committed.odds) }))}</span>}
    </span>
  );
}
