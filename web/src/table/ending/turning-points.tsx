import { Link } from "wouter";
import { Icon } from "../../art/icon";
import { eventIcon } from "../../art/icons";
import { T, useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import type { TurningPoint } from "../../wire";
import css from "./turning-points.module.css";

const words = voice("web");

/** What turned the game, in the order it happened; each leads to its moment in the replay. */
export function TurningPoints({ code, points }: { code: string; points: readonly TurningPoint[] }) {
  const say = useSay();
  if (points.length === 0) return null;
  return (
    <section className={css.points}>
      <h3>
        <T id="turning-points" />
      </h3>
      <ol>
        {points.map(({ say: told, round, after, tone, icon }) => (
          <li key={`${after} ${told.id}`} className={cx(css.point, css[tone])}>
            <Icon name={eventIcon(icon)} size="1.5rem" />
            <span>
              {round > 0 && <span className={css.round}>{say(words("turning-point-round", { round }))}</span>}
              <span className={css.told}>{say(told)}</span>
            </span>
            <Link href={`/replay/${code}?at=${after}`} className={css.watch}>
              {say(words("turning-point-watch"))}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
