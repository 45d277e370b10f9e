import { grip } from "../../../table/grip";
import { Icon } from "../art/icon";
import { bookOf } from "../book";
import { type Half, isSettled, omensOf, type Place, placesOf } from "../round";
import type { Here, HerePart } from "../scene";
import { tell } from "../words";
import { HalfSign } from "./HalfSign";
import { PlaceCard } from "./PlaceCard";
import css from "./row.module.css";

/** The four cards of the round. Once their order is settled they lie in two pairs: upper effects, lower effects. */
export function Row({ scene }: HerePart) {
  const book = bookOf(scene.reference);
  const places = placesOf(scene.view, book);
  if (!places.length) return null;
  const settled = isSettled(scene.view, book);
  return (
    <section className={css.row} data-open={!settled || undefined} aria-label={scene.say(tell("row-title"))}>
      {settled ? (
        <>
          <Pair scene={scene} half="upper" places={places.slice(0, book.upperCards)} />
          <Pair scene={scene} half="lower" places={places.slice(book.upperCards)} />
        </>
      ) : (
        <Unsettled scene={scene} places={places} />
      )}
      {settled && <Omens scene={scene} />}
    </section>
  );
}

function Pair({ scene, half, places }: { scene: Here; half: Half; places: readonly Place[] }) {
  return (
    <div className={css.pair} data-half={half}>
      <h3 className={css.band}>
        <span className={css.word}>
          <HalfSign half={half} />
          {scene.say(tell(`pair-${half}`))}
        </span>
        <span className={css.hint}>{scene.say(tell(`pair-${half}-hint`))}</span>
      </h3>
      <Places scene={scene} places={places} settled />
    </div>
  );
}

/** While cards are still being played: in the order played, each with the ranks it can still take. */
function Unsettled({ scene, places }: { scene: Here; places: readonly Place[] }) {
  return (
    <div className={css.pair} data-half="open">
      <div className={css.band}>
        <span className={css.legend}>
          <span className={css.upper}>
            <HalfSign half="upper" />
            {scene.say(tell("row-lowest"))}
          </span>
          <span className={css.lower}>
            <HalfSign half="lower" />
            {scene.say(tell("row-highest"))}
          </span>
        </span>
        <Omens scene={scene} />
      </div>
      <Places scene={scene} places={places} settled={false} />
    </div>
  );
}

function Places({ scene, places, settled }: { scene: Here; places: readonly Place[]; settled: boolean }) {
  return (
    <ol className={css.places}>
      {places.map((place, rank) => (
        <PlaceCard key={place.priority ?? `place-${rank}`} scene={scene} place={place} settled={settled} />
      ))}
    </ol>
  );
}

/** The omens on the table, and the reckoning they would bring. */
function Omens({ scene }: HerePart) {
  const { omens, row } = omensOf(scene.view, bookOf(scene.reference));
  const { handlers } = grip(scene, row ? `row:${row.id}` : "deck:priority");
  const words = row ? tell("omens-row", { count: omens, row: row.name }) : tell("omens-none");
  return (
    <button type="button" className={css.omens} data-any={omens > 0 || undefined} {...handlers}>
      <Icon name="omen" size="1.1em" />
      <b className={css.count} aria-hidden="true">
        {omens}
      </b>
      <span className={css.told}>{scene.say(words)}</span>
    </button>
  );
}
