import { SmallCard } from "../../../table/card/small-card";
import type { Thing } from "../../face";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { bookOf } from "../book";
import { bandOf } from "../card/bands";
import type { Here } from "../scene";
import { cardIcon } from "../verbs";
import type { CardEntry, HeldCard } from "../wire";
import { cardName, tell } from "../words";
import css from "./foot.module.css";

interface Props {
  scene: Here;
  thing: Thing;
  id: string;
  /** What it costs, where it is for sale. */
  priced?: boolean;
  /** What lies on it, where somebody has it. */
  held?: HeldCard;
}

/** An asset as it lies there: along its foot the hands it takes, what it can bear and what it has borne. */
export function AssetInRow({ scene, thing, id, priced = false, held }: Props) {
  const { say } = scene;
  const card = bookOf(scene.reference).cards.get(id);
  const price = priced && card?.value != null ? card.value : null;
  return (
    <SmallCard
      scene={scene}
      thing={thing}
      icon={cardIcon(card)}
      band={bandOf(card?.kind ?? "")}
      name={cardName(id)}
      lines={card?.lines ?? []}
      price={price === null ? null : { figure: `$${price}`, words: tell("costs", { value: price }) }}
    >
      {card && <Foot scene={scene} card={card} held={held} />}
      {held?.back != null && say(tell("back-known"))}
      {held?.under ? say(tell("cards-under", { count: held.under })) : null}
    </SmallCard>
  );
}

function Foot({ scene: { say }, card, held }: { scene: Here; card: CardEntry; held: HeldCard | undefined }) {
  const { hands, health, sanity, horror } = card;
  const [damage, shock] = [held?.damage ?? 0, held?.horror ?? 0];
  return (
    <>
      {hands > 0 && <Sign icon="hands" figure={String(hands)} title={say(tell("hands", { count: hands }))} />}
      {health > 0 && (
        <Sign
          icon="health"
          figure={damage ? `${health - damage}/${health}` : String(health)}
          title={say(tell("bears-damage", { count: health - damage }))}
        />
      )}
      {sanity > 0 && (
        <Sign
          icon="sanity"
          figure={shock ? `${sanity - shock}/${sanity}` : String(sanity)}
          title={say(tell("bears-horror", { count: sanity - shock }))}
        />
      )}
      {horror > 0 && (
        <Sign icon="monster-horror" figure={String(horror)} title={say(tell("casting", { count: horror }))} />
      )}
    </>
  );
}

function Sign({ icon, figure, title }: { icon: IconName; figure: string; title: string }) {
  return (
    <span className={css.sign}>
      <Icon name={icon} size="1em" title={title} />
      <span aria-hidden="true">{figure}</span>
    </span>
  );
}
