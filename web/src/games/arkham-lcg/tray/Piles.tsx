import { useState } from "react";
import { PlayerCardBack } from "../../../art/lcg/card-back";
import { Dialog } from "../../../ui/dialog";
import type { Here } from "../scene";
import { deck, discard } from "../things";
import type { InvestigatorView } from "../wire";
import { cardName, tell } from "../words";
import { CardList } from "./card/CardList";
import { SmallCard } from "./card/SmallCard";
import css from "./piles.module.css";
import { grip } from "./thing";

/** The own deck and discard pile; the pile can be looked through. */
export function Piles({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { say, reference } = scene;
  const [open, setOpen] = useState(false);
  const { handlers, legal, lit } = grip(scene, deck(who.code));
  const top = who.discard.at(-1);
  const known = who.known[0];
  return (
    <div className={css.piles}>
      <button
        type="button"
        className={css.pile}
        data-legal={legal || undefined}
        data-lit={lit || undefined}
        {...handlers}
      >
        <span className={css.card}>
          {known ? (
            <SmallCard reference={reference} say={say} code={known.code} />
          ) : (
            <span className={css.back} data-empty={who.deck === 0 || undefined}>
              {who.deck > 0 && <PlayerCardBack />}
            </span>
          )}
        </span>
        <span className={css.words}>{say(tell("pile-deck", { count: who.deck }))}</span>
      </button>
      <button
        type="button"
        className={css.pile}
        data-thing={discard(who.code)}
        disabled={!top}
        onClick={() => setOpen(true)}
      >
        <span className={css.card}>
          {top ? (
            <SmallCard reference={reference} say={say} code={top.code} />
          ) : (
            <span className={css.back} data-empty="" />
          )}
        </span>
        <span className={css.words}>{say(tell("pile-discard", { count: who.discard.length }))}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        wide
        title={say(tell("discard-of", { who: cardName(who.code), count: who.discard.length }))}
      >
        <CardList scene={scene} cards={[...who.discard].reverse()} />
      </Dialog>
    </div>
  );
}
