import { useMemo } from "react";
import { Link } from "wouter";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Face } from "../../games/face";
import { T, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import button from "../../ui/button.module.css";
import { cx } from "../../ui/cx";
import type { Happening, TableInfo } from "../../wire";
import { type Outcome, outcomeFor, reasonOf, winners } from "../outcome";
import css from "./ending.module.css";

const words = voice("web");

const ICONS: Readonly<Record<Outcome, IconName>> = { won: "trophy", lost: "skull", over: "check" };

interface Props {
  face: Face;
  table: TableInfo;
  /** The seats one holds. */
  mine: readonly number[];
  log: readonly Happening[];
  report(): void;
  /** Look at the board again. */
  onBoard?(): void;
}

/** The end of a game: how it went, its turning points, and where one goes from here. */
export function Ending({ face, table, mine, log, report, onBoard }: Props) {
  const say = useSay();
  const story = useMemo(() => face.story(log), [face, log]);
  const { result } = table;
  if (!result) return null;
  const outcome = outcomeFor(table, mine);
  const winning = winners(table);
  return (
    <div className={cx(css.ending, css[outcome])}>
      <div className={css.banner}>
        <Icon name={ICONS[outcome]} size="3rem" />
        <p className={css.title}>
          <T id={`ending-${outcome}`} />
        </p>
        {table.sides.length > 1 && (
          <p className={css.winners}>
            {winning.length > 0 ? (
              <T id="ending-winners" args={{ sides: winning.map(({ title }) => title) }} />
            ) : (
              <T id="ending-no-winners" />
            )}
          </p>
        )}
        <p className={css.reason}>{reasonOf(table, say)}</p>
        {result.rounds > 0 && (
          <p className={css.rounds}>
            <T id="ending-rounds" args={{ count: result.rounds }} />
          </p>
        )}
      </div>
      <div className={css.ways}>
        <Link href={`/replay/${table.code}`} className={cx(button.button, button.primary)}>
          <Icon name="replay" size="1.1em" />
          {say(words("ending-replay"))}
        </Link>
        <Link href={`/new/${table.game}`} className={button.button}>
          <Icon name="play" size="1.1em" />
          {say(words("ending-again"))}
        </Link>
        {onBoard && (
          <Button kind="quiet" onClick={onBoard}>
            <T id="ending-board" />
          </Button>
        )}
        <Button kind="quiet" icon="report" onClick={report}>
          <T id="report" />
        </Button>
      </div>
      {story.length > 0 && (
        <section className={css.story}>
          <h3>
            <T id="turning-points" />
          </h3>
          <ol>
            {story.map(({ round, lines }) => (
              <li key={round}>
                <span className={css.round}>{round}</span>
                <ul>
                  {lines.map((line) => (
                    <li key={JSON.stringify(line)}>{say(line)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
      {table.seed && (
        <p className={css.seed}>
          <T id="seed" /> <code>{table.seed}</code>
        </p>
      )}
    </div>
  );
}
