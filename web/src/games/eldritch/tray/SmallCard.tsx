import { SmallCard as Card } from "../../../table/card/small-card";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { bandOf } from "../card/bands";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import { cardName, tell } from "../words";

interface Props {
  scene: Here;
  thing: Thing;
  id: string;
  /** What it costs, where it is for sale. */
  priced?: boolean;
  /** One knows its back. */
  known?: boolean;
}

/** A card as it lies there: its name, its sort, and what it says. */
export function SmallCard({ scene, thing, id, priced = false, known = false }: Props) {
  const card = bookOf(scene.reference).cards.get(id);
  return (
    <Card
      scene={scene}
      thing={thing}
      icon={cardIcon(card?.kind ?? "")}
      band={bandOf(card?.kind ?? "")}
      name={cardName(id)}
      lines={card?.lines ?? []}
      price={priced && card ? { figure: card.value, words: tell("value", { value: card.value }) } : null}
    >
      {known && scene.say(tell("back-known"))}
    </Card>
  );
}
