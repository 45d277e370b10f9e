import { useId } from "react";
import { keyOf } from "../../table/prompt/number-keys";
import { voice } from "../../text/say";
import { cx } from "../../ui/cx";
import type { Seen, Zone } from "../../wire";
import { choosable, type Here } from "./things";
import css from "./zone.module.css";

const words = voice("web");
/** What is longer than this is no tag but a text. */
const TAG = 48;

/** Things that lie together, under their name. */
export function ZonePart({ zone, scene }: { zone: Zone; scene: Here }) {
  const heading = useId();
  const count = choosable(zone.things, scene);
  return (
    <section className={css.zone} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {scene.say(zone.name)}
        {count > 0 && <span className={css.count}>{scene.say(words("plain-choosable", { count }))}</span>}
      </h3>
      <ul className={css.things}>
        {zone.things.map((seen) => (
          <ThingCard key={seen.thing} seen={seen} scene={scene} />
        ))}
      </ul>
    </section>
  );
}

/** The keys of the options at a thing; those beyond the keyboard are behind the thing all the same. */
function keysOf(options: readonly number[]): string[] {
  const keys = options.map(keyOf).filter((key) => key !== null);
  return keys.length > 0 ? keys : ["›"];
}

/** A thing: its name, which is a button where something can be done with it, its facts, and what lies in it. */
function ThingCard({ seen, scene }: { seen: Seen; scene: Here }) {
  const { say, lit, pointed, light, fresh } = scene;
  const { thing, facts = [], inside = [] } = seen;
  const options = scene.optionsAt.get(thing) ?? [];
  const finger = pointed.get(thing);
  return (
    <li
      data-thing={thing}
      data-choosable={options.length > 0 || undefined}
      className={cx(
        css.card,
        options.length > 0 && css.legal,
        lit.has(thing) && css.lit,
        fresh.some(({ touches }) => touches.includes(thing)) && css.touched,
      )}
      onPointerEnter={() => light([thing])}
      onPointerLeave={() => light([])}
    >
      {options.length > 0 ? (
        <button
          type="button"
          className={css.name}
          onClick={() => scene.pick(thing)}
          onFocus={() => light([thing])}
          onBlur={() => light([])}
        >
          <span>{say(seen.name)}</span>
          <span className={css.keys} aria-hidden="true">
            {keysOf(options).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        </button>
      ) : (
        <p className={css.name}>{say(seen.name)}</p>
      )}
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map(say).map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice, such as of two tokens
            <li key={place} className={cx(fact.length > TAG && css.text)}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      {inside.length > 0 && (
        <ul className={css.inside}>
          {inside.map((each) => (
            <ThingCard key={each.thing} seen={each} scene={scene} />
          ))}
        </ul>
      )}
      {finger && <p className={css.finger}>{say(words("plain-pointed", { who: finger }))}</p>}
    </li>
  );
}
