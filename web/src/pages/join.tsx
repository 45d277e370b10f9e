/** Somebody opened the link of a seat: say who you are, sit down. */
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { api, problemOf } from "../net/api";
import { useSay } from "../text/say";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import type { LinkedSeat, Problem, SeatInfo, TableInfo } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { Cover } from "./home/covers";
import { company, isEmpty, occupant } from "./home/standing";
import css from "./join.module.css";
import { LinkButton } from "./link-button";
import { type Mine, useMe } from "./me";
import { OneMoment, Unreachable } from "./waiting";
import { useWords } from "./words";

export function JoinPage({ code, token }: { code: string; token: string }) {
  const w = useWords();
  const table = useAsking(`table ${code}`, () => api.table(code));
  const linked = useAsking(`link ${code} ${token}`, () => api.linkedSeat(code, token));
  const mine = useMe();
  const problem = table.problem ?? linked.problem;
  return (
    <Frame title={w("title-join")}>
      {problem ? (
        <Closed code={code} problem={problem} />
      ) : table.answer && linked.answer && mine.me ? (
        <Seat table={table.answer} linked={linked.answer} token={token} mine={mine} />
      ) : table.tryingIn !== null ? (
        <Unreachable asking={table} />
      ) : (
        <OneMoment />
      )}
    </Frame>
  );
}

interface SeatProps {
  table: TableInfo;
  linked: LinkedSeat;
  token: string;
  mine: Mine;
}

/** A free seat, one's own, or somebody else's: what one is about to do is said before it is done. */
function Seat({ table, linked, token, mine }: SeatProps) {
  const w = useWords();
  const say = useSay();
  const [, go] = useLocation();
  const games = useAsking("games", api.games);
  const [name, setName] = useState(mine.me?.name ?? "");
  const [sitting, setSitting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const game = games.answer?.find((each) => each.name === table.game);
  const seat = table.seats[linked.seat];
  const way = wayIn(seat, linked.mine);
  const { heading, why, act } = WAYS[way];
  const who = { who: seat ? occupant(seat) : "" };
  const seated = table.seats.filter((each) => !isEmpty(each) && each !== seat);

  const sit = async (event: FormEvent) => {
    event.preventDefault();
    setSitting(true);
    try {
      if (way === "free" && name.trim() && name.trim() !== mine.me?.name) await mine.rename(name);
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
        <h1>{w(heading, who)}</h1>
        {why && <p>{w(why, who)}</p>}
        {seated.length > 0 && (
          <p className={css.with}>{w("join-page-with", { players: company(seated, table.status) })}</p>
        )}
        {way === "free" && (
          <TextField
            label={w("who-name")}
            hint={w("join-page-name-why")}
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <div className={css.acts}>
          <Button type="submit" kind={way === "taken" ? "plain" : "primary"} className={css.sit} disabled={sitting}>
            {sitting ? w("join-page-sitting") : w(act, who)}
          </Button>
          <LinkButton href={`/table/${table.code}`} kind="quiet" icon="watch">
            {w("join-watch")}
          </LinkButton>
        </div>
      </form>
    </div>
  );
}

/** What opening the link means: nobody sits there yet, one does so oneself, or somebody else does. */
type Way = "free" | "own" | "taken";

const WAYS: Readonly<Record<Way, { heading: string; why: string | null; act: string }>> = {
  free: { heading: "join-page-heading", why: null, act: "join-page-sit" },
  own: { heading: "join-page-own", why: "join-page-own-why", act: "join-page-return" },
  taken: { heading: "join-page-taken", why: "join-page-taken-why", act: "join-page-same" },
};

function wayIn(seat: SeatInfo | undefined, mine: boolean): Way {
  if (mine) return "own";
  return seat && seat.devices > 0 ? "taken" : "free";
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
