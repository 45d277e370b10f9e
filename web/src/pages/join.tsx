/** Somebody opened the link of a seat: say who you are, sit down. */
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { api, problemOf } from "../net/api";
import { useSay } from "../text/say";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import type { Problem, TableInfo } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { Cover } from "./home/covers";
import { company, isEmpty } from "./home/standing";
import css from "./join.module.css";
import { LinkButton } from "./link-button";
import { type Mine, useMe } from "./me";
import { OneMoment, Unreachable } from "./waiting";
import { useWords } from "./words";

export function JoinPage({ code, token }: { code: string; token: string }) {
  const w = useWords();
  const table = useAsking(`table ${code}`, () => api.table(code));
  const mine = useMe();
  return (
    <Frame title={w("title-join")}>
      {table.problem ? (
        <Closed code={code} problem={table.problem} />
      ) : table.answer && mine.me ? (
        <Seat table={table.answer} token={token} mine={mine} />
      ) : table.tryingIn !== null ? (
        <Unreachable asking={table} />
      ) : (
        <OneMoment />
      )}
    </Frame>
  );
}

function Seat({ table, token, mine }: { table: TableInfo; token: string; mine: Mine }) {
  const w = useWords();
  const say = useSay();
  const [, go] = useLocation();
  const games = useAsking("games", api.games);
  const [name, setName] = useState(mine.me?.name ?? "");
  const [sitting, setSitting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const game = games.answer?.find((each) => each.name === table.game);
  const seated = table.seats.filter((seat) => !isEmpty(seat));

  const sit = async (event: FormEvent) => {
    event.preventDefault();
    setSitting(true);
    try {
      if (name.trim() && name.trim() !== mine.me?.name) await mine.rename(name);
      await api.claim(table.code, { token });
      go(`/table/${table.code}`, { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
      setSitting(false);
    }
  };

  if (problem) return <Closed code={table.code} problem={problem} />;
  return (
    <div className={css.seat}>
      <Cover game={table.game} className={css.cover} />
      <form className={css.words} onSubmit={(event) => void sit(event)}>
        <p className={css.game}>{game && w("join-page-lead", { game: say(game.title), code: table.code })}</p>
        <h1>{w("join-page-heading")}</h1>
        {seated.length > 0 && (
          <p className={css.with}>{w("join-page-with", { players: company(seated, table.status) })}</p>
        )}
        <TextField
          label={w("who-name")}
          hint={w("join-page-name-why")}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <div className={css.acts}>
          <Button type="submit" kind="primary" className={css.sit} disabled={sitting}>
            {sitting ? w("join-page-sitting") : w("join-page-sit")}
          </Button>
          <LinkButton href={`/table/${table.code}`} kind="quiet" icon="watch">
            {w("join-watch")}
          </LinkButton>
        </div>
      </form>
    </div>
  );
}

/** Refusals one meets here often have words of their own; all others are said as the server says them. */
const KNOWN: Record<string, string> = { "bad-link": "join-bad-link", taken: "join-taken", "no-table": "join-no-table" };

function Closed({ code, problem }: { code: string; problem: Problem }) {
  const w = useWords();
  const say = useSay();
  const known = KNOWN[problem.code];
  const noTable = problem.code === "no-table";
  return (
    <div className={css.closed} role="alert">
      <h1>{w(noTable ? "join-no-table-page" : (known ?? "join-refused"))}</h1>
      <p>{known ? w(`${known}-why`, { code }) : say(problem.say)}</p>
      <div className={css.acts}>
        {!noTable && (
          <LinkButton href={`/table/${code}`} icon="watch">
            {w("join-watch")}
          </LinkButton>
        )}
        <LinkButton href="/" kind={noTable ? "plain" : "quiet"}>
          {w("to-games")}
        </LinkButton>
      </div>
    </div>
  );
}
