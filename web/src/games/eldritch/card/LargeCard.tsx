/** Cards as one reads them: what they are called, what sort of card it is, and every line on them. */
import { LargeCard } from "../../../table/card/large-card";
import type { Message } from "../../../wire";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import { tell } from "../words";
import { bandOf } from "./bands";

/** An asset, an artifact, a spell or a condition; turned over, what stands on its back. */
export function PossessionCard({ scene, id, back }: { scene: Here; id: string; back?: readonly Message[] }) {
  const { say } = scene;
  const card = bookOf(scene.reference).cards.get(id);
  if (!card) return null;
  const traits = say(tell("list", { items: card.traits }));
  const side = back ? say(tell("card-back")) : "";
  const kicker = [say(tell(`kind-${card.kind}`)), traits, side].filter(Boolean).join(" · ");
  return (
    <LargeCard
      say={say}
      icon={cardIcon(card.kind)}
      band={bandOf(card.kind)}
      turned={back !== undefined}
      name={card.name}
      kicker={kicker}
      corner={card.value ? String(card.value) : undefined}
      lines={back ?? card.lines}
    />
  );
}

export function MythosCard({ scene, id }: { scene: Here; id: string }) {
  const { say } = scene;
  const card = bookOf(scene.reference).mythos.get(id);
  if (!card) return null;
  return (
    <LargeCard
      say={say}
      icon="mythos"
      band={bandOf(`mythos-${card.colour}`)}
      name={card.name}
      kicker={say(tell("mythos-kicker", { trait: card.trait }))}
      corner={card.tokens ? say(tell("tokens-short", { count: card.tokens })) : undefined}
      lines={card.lines}
    />
  );
}

export function MysteryCard({ scene, id }: { scene: Here; id: string }) {
  const { say } = scene;
  const card = bookOf(scene.reference).mysteries.get(id);
  if (!card) return null;
  return (
    <LargeCard
      say={say}
      icon="mystery"
      band={bandOf("mystery")}
      name={card.name}
      kicker={say(tell("mystery-kicker"))}
      lines={card.lines}
    />
  );
}
