/** What was asked at this moment, who decided, what they chose, and what comes next. */
import { Icon } from "../../art/icon";
import type { Member } from "../../games/face";
import { figuresOf } from "../../table/people";
import { useSay } from "../../text/say";
import type { ReplayFrame } from "../../wire";
import { useWords, words } from "../words";
import css from "./moment.module.css";

interface MomentProps {
  frame: ReplayFrame | undefined;
  next: ReplayFrame | undefined;
  /** How the game ended, where it did. */
  result: string | null;
  members: readonly Member[];
  /** Where in the game this is, in words. */
  where: string;
}

export function Moment({ frame, next, result, members, where }: MomentProps) {
  const w = useWords();
  const say = useSay();
  return (
    <div className={css.moment} aria-live="polite" aria-atomic="true">
      <p className={css.where}>{where}</p>
      {frame?.seat == null ? (
        <p className={css.prompt}>{w("replay-beginning")}</p>
      ) : frame.prompt && frame.chose ? (
        <>
          <p className={css.prompt}>{say(frame.prompt)}</p>
          <p className={css.chose}>
            <Icon name="check" size="1.05em" />
            <span>
              <span className={css.who}>{say(words("replay-chose", { who: figuresOf(members, frame.seat) }))}</span>
              <strong>{say(frame.chose)}</strong>
            </span>
          </p>
        </>
      ) : (
        <p className={css.prompt}>
          {say(words("replay-chose", { who: figuresOf(members, frame.seat) }))}
          <span className={css.hidden}>{w("replay-chose-hidden")}</span>
        </p>
      )}
      {[...new Set(frame?.passed)].map((seat) => (
        <p key={seat} className={css.next}>
          {say(words("replay-passed", { who: figuresOf(members, seat) }))}
        </p>
      ))}
      <p className={css.next}>
        {next?.prompt ? w("replay-next", { prompt: next.prompt }) : !next && !result && w("replay-still")}
      </p>
      {!next && result && (
        <p className={css.result}>
          <Icon name="event-game-ended" size="1.3em" />
          {result}
        </p>
      )}
    </div>
  );
}
