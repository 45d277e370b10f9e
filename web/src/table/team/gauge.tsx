import { Icon } from "../../art/icon";
import type { Gauge } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import css from "./gauge.module.css";

const words = voice("web");

/** More than this many signs do not fit beside a portrait at their full width. */
const MANY = 6;
/** More than this many lie over one another. */
const MOST = 9;

/** Health as hearts, sanity as brains: full, or only an outline. */
export function GaugeRow({ gauge: { kind, now, most } }: { gauge: Gauge }) {
  const say = useSay();
  return (
    <p
      className={cx(css.row, most > MANY && css.many, most > MOST && css.most)}
      data-kind={kind}
      role="img"
      aria-label={say(words(`gauge-${kind}`, { now, most }))}
    >
      {Array.from({ length: most }, (_, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by nothing else
        <span key={number} className={cx(css.point, number >= now && css.gone)}>
          <Icon name={kind} size="1.05rem" />
        </span>
      ))}
      <span className={css.number} aria-hidden="true">
        {now}
      </span>
    </p>
  );
}

/** What is left, as a sign and a number. */
export function GaugeFigure({ gauge: { kind, now, most } }: { gauge: Gauge }) {
  const say = useSay();
  return (
    <span className={css.figure} data-kind={kind} role="img" aria-label={say(words(`gauge-${kind}`, { now, most }))}>
      <Icon name={kind} size="0.95rem" />
      <span aria-hidden="true">{now}</span>
    </span>
  );
}
