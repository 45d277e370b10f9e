import { Icon } from "../../../art/icon";
import { Portrait } from "../../../art/portraits";
import { cx } from "../../../ui/cx";
import { bookOf } from "../book";
import { rankNote } from "../notes";
import type { Place } from "../round";
import type { Here } from "../scene";
import type { PlayedView, View } from "../wire";
import { cardTitle, investigatorName, symbolName, tell } from "../words";
import { DrawnCard } from "./DrawnCard";
import { fitting, isLong } from "./fitting";
import { HalfSign } from "./HalfSign";
import { Omens, PriorityBack } from "./PriorityFace";
import css from "./place.module.css";
import { RankGauge } from "./RankGauge";
import { grip } from "./thing";

interface Props {
  scene: Here;
  place: Place;
  settled: boolean;
}

/** One place of the row: the priority card on top, the action card under it. */
export function PlaceCard({ scene, place, settled }: Props) {
  const { played } = place;
  const drawn = place.drawn === null ? undefined : bookOf(scene.reference).cards.get(place.drawn);
  return (
    <li
      className={css.place}
      data-state={stateOf(place)}
      data-half={place.half ?? "open"}
      data-focus={place.now || drawn ? "" : undefined}
    >
      {drawn && <DrawnCard scene={scene} card={drawn} />}
      {!drawn && place.awaits && <Awaited scene={scene} {...place.awaits} />}
      {place.priority !== null && (
        <PriorityStrip scene={scene} place={place} number={place.priority} settled={settled} />
      )}
      {played && place.priority === null && <HiddenStrip scene={scene} />}
      {played && <ActionCard scene={scene} place={place} played={played} />}
      {!played && place.priority !== null && <p className={css.free}>{scene.say(tell("place-free"))}</p>}
    </li>
  );
}

/** How far a place is, and with that how much room it needs. */
function stateOf({ played, now, drawn }: Place): string {
  if (drawn !== null) return "drawn";
  if (now) return "now";
  if (!played) return "free";
  if (played.resolved) return "resolved";
  return played.card ? "waiting" : "covered";
}

function PriorityStrip({ scene, place, number, settled }: Props & { number: number }) {
  const { handlers, legal, lit, pointedBy } = grip(scene, `priority:${number}`);
  const card = bookOf(scene.reference).priority.get(number);
  if (!card) return null;
  const facts = { number, symbol: symbolName(card.symbol), omens: card.omens };
  const open = !settled && !scene.view.solo;
  const label = open
    ? tell("priority-label-note", { ...facts, note: rankNote(number, scene.view) })
    : tell("priority-label", facts);
  return (
    <button
      type="button"
      className={cx(css.strip, legal && css.legal, lit && css.lit, pointedBy && css.pointed)}
      data-open={open || undefined}
      data-omens={card.omens}
      aria-label={scene.say(label)}
      {...handlers}
    >
      <span className={css.number}>{number}</span>
      <Icon name={`symbol-${card.symbol}`} size="1rem" className={css.symbol} />
      <span className={css.sign}>{!open && place.half && <HalfSign half={place.half} />}</span>
      <span className={css.omens}>
        <Omens count={card.omens} />
      </span>
      {open && <RankGauge outlook={place.outlook} />}
    </button>
  );
}

/** A priority card one may not see. */
function HiddenStrip({ scene }: { scene: Here }) {
  return (
    <span className={css.hidden} role="img" aria-label={scene.say(tell("priority-hidden"))}>
      <PriorityBack />
    </span>
  );
}

/** Whose card will lie here. */
function Awaited({ scene, who, next }: { scene: Here; who: string; next: boolean }) {
  const name = scene.say(investigatorName(who));
  return (
    <div className={cx(css.awaited, next && css.next)}>
      <span className={css.awaitedPortrait}>
        <Portrait id={who} />
      </span>
      <span className={css.backName} style={fitting(name)}>
        {name}
      </span>
      <span className={css.backWord}>{scene.say(tell(next ? "place-next" : "place-later"))}</span>
    </div>
  );
}

function ActionCard({ scene, place, played }: { scene: Here; place: Place; played: PlayedView }) {
  const card = played.card ? bookOf(scene.reference).cards.get(played.card.number) : undefined;
  const { handlers, lit } = grip(scene, card ? `action:${card.number}` : `investigator:${played.who}`);
  const who = scene.say(investigatorName(played.who));
  if (!card) {
    return (
      <button type="button" className={cx(css.back, lit && css.lit)} {...handlers}>
        <span className={css.backPortrait}>
          <Portrait id={played.who} />
        </span>
        <span className={css.backName} style={fitting(who)}>
          {who}
        </span>
        <span className={css.backWord}>{scene.say(tell("card-face-down"))}</span>
      </button>
    );
  }
  const name = scene.say(cardTitle(card.title));
  const text = place.half && scene.say(card[place.half]);
  return (
    <button type="button" className={cx(css.card, lit && css.lit)} {...handlers}>
      <span className={css.who}>
        <span className={css.portrait}>
          <Portrait id={played.who} />
        </span>
        <span className={css.whoName}>{who}</span>
        {place.now && <span className={css.now}>{scene.say(tell("mark-now"))}</span>}
        {hiddenFromOthers(played, scene.view) && (
          <Icon name="watch" size="1.1em" className={css.secret} title={scene.say(tell("mark-secret"))} />
        )}
      </span>
      <strong className={css.name} style={fitting(name)}>
        {name}
      </strong>
      {text && (
        <span className={css.text} data-long={isLong(text) || undefined} style={fitting(text)}>
          {text}
        </span>
      )}
      {played.resolved && (
        <span className={css.done}>
          <Icon name="check" size="1em" />
          <span>{scene.say(tell("mark-resolved"))}</span>
        </span>
      )}
    </button>
  );
}

/** Whether only its owner sees the card. */
function hiddenFromOthers(played: PlayedView, view: View): boolean {
  return !view.solo && !played.revealed;
}
