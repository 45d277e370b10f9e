import type { ReactNode } from "react";
import { LargeCard } from "../../../table/card/large-card";
import type { Message } from "../../../wire";
import { bookOf } from "../book";
import { classOf, typeName } from "../names";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import type { CardEntry } from "../wire";
import { cardName, tell } from "../words";
import { bandOf } from "./bands";

interface Props {
  scene: Here;
  id: string;
  /** What stands on the other side, or on the part of it that counts, in place of the front. */
  back?: readonly Message[];
  children?: ReactNode;
}

/** A card of any deck, drawn large. */
export function CardFace({ scene, id, back, children }: Props) {
  const { say } = scene;
  const card = bookOf(scene.reference).cards.get(id);
  if (!card) return null;
  return (
    <LargeCard
      say={say}
      icon={cardIcon(card)}
      band={bandOf(card.kind)}
      turned={back !== undefined}
      name={cardName(id)}
      kicker={kickerOf(card).map(say).join(" · ")}
      corner={card.cost === null ? undefined : <Cost scene={scene} cost={card.cost} />}
      lines={back ?? card.lines}
    >
      {children}
    </LargeCard>
  );
}

/** What sort of card it is, and what is printed beside that. */
export const kickerOf = ({ kind, types }: CardEntry): Message[] => [
  tell(`kind-${kind}`),
  ...(kind === "combat" ? types.slice(0, 1).map(classOf) : types.map(typeName)),
];

/** How much threat it costs the keeper. */
function Cost({ scene: { say }, cost }: { scene: Here; cost: number }) {
  return <span title={say(tell("costs", { n: cost }))}>{cost}</span>;
}
