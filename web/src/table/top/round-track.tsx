import type { Progress } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import css from "./round-track.module.css";

const words = voice("web");

/** The rounds of the game as a row of stations, the present one lit, and the phase in words. */
export function RoundTrack({ progress }: { progress: Progress }) {
  const say = useSay();
  const { rounds, now, phase } = progress;
  const told = say(words("round-of", { now, rounds, phase }));
  return (
    <div className={css.track}>
      <p className={css.rounds} role="img" aria-label={told}>
        {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
          <span key={round} className={cx(css.round, round < now && css.past, round === now && css.now)}>
            {round}
          </span>
        ))}
      </p>
      <p className={css.phase} aria-hidden="true">
        <span className={css.of}>{say(words("round-now", { now }))}</span>
        <strong>{say(phase)}</strong>
      </p>
    </div>
  );
}
