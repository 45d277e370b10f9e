/** Narrow strips over the board: the line is lost, somebody wants to go back, others are followed. */
import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { Member } from "../games/face";
import type { ConnectionState } from "../net/socket";
import { T, useSay, voice } from "../text/say";
import { Button } from "../ui/button";
import { cx } from "../ui/cx";
import type { Vote } from "../wire";
import { figuresOf } from "./people";
import css from "./strips.module.css";

const words = voice("web");

interface StripProps {
  icon: IconName;
  tone?: "bad" | "brass";
  children: ReactNode;
  actions?: ReactNode;
  urgent?: boolean;
}

function Strip({ icon, tone, children, actions, urgent }: StripProps) {
  return (
    <div className={cx(css.strip, tone && css[tone])} role={urgent ? "alert" : "status"}>
      <Icon name={icon} />
      <p>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

export function LineStrip({ line, welcomed }: { line: ConnectionState; welcomed: boolean }) {
  if (line !== "lost" || !welcomed) return null;
  return (
    <Strip icon="disconnected" tone="bad" urgent>
      <T id="line-lost" />
    </Strip>
  );
}

interface VoteProps {
  vote: Vote | null;
  members: readonly Member[];
  mine: readonly number[];
  cast(agree: boolean): void;
}

export function VoteStrip({ vote, members, mine, cast }: VoteProps) {
  const say = useSay();
  if (!vote) return null;
  const asked = vote.asked.some((seat) => mine.includes(seat));
  const who = figuresOf(members, vote.by);
  const others = vote.asked.map((seat) => words("just", { what: figuresOf(members, seat) }));
  return (
    <Strip
      icon="undo"
      tone="brass"
      urgent={asked}
      actions={
        asked && (
          <>
            <Button small kind="primary" icon="check" onClick={() => cast(true)}>
              <T id="vote-agree" />
            </Button>
            <Button small icon="close" onClick={() => cast(false)}>
              <T id="vote-refuse" />
            </Button>
          </>
        )
      }
    >
      <span>{say(words(`vote-${vote.back}`, { who }))}</span>
      {!asked && <span>{say(words("vote-waits", { others }))}</span>}
    </Strip>
  );
}

export function FollowStrip({ behind, skip }: { behind: number; skip(): void }) {
  if (behind < 2) return null;
  return (
    <Strip
      icon="waiting"
      actions={
        <Button small icon="last" onClick={skip} aria-keyshortcuts="Space">
          <T id="skip-ahead" />
        </Button>
      }
    >
      <T id="following" args={{ count: behind }} />
    </Strip>
  );
}
