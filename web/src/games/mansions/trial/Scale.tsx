import type { Say } from "../../../text/say";
import { cx } from "../../../ui/cx";
import { tell } from "../words";
import { FACES, passes } from "./passes";
import css from "./scale.module.css";

interface Props {
  say: Say;
  target: number;
  /** As the die fell; 0 before. */
  die: number;
  large?: boolean;
}

/** The ten faces of the die: those that pass stand on firm ground, the others are crossed out; the die lies on one. */
export function Scale({ say, target, die, large = false }: Props) {
  const words = say(
    die === 0
      ? tell("scale", { target: Math.min(9, Math.max(1, target)) })
      : tell(passes(die, target) ? "scale-passed" : "scale-failed", { die, target }),
  );
  return (
    <div className={cx(css.scale, large && css.large)} role="img" aria-label={words}>
      {FACES.map((face) => {
        const good = passes(face, target);
        return (
          <span key={face} className={cx(css.face, good ? css.good : css.bad, face === die && css.fell)}>
            {face === die && <Die good={good} />}
            <b>{face}</b>
          </span>
        );
      })}
    </div>
  );
}

/** A ten-sided die as one sees it from the side: a kite between its neighbours. */
function Die({ good }: { good: boolean }) {
  return (
    <svg className={cx(css.die, good ? css.lucky : css.unlucky)} viewBox="-22 -24 44 48" aria-hidden="true">
      <path className={css.body} d="M0-22L20-3V4L0 22-20 4V-3z" />
      <path className={css.side} d="M0-22L20-3V4L12 6zM0-22L-20-3V4L-12 6z" />
      <path className={css.edge} d="M0-22L12 6 0 13-12 6zM12 6L20 4M-12 6L-20 4M0 13V22" />
    </svg>
  );
}
