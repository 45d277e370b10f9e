import { SmallCard } from "../../../table/card/small-card";
import type { Message } from "../../../wire";
import { bookOf } from "../book";
import { bandOf } from "../card/bands";
import type { Here } from "../scene";
import * as things from "../things";
import { cardIcon } from "../verbs";
import { cardName, tell } from "../words";

interface Props {
  scene: Here;
  id: string;
  /** What it costs the keeper, where that matters. */
  priced?: boolean;
  /** Along its foot. */
  foot?: readonly Message[];
}

/** A card of any deck as it lies there. */
export function CardInRow({ scene, id, priced = false, foot = [] }: Props) {
  const card = bookOf(scene.reference).cards.get(id);
  const cost = priced ? (card?.cost ?? null) : null;
  return (
    <SmallCard
      scene={scene}
      thing={things.card(id)}
      icon={cardIcon(card)}
      band={bandOf(card?.kind ?? "clue")}
      name={cardName(id)}
      lines={card?.lines ?? []}
      price={cost === null ? null : { figure: cost, words: tell("costs", { n: cost }) }}
    >
      {foot.length > 0 && foot.map((each) => <span key={each.id}>{scene.say(each)}</span>)}
    </SmallCard>
  );
}
