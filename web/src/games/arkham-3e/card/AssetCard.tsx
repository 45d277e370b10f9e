import { Figures } from "../../../table/card/figures";
import { LargeCard } from "../../../table/card/large-card";
import type { Message } from "../../../wire";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import { cardName, tell } from "../words";
import { bandOf } from "./bands";
import { figuresOf } from "./figures";

/** An item, an ally, a spell, a talent or a condition; turned over, what stands on its back. */
export function AssetCard({ scene, id, back }: { scene: Here; id: string; back?: readonly Message[] }) {
  const { say } = scene;
  const card = bookOf(scene.reference).cards.get(id);
  if (!card) return null;
  const kicker = [tell(`kind-${card.kind}`), ...card.traits, ...(back ? [tell("card-back")] : [])];
  return (
    <LargeCard
      say={say}
      icon={cardIcon(card)}
      band={bandOf(card.kind)}
      turned={back !== undefined}
      name={cardName(id)}
      kicker={kicker.map(say).join(" · ")}
      corner={card.value === null ? undefined : say(tell("price", { value: card.value }))}
      lines={back ?? card.lines}
    >
      <Figures say={say} figures={figuresOf(card)} />
    </LargeCard>
  );
}
