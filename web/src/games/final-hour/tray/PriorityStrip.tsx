import { grip } from "../../../table/grip";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { rankNote } from "../notes";
import type { Place } from "../round";
import type { Here } from "../scene";
import { symbolName, tell } from "../words";
import { HalfSign } from "./HalfSign";
import { Omens, PriorityBack } from "./PriorityFace";
import { RankGauge } from "./RankGauge";
import css from "./strip.module.css";

interface Props {
  scene: Here;
  place: Place;
  number: number;
  settled: boolean;
}

/** The upper edge of a priority card; what lies under it stays readable. */
export function PriorityStrip({ scene, place, number, settled }: Props) {
  const { handlers, legal, lit, pointedBy } = grip(scene, `priority:${number}`);
  const book = bookOf(scene.reference);
  const card = book.priority.get(number);
  if (!card) return null;
  const facts = { number, symbol: symbolName(card.symbol), omens: card.omens };
  const open = !settled && !scene.view.solo;
  const label = open
    ? tell("priority-label-note", { ...facts, note: rankNote(number, scene) })
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
      {open && <RankGauge outlook={place.outlook} book={book} />}
    </button>
  );
}

/** A priority card one may not see. */
export function HiddenStrip({ scene }: { scene: Here }) {
  return (
    <span className={css.hidden} role="img" aria-label={scene.say(tell("priority-hidden"))}>
      <PriorityBack />
    </span>
  );
}
