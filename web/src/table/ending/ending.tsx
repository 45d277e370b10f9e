import { useMemo } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Face } from "../../games/face";
import { T, useSay } from "../../text/say";
import { cx } from "../../ui/cx";
import type { Happening, TableInfo } from "../../wire";
import { type Outcome, outcomeFor, reasonOf, winners } from "../outcome";
import css from "./ending.module.css";
import { TurningPoints } from "./turning-points";

const ICONS: Readonly<Record<Outcome, IconName>> = { won: "trophy", lost: "skull", over: "check" };

interface Props {
  face: Face;
  table: TableInfo;
  /** The seats one holds. */
  mine: readonly number[];
  log: readonly Happening[];
}

/** The end of a game: how it went and how the story ends, then what turned it. */
export function Ending({ face, table, mine, log }: Props) {
  const say = useSay();
  const { result } = table;
  const resolution = useMemo(() => (result && face.resolution?.(log, result)) ?? [], [face, log, result]);
  if (!result) return null;
  const outcome = outcomeFor(table, mine);
  const winning = winners(table);
  return (
    <div className={cx(css.ending, css[outcome])}>
      <div className={css.banner}>
        <p className={css.title}>
          <Icon name={ICONS[outcome]} size="1em" />
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
        {resolution.map((part) => (
          <p key={part.id} className={css.resolution}>
            {say(part)}
          </p>
        ))}
        {result.rounds > 0 && (
          <p className={css.rounds}>
            <T id="ending-rounds" args={{ count: result.rounds }} />
          </p>
        )}
      </div>
      <TurningPoints code={table.code} points={table.turning_points ?? []} />
      {table.seed && (
        <p className={css.seed}>
          <T id="seed" /> <code>{table.seed}</code>
        </p>
      )}
    </div>
  );
}
