import { useEffect } from "react";
import { Icon } from "../../art/icon";
import { eventIcon } from "../../art/icons";
import type { Thing } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { announce } from "../../ui/live";
import type { News } from "./news";
import css from "./recap.module.css";

const words = voice("web");

interface Props {
  news: News;
  at: number;
  light(things: readonly Thing[]): void;
}

/** What happened since one's last turn, step by step, with what it touched lit on the board. */
export function RecapBody({ news, at, light }: Props) {
  const say = useSay();
  const { entries, go, end } = news;
  const entry = entries[at];
  const last = at === entries.length - 1;

  useEffect(() => {
    if (!entry) return;
    light(entry.happening.touches);
    announce(say(entry.happening.say));
    return () => light([]);
  }, [entry, light, say]);

  if (!entry) return null;
  const { say: told, tone, icon } = entry.happening;
  return (
    <>
      <p className={css.told}>
        <span className={css[tone]}>
          <Icon name={eventIcon(icon)} size="1.9rem" />
        </span>
        {say(told)}
      </p>
      <progress className={css.track} max={entries.length} value={at + 1} aria-label={say(words("recap"))} />
      <div className={css.steps}>
        <Button icon="step-back" aria-keyshortcuts="ArrowLeft" disabled={at === 0} onClick={() => go(at - 1)}>
          <T id="recap-back" />
        </Button>
        <Button icon="step-forward" aria-keyshortcuts="ArrowRight" disabled={last} onClick={() => go(at + 1)}>
          <T id="recap-on" />
        </Button>
        <Button kind={last ? "primary" : "quiet"} onClick={end}>
          <T id="recap-done" />
        </Button>
      </div>
    </>
  );
}
