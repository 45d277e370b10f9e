import type { CSSProperties } from "react";
import { cx } from "../../../../ui/cx";
import { cardOf, isPlayerCard } from "../../book";
import { cardName, tell } from "../../words";
import { EnemyFace, LocationFace, ScenarioFace, StageFace, TreacheryFace } from "./EncounterFaces";
import css from "./large.module.css";
import { bandInk } from "./Picture";
import { InvestigatorFace, PlayerFace } from "./PlayerFaces";
import type { Print } from "./print";
import print from "./print.module.css";

interface Props extends Print {
  code: string;
  price?: number | null | undefined;
  /** An act or agenda that shows its other side. */
  turned?: boolean;
  /** Which side of a scenario's reference card counts. */
  harsh?: boolean;
  className?: string | undefined;
}

/** A whole card to be read: as wide as its box, at least 5 : 7, higher where it says much. */
export function LargeCard({ code, price, turned = false, harsh = false, className, ...from }: Props) {
  const card = cardOf(from.reference, code);
  if (!card) return <Unrevealed code={code} {...from} className={className} />;
  const face = { ...from, card };
  const style = { "--ink": bandInk(card) } as CSSProperties;
  return (
    <article className={cx(print.print, css.card, className)} style={style} data-kind={card.type}>
      <div className={css.inner}>
        {isPlayerCard(card) && <PlayerFace {...face} price={price} />}
        {card.type === "investigator" && <InvestigatorFace {...face} />}
        {card.type === "enemy" && <EnemyFace {...face} />}
        {card.type === "treachery" && <TreacheryFace {...face} />}
        {card.type === "location" && <LocationFace {...face} />}
        {(card.type === "act" || card.type === "agenda") && <StageFace {...face} turned={turned} />}
        {card.type === "scenario" && <ScenarioFace {...face} harsh={harsh} />}
      </div>
    </article>
  );
}

/** What several locations show until somebody has been there. */
function Unrevealed({ code, say, className }: Print & { code: string; className?: string | undefined }) {
  return (
    <article className={cx(print.print, css.card, css.unrevealed, className)}>
      <div className={css.inner}>
        <h4 className={css.title}>{say(cardName(code))}</h4>
        <p>{say(tell("location-unrevealed"))}</p>
      </div>
    </article>
  );
}
