import { type MouseEvent, useEffect, useState } from "react";
import { Icon } from "../../art/icon";
import type { Face, Scene } from "../../games/face";
import { T } from "../../text/say";
import { usePreferences } from "../../ui/preferences";
import type { NotNowInfo, NotNowList, Question } from "../../wire";
import { groupedBy } from "../options";
import css from "./not-now.module.css";

/** Asks the engine what a seat cannot do now, and why. */
export type AskNotNow = (seat: number) => Promise<NotNowList>;

const NOTHING: readonly NotNowInfo[] = [];
/** Who answers at once has not looked for anything; in milliseconds. */
const PATIENCE = 250;

/** What is not among the options of a question; asked for once, when the list has been shown for a moment. */
export function useNotNow(question: Question, ask: AskNotNow | undefined): readonly NotNowInfo[] {
  const [known, setKnown] = useState<NotNowList | null>(null);
  const { seat, number } = question;
  // Windows are to be passed quickly; what they do not offer is on the table.
  const wanted = question.window === null;
  useEffect(() => {
    if (!ask || !wanted) return;
    let here = true;
    const timer = setTimeout(() => {
      ask(seat).then(
        (heard) => here && heard.number === number && setKnown(heard),
        () => undefined,
      );
    }, PATIENCE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [ask, wanted, seat, number]);
  return known?.number === number ? known.entries : NOTHING;
}

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  entries: readonly NotNowInfo[];
}

/** What is not possible now, grey, with the reasons; what has the same reason stands together. */
export function NotNow({ face, scene, entries }: Props) {
  const { say, light } = scene;
  const { notNow, set } = usePreferences();
  if (entries.length === 0) return null;
  // Kept with the click: the browser tells of a fold only later, when the page may be gone.
  const fold = (event: MouseEvent) => {
    event.preventDefault();
    set({ notNow: !notNow });
  };
  const byReason = groupedBy(entries, ({ reason }) => say(reason));
  return (
    <details className={css.notNow} open={notNow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of a summary are clicks, too */}
      <summary className={css.summary} onClick={fold}>
        <T id="not-now" args={{ count: entries.length }} />
      </summary>
      <ul className={css.reasons}>
        {[...byReason].map(([reason, barred]) => (
          <li key={reason}>
            <ul className={css.barred}>
              {barred.map((each) => {
                const icon = face.verbs?.[each.verb];
                return (
                  <li key={say(each.say)} onPointerEnter={() => light(each.about)} onPointerLeave={() => light([])}>
                    {icon && <Icon name={icon} size="1em" />}
                    {say(each.say)}
                  </li>
                );
              })}
            </ul>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
