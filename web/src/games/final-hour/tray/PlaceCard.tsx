import { bookOf } from "../book";
import type { Place } from "../round";
import type { Here } from "../scene";
import { tell } from "../words";
import { ActionCard } from "./ActionCard";
import { Awaited } from "./Covered";
import { DrawnCard } from "./DrawnCard";
import { HiddenStrip, PriorityStrip } from "./PriorityStrip";
import css from "./place.module.css";

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
