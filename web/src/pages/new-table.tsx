/** A new table, every setting made from what the game says about itself. */
import { api } from "../net/api";
import { useSay } from "../text/say";
import type { GameInfo } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { useKit } from "./kit";
import { LinkButton } from "./link-button";
import { NewTableForm } from "./new-table/form";
import css from "./new-table.module.css";
import { Answered } from "./waiting";
import { useWords } from "./words";

export function NewTablePage({ game }: { game: string }) {
  const w = useWords();
  const say = useSay();
  const games = useAsking("games", api.games);
  const described = games.answer?.find((each) => each.name === game);
  return (
    <Frame title={w("title-new", { game: described ? say(described.title) : game })}>
      <Answered asking={games}>
        {() => (described?.built ? <Described game={described} /> : <NotBuilt game={described} />)}
      </Answered>
    </Frame>
  );
}

function Described({ game }: { game: GameInfo }) {
  const kit = useKit(game.name);
  return <Answered asking={kit}>{(answer) => <NewTableForm game={game} kit={answer} />}</Answered>;
}

function NotBuilt({ game }: { game: GameInfo | undefined }) {
  const w = useWords();
  const say = useSay();
  return (
    <div className={css.notBuilt}>
      <h1>{game ? w("new-not-built", { game: say(game.title) }) : w("new-no-game")}</h1>
      {game && <p>{w("new-not-built-why")}</p>}
      <LinkButton href="/">{w("to-games")}</LinkButton>
    </div>
  );
}
