import { Portrait } from "../../../art/portraits";
import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import type { Place } from "../round";
import type { Here } from "../scene";
import type { ActionCardEntry, PlayedView, View } from "../wire";
import { cardTitle, investigatorName, tell } from "../words";
import css from "./action.module.css";
import { CardBack } from "./Covered";
import { fitting, isLong } from "./fitting";

/** The action card of a place: its back, or its face with the effect that counts. */
export function ActionCard({ scene, place, played }: { scene: Here; place: Place; played: PlayedView }) {
  const card = played.card && bookOf(scene.reference).cards.get(played.card.number);
  return card ? (
    <CardFace scene={scene} place={place} played={played} card={card} />
  ) : (
    <CardBack scene={scene} who={played.who} />
  );
}

interface CardFaceProps {
  scene: Here;
  place: Place;
  played: PlayedView;
  card: ActionCardEntry;
}

function CardFace({ scene, place, played, card }: CardFaceProps) {
  const { handlers, lit } = grip(scene, `action:${card.number}`);
  const name = scene.say(cardTitle(card.title));
  const text = place.half && scene.say(card[place.half]);
  return (
    <button type="button" className={cx(css.card, lit && css.lit)} {...handlers}>
      <span className={css.who}>
        <span className={css.portrait}>
          <Portrait id={played.who} />
        </span>
        <span className={css.whoName}>{scene.say(investigatorName(played.who))}</span>
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
