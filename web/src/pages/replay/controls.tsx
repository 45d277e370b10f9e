/** First, back, play, forward, last, and how fast. */
import { IconButton } from "../../ui/button";
import { useWords } from "../words";
import css from "./controls.module.css";
import { type Playing, SPEEDS, type Speed } from "./playing";

export function Controls({ playback, last }: { playback: Playing; last: number }) {
  const w = useWords();
  const { at, playing, speed, go, toggle, setSpeed } = playback;
  return (
    <div className={css.controls} role="toolbar" aria-label={w("replay-controls")}>
      <IconButton icon="first" label={w("replay-first")} disabled={at === 0} onClick={() => go(0)} />
      <IconButton icon="step-back" label={w("replay-back")} disabled={at === 0} onClick={() => go(at - 1)} />
      <IconButton
        icon={playing ? "pause" : "play"}
        kind="primary"
        className={css.play}
        label={w(playing ? "replay-pause" : "replay-play")}
        onClick={toggle}
      />
      <IconButton icon="step-forward" label={w("replay-forward")} disabled={at === last} onClick={() => go(at + 1)} />
      <IconButton icon="last" label={w("replay-last")} disabled={at === last} onClick={() => go(last)} />
      <select
        className={css.speed}
        aria-label={w("replay-speed")}
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {w("replay-speed-value", { speed: each })}
          </option>
        ))}
      </select>
    </div>
  );
}
