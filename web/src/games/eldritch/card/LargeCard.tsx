/** Cards as one reads them: what they are called, what sort of card it is, and every line on them. */

import { cx } from "../../../ui/cx";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import { tell } from "../words";
import css from "./large.module.css";

interface SheetProps {
  scene: Pick<Here, "say">;
  icon: IconName;
  /** Which ink the band is printed in. */
  band: string;
  name: Message;
  kicker: string;
  corner?: string | undefined;
  lines: readonly Message[];
  /** It has just been turned over. */
  turned?: boolean;
}

/** Any card: a band with its sign, its name, its sort and traits, its lines. */
function Sheet({ scene: { say }, icon, band, name, kicker, corner, lines, turned }: SheetProps) {
  return (
    <article className={cx(css.card, turned && css.turned)} data-band={band}>
      <header className={css.head}>
        <Icon name={icon} size="1.9rem" />
        <div>
          <h3>{say(name)}</h3>
          <p>{kicker}</p>
        </div>
        {corner && <b className={css.corner}>{corner}</b>}
      </header>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
        <p key={place} className={css.line}>
          {say(line)}
        </p>
      ))}
    </article>
  );
}

/** An asset, an artifact, a spell or a condition; turned over, what stands on its back. */
export function PossessionCard({ scene, id, back }: { scene: Here; id: string; back?: readonly Message[] }) {
  const { say } = scene;
  const card = bookOf(scene.reference).cards.get(id);
  if (!card) return null;
  const traits = say(tell("list", { items: card.traits }));
  const side = back ? say(tell("card-back")) : "";
  const kicker = [say(tell(`kind-${card.kind}`)), traits, side].filter(Boolean).join(" · ");
  return (
    <Sheet
      scene={scene}
      icon={cardIcon(card.kind)}
      band={card.kind}
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
    <Sheet
      scene={scene}
      icon="mythos"
      band={`mythos-${card.colour}`}
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
    <Sheet
      scene={scene}
      icon="mystery"
      band="mystery"
      name={card.name}
      kicker={say(tell("mystery-kicker"))}
      lines={card.lines}
    />
  );
}
