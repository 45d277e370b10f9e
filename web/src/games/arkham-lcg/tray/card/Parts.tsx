/** What the faces of large cards have in common. */
import type { ReactNode } from "react";
import type { CardReference } from "../../wire";
import { cardName, cardSub, sayIf, setName, tell, traitName } from "../../words";
import css from "./large.module.css";
import { Picture } from "./Picture";
import type { Print } from "./print";

export interface FaceProps extends Print {
  card: CardReference;
}

interface HeadProps extends FaceProps {
  /** What stands before and behind the name. */
  before?: ReactNode;
  behind?: ReactNode;
  /** In place of the card's own name: the other side of an act. */
  name?: string;
}

export function Head({ card, say, before, behind, name }: HeadProps) {
  const sub = name === undefined ? sayIf(say, cardSub(card.code)) : null;
  return (
    <header className={css.head}>
      {before}
      <div className={css.names}>
        <h4 className={css.title}>{name ?? say(cardName(card.code))}</h4>
        {sub && <p className={css.sub}>{sub}</p>}
      </div>
      {behind}
    </header>
  );
}

export function Plate({ card, children }: { card: CardReference; children?: ReactNode }) {
  return (
    <div className={css.picture}>
      <Picture card={card} />
      {children}
    </div>
  );
}

/** What type of card it is, and its traits. */
export function Type({ card, say }: FaceProps) {
  const kind = card.weakness ? `weakness-${card.weakness}` : card.type;
  return (
    <p className={css.type}>
      <span>{say(tell(`kind-${kind}`))}</span>
      {card.unique && <span>{say(tell("card-unique"))}</span>}
      {card.traits.map((trait) => (
        <i key={trait}>{say(traitName(trait))}</i>
      ))}
    </p>
  );
}

/** The lowest line: points for the victory display, and the set it belongs to. */
export function Imprint({ card, say }: FaceProps) {
  if (card.victory === null && !card.set) return null;
  return (
    <p className={css.imprint}>
      {card.set && <span>{say(setName(card.set))}</span>}
      {card.victory !== null && <strong>{say(tell("card-victory", { count: card.victory }))}</strong>}
    </p>
  );
}

/** A number in a round field with a sign above it. */
export function Stat({
  label,
  sign,
  children,
  tone,
}: {
  label: string;
  sign: ReactNode;
  children: ReactNode;
  tone: string;
}) {
  return (
    <span className={css.stat} data-tone={tone}>
      <span className={css.statSign}>{sign}</span>
      <b>{children}</b>
      <small>{label}</small>
    </span>
  );
}
