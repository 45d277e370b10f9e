import { ConnectionSign } from "../../art/connection-sign";
import { Icon } from "../../art/icon";
import { Marker } from "../../art/marker";
import { isOneOf, SYMBOLS } from "../../art/names";
import { KindSign, SkillSign } from "../../art/signs";
import { backName, backText, cardText, referenceText, tell } from "../../words";
import { CardText } from "./CardText";
import css from "./large.module.css";
import { type FaceProps, Head, Imprint, Plate, Stat, Type } from "./Parts";

/** How well it fights, what it bears, how hard it is to evade; below, what its attack does. */
export function EnemyFace(face: FaceProps) {
  const { card, say } = face;
  return (
    <>
      <Head {...face} before={<KindSign kind="enemy" size="1.4em" />} />
      <Plate card={card}>
        <div className={css.stats}>
          <Stat tone="fight" label={say(tell("card-fight"))} sign={<SkillSign skill="combat" size="1.05em" />}>
            {card.fight}
          </Stat>
          <Stat tone="health" label={say(tell("card-health"))} sign={<Icon name="health" size="1.05em" />}>
            {card.health_each
              ? say(tell("card-health-each", { base: card.health ?? 0, each: card.health_each }))
              : card.health}
          </Stat>
          <Stat tone="evade" label={say(tell("card-evade"))} sign={<SkillSign skill="agility" size="1.05em" />}>
            {card.evade}
          </Stat>
        </div>
      </Plate>
      <Type {...face} />
      <div className={css.body}>
        <CardText text={say(cardText(card))} say={say} />
      </div>
      <footer className={css.foot}>
        {!card.damage && !card.horror && <span>{say(tell("card-attack-none"))}</span>}
        <Harm marker="damage" count={card.damage} label={say(tell("card-attack-damage", { count: card.damage }))} />
        <Harm marker="horror" count={card.horror} label={say(tell("card-attack-horror", { count: card.horror }))} />
      </footer>
      <Imprint {...face} />
    </>
  );
}

function Harm({ marker, count, label }: { marker: "damage" | "horror"; count: number; label: string }) {
  if (!count) return null;
  return (
    <span className={css.harm} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
        <Marker key={number} marker={marker} size="1.5em" />
      ))}
    </span>
  );
}

export function TreacheryFace(face: FaceProps) {
  const { card, say } = face;
  return (
    <>
      <Head {...face} before={<KindSign kind="treachery" size="1.4em" />} />
      <Plate card={card} />
      <Type {...face} />
      <div className={css.body}>
        <CardText text={say(cardText(card))} say={say} />
      </div>
      <Imprint {...face} />
    </>
  );
}

export function LocationFace(face: FaceProps) {
  const { card, say } = face;
  const symbol = isOneOf(SYMBOLS, card.symbol) ? card.symbol : null;
  return (
    <>
      <Head {...face} before={symbol && <ConnectionSign symbol={symbol} size="1.9em" />} />
      <Plate card={card}>
        <div className={css.stats}>
          <Stat tone="shroud" label={say(tell("card-shroud"))} sign={<Icon name="shroud" size="1.05em" />}>
            {card.shroud}
          </Stat>
          <Stat tone="clues" label={say(tell("card-clues"))} sign={<Icon name="clue" size="1.05em" />}>
            {card.clues ? say(tell("card-clues-each", { each: card.clues })) : card.clues}
          </Stat>
        </div>
      </Plate>
      <Type {...face} />
      <div className={css.body}>
        <CardText text={say(cardText(card))} say={say} />
      </div>
      <Imprint {...face} />
    </>
  );
}

/** An act or agenda: its front, or once it has advanced its other side. */
export function StageFace({ turned, ...face }: FaceProps & { turned: boolean }) {
  const { card, say } = face;
  const act = card.type === "act";
  return (
    <>
      <Head
        {...face}
        {...(turned && { name: say(backName(card.code)) })}
        before={<KindSign kind={act ? "act" : "agenda"} size="1.4em" />}
      />
      <p className={css.stage}>{say(tell(`stage-${card.type}`, { stage: card.stage, side: turned ? "b" : "a" }))}</p>
      <div className={css.body}>
        <CardText text={say(turned ? backText(card.code) : cardText(card))} say={say} />
      </div>
      {!turned && (
        <footer className={css.foot}>
          {act && card.clues > 0 && (
            <span className={css.harm}>
              <Marker marker="clue" size="1.5em" />
              <span>{say(tell("card-clues-each", { each: card.clues }))}</span>
            </span>
          )}
          {!act && card.doom > 0 && (
            <span className={css.harm}>
              <Marker marker="doom" size="1.5em" />
              <span>{say(tell("card-doom", { count: card.doom }))}</span>
            </span>
          )}
        </footer>
      )}
      <Imprint {...face} />
    </>
  );
}

/** What the symbols of the chaos bag mean in a scenario. */
export function ScenarioFace({ harsh, ...face }: FaceProps & { harsh: boolean }) {
  const { card, say } = face;
  return (
    <>
      <Head {...face} before={<KindSign kind="scenario" size="1.4em" />} />
      <p className={css.stage}>{say(tell(harsh ? "reference-harsh" : "reference-mild"))}</p>
      <div className={css.body}>
        <CardText text={say(referenceText(card.code, harsh))} say={say} />
      </div>
      <Imprint {...face} />
    </>
  );
}
