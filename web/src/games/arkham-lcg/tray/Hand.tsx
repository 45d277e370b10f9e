import { type CSSProperties, useRef } from "react";
import { askedOfHand } from "../round";
import type { Here } from "../scene";
import type { InvestigatorView } from "../wire";
import { tell } from "../words";
import { HandCard } from "./HandCard";
import css from "./hand.module.css";
import { useFan } from "./useFan";

/** The own hand, fanned: what may be played, committed or put away is lit. */
export function Hand({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const asked = askedOfHand(scene.question);
  const cards = who.hand ?? [];
  const middle = (cards.length - 1) / 2;
  const fan = useRef<HTMLUListElement>(null);
  const { seen, crowded } = useFan(fan, cards.length);
  return (
    <section className={css.hand} data-asked={asked ?? "nothing"}>
      <h3 className={css.title}>{scene.say(tell(`hand-${asked ?? "yours"}`, { count: cards.length }))}</h3>
      {cards.length > 0 ? (
        <ul
          ref={fan}
          className={css.fan}
          data-crowded={crowded || undefined}
          style={seen ? ({ "--seen": `${seen}px` } as CSSProperties) : undefined}
        >
          {cards.map((card, place) => (
            <HandCard
              key={card.id}
              scene={scene}
              card={card}
              asked={asked}
              lean={middle ? (place - middle) / middle : 0}
            />
          ))}
        </ul>
      ) : (
        <p className={css.empty}>{scene.say(tell("hand-empty"))}</p>
      )}
    </section>
  );
}
