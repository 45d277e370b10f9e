import { Icon } from "../../art/icon";
import type { Progress } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import css from "./round-track.module.css";

const words = voice("web");

/**
 * The rounds of the game, or the number and the phases of one, as a row of stations, the present one lit, and the phase in
 * words. The number of the round is in sight at every width.
 */
export function RoundTrack({ progress }: { progress: Progress | null }) {
  const say = useSay();
  if (!progress) return null;
  const { rounds, now, phase, phases, at = -1 } = progress;
  const told = say(phases ? words("round-phase", { now, phase }) : words("round-of", { now, rounds, phase }));
  return (
    <div className={css.track}>
      <p className={css.rounds} role="img" aria-label={now > 0 ? told : say(phase)}>
        {phases && now > 0 && (
          <span className={css.number} title={say(words("round-now", { now }))}>
            {now}
          </span>
        )}
        {phases
          ? phases.map(({ icon, name }, place) => (
              <span key={icon} title={say(name)} className={station(place, at)}>
                <Icon name={icon} size="1.15em" />
              </span>
            ))
          : Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
              <span key={round} className={station(round, now)}>
                {round}
              </span>
            ))}
      </p>
      <p className={css.phase} aria-hidden="true">
        <strong>{say(phase)}</strong>
      </p>
    </div>
  );
}

const station = (place: number, now: number): string =>
  cx(css.round, place < now && css.past, place === now && css.now);
