/** The whole game as one line: rounds, how it went, and where one is. */
import { useSay } from "../../text/say";
import { useWords, words } from "../words";
import type { Pulse, Recording } from "./frames";
import css from "./timeline.module.css";

interface TimelineProps {
  recording: Recording;
  pulse: readonly Pulse[];
  at: number;
  go(at: number): void;
}

const HALF = 12;
const STEP = 3.4;

export function Timeline({ recording, pulse, at, go }: TimelineProps) {
  const w = useWords();
  const say = useSay();
  const { last } = recording;
  const round = recording.frames[at]?.round ?? 0;
  const where = say(
    round > 0 ? words("replay-moment-round", { round, at, last }) : words("replay-moment", { at, last }),
  );
  return (
    <div className={css.timeline}>
      <Seismograph pulse={pulse} at={at} last={last} />
      <ol className={css.rounds}>
        {recording.rounds().map((mark) => (
          <li key={mark.counted} style={{ left: `${share(mark.at, last)}%` }}>
            <button type="button" onClick={() => go(mark.at)} aria-label={w("replay-round", { round: mark.round })}>
              {mark.round}
            </button>
          </li>
        ))}
      </ol>
      <input
        type="range"
        className={css.slider}
        style={{ "--share": `${share(at, last)}%` } as React.CSSProperties}
        min={0}
        max={last}
        value={at}
        aria-label={w("replay-slider")}
        aria-valuetext={where}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

function share(at: number, last: number): number {
  return last === 0 ? 0 : (100 * at) / last;
}

/** What went well rises, what went wrong falls, the uncanny hangs below as a diamond. */
function Seismograph({ pulse, at, last }: { pulse: readonly Pulse[]; at: number; last: number }) {
  const wide = last + 1;
  return (
    <svg
      className={css.pulse}
      viewBox={`0 0 ${wide} ${2 * HALF}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line x1={0} x2={wide} y1={HALF} y2={HALF} className={css.base} />
      {pulse.map(({ good, bad, uncanny }, number) => {
        const up = Math.min(HALF, good * STEP);
        const down = Math.min(HALF, (bad + uncanny) * STEP);
        const seen = number <= at ? css.past : css.ahead;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number
          <g key={number} className={seen}>
            {up > 0 && <rect className={css.good} x={number + 0.15} y={HALF - up} width={0.7} height={up} />}
            {down > 0 && <rect className={css.bad} x={number + 0.15} y={HALF} width={0.7} height={down} />}
            {uncanny > 0 && <path className={css.uncanny} d={`M${number + 0.5} ${HALF + down - 4}l.9 4-.9 4-.9-4z`} />}
          </g>
        );
      })}
    </svg>
  );
}
