/** The games one is in: those that wait for me first, finished ones with their replay. */
import { useState } from "react";
import { Link } from "wouter";
import { Icon } from "../../art/icon";
import { GameCover } from "../../games/covers";
import { reasonOf } from "../../table/outcome";
import { useLocale, useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { GameInfo, Message, MyTable } from "../../wire";
import { ago } from "../when";
import { useWords, words } from "../words";
import css from "./my-games.module.css";
import { inOrder, othersAt, statusOf } from "./standing";

const FINISHED_AT_FIRST = 3;

export function MyGames({ tables, games }: { tables: readonly MyTable[]; games: readonly GameInfo[] }) {
  const w = useWords();
  const [all, setAll] = useState(false);
  const running = inOrder(tables.filter((each) => each.table.status !== "over"));
  const finished = inOrder(tables.filter((each) => each.table.status === "over"));
  const shown = all ? finished : finished.slice(0, FINISHED_AT_FIRST);
  const title = (mine: MyTable): Message =>
    games.find((game) => game.name === mine.table.game)?.title ?? words("table-code", { code: mine.table.code });
  return (
    <section className={css.panel} aria-labelledby="my-games">
      <h2 id="my-games">{w("my-games")}</h2>
      {tables.length === 0 && <p className={css.none}>{w("my-games-none")}</p>}
      {running.length > 0 && (
        <ul className={css.list}>
          {running.map((mine) => (
            <TableRow key={mine.table.code} mine={mine} title={title(mine)} href={`/table/${mine.table.code}`} />
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <>
          <h3>{w("my-finished")}</h3>
          <ul className={css.list}>
            {shown.map((mine) => (
              <TableRow key={mine.table.code} mine={mine} title={title(mine)} href={`/replay/${mine.table.code}`} />
            ))}
          </ul>
          {shown.length < finished.length && (
            <Button kind="quiet" small onClick={() => setAll(true)}>
              {w("more-finished", { count: finished.length - shown.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function TableRow({ mine, title, href }: { mine: MyTable; title: Message; href: string }) {
  const w = useWords();
  const say = useSay();
  const [locale] = useLocale();
  const { table, my_move } = mine;
  const status = statusOf(mine);
  const over = table.status === "over";
  return (
    <li>
      <Link href={href} className={cx(css.row, my_move && css.mine)}>
        <span className={css.emblem}>
          <GameCover game={table.game} />
        </span>
        <span className={css.words}>
          <span className={css.title}>{say(title)}</span>
          <span className={cx(css.status, css[status.tone])}>
            <Icon name={status.icon} size="1em" /> {say(status.say)}
          </span>
          <span className={css.rest}>{reasonOf(table, say) ?? say(othersAt(mine))}</span>
        </span>
        <span className={css.side}>
          <span className={css.go}>{over ? w("replay-game") : my_move ? w("resume") : w("go-table")}</span>
          <time dateTime={table.touched_at} title={w("table-code", { code: table.code })}>
            {ago(locale, table.touched_at)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** What waits for me, where nobody overlooks it. */
export function YourMove({ tables, games }: { tables: readonly MyTable[]; games: readonly GameInfo[] }) {
  const w = useWords();
  const say = useSay();
  const [waiting] = inOrder(tables.filter((mine) => mine.my_move));
  const game = games.find((each) => each.name === waiting?.table.game);
  if (!waiting || !game) return null;
  return (
    <Link href={`/table/${waiting.table.code}`} className={css.yours}>
      <Icon name="bell" size="1.4em" />
      <span>{w("your-move-in", { game: say(game.title), code: waiting.table.code })}</span>
      <strong>{w("resume")}</strong>
    </Link>
  );
}
