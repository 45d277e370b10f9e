import { grip } from "../../../table/grip";
import { PlayerCardBack } from "../art/card-back";
import type { Here } from "../scene";
import { deck } from "../things";
import type { InvestigatorView } from "../wire";
import { tell } from "../words";
import { SmallCard } from "./card/SmallCard";
import { DiscardPile } from "./DiscardPile";
import css from "./piles.module.css";

/** The own deck and discard pile. */
export function Piles({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { say, reference } = scene;
  const { handlers, legal, lit } = grip(scene, deck(who.code));
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
      <DiscardPile scene={scene} who={who} />
    </div>
  );
}
