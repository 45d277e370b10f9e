/** The first page: the games, one's own tables, and the way to somebody else's. */
import { api } from "../net/api";
import type { GameInfo } from "../wire";
import { useAsking, useRefreshing } from "./asking";
import { Frame } from "./frame";
import { ComingGame, OpenGame } from "./home/covers";
import { JoinByCode } from "./home/join-by-code";
import { MyGames, YourMove } from "./home/my-games";
import { useWho, type Who, WhoAreYou, WhoButton } from "./home/who";
import css from "./home.module.css";
import { type Mine, useMe } from "./me";
import { Answered, Unreachable } from "./waiting";
import { useWords } from "./words";

const LOOK_AGAIN = 15;

export function HomePage() {
  const w = useWords();
  const games = useAsking("games", api.games);
  const mine = useMe();
  const who = useWho(mine);
  return (
    <Frame title={w("title-home")} who={<WhoButton mine={mine} ask={who.ask} />}>
      <div className={css.opening}>
        <h1>{w("home-heading")}</h1>
        <p>{w("home-lead")}</p>
      </div>
      <Answered asking={games} heading="h2">
        {(all) => <Archive games={all} mine={mine} who={who} />}
      </Answered>
    </Frame>
  );
}

interface ArchiveProps {
  games: readonly GameInfo[];
  mine: Mine;
  who: Who;
}

function Archive({ games, mine, who }: ArchiveProps) {
  const w = useWords();
  const tables = useAsking("tables", api.myTables);
  useRefreshing(tables.again, LOOK_AGAIN);
  const coming = games.filter((game) => !game.built);
  // Where there are no games yet, their place is free for the question.
  const asksLeft = tables.answer?.length === 0;
  // Not before its place is known: a question that moves forgets what was typed.
  const question = tables.answer && who.asked && <WhoAreYou mine={mine} who={who} />;
  return (
    <>
      {tables.tryingIn !== null && <Unreachable asking={tables} heading="h2" />}
      <YourMove tables={tables.answer ?? []} games={games} />
      <section className={css.games} aria-labelledby="open">
        <h2 id="open" className={css.hidden}>
          {w("games-open")}
        </h2>
        {games
          .filter((game) => game.built)
          .map((game) => (
            <OpenGame key={game.name} game={game} />
          ))}
      </section>
      <div className={css.desk}>
        <div className={css.side}>
          <MyGames tables={tables.answer ?? []} games={games} />
          {asksLeft && question}
        </div>
        <div className={css.side}>
          <JoinByCode />
          {!asksLeft && question}
        </div>
      </div>
      {coming.length > 0 && (
        <section className={css.coming} aria-labelledby="coming">
          <h2 id="coming">{w("games-coming")}</h2>
          <p className={css.why}>{w("games-coming-why")}</p>
          <div className={css.shelf}>
            {coming.map((game) => (
              <ComingGame key={game.name} game={game} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
