import { Icon } from "../../art/icon";
import { useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import css from "./health.module.css";

const words = voice("web");

/** More than this many hearts do not fit beside a portrait at their full width. */
const MANY = 6;

/** Health as hearts: full, or only an outline. */
export function Health({ now, most }: { now: number; most: number }) {
  const say = useSay();
  return (
    <p className={cx(css.health, most > MANY && css.many)} role="img" aria-label={say(words("health", { now, most }))}>
      {Array.from({ length: most }, (_, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are told apart by nothing else
        <span key={number} className={cx(css.heart, number >= now && css.gone)}>
          <Icon name="health" size="1.05rem" />
        </span>
      ))}
      <span className={css.figure} aria-hidden="true">
        {now}
      </span>
    </p>
  );
}
