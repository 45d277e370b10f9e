/** A game told again: the table as it stood at every moment, through anybody's eyes. */
import { useEffect, useMemo, useState } from "react";
import { api } from "../net/api";
import { useSay } from "../text/say";
import type { Problem, Replay } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { useKit } from "./kit";
import { LinkButton } from "./link-button";
import { Recording } from "./replay/frames";
import { askedMoment } from "./replay/playing";
import { Theatre } from "./replay/theatre";
import css from "./replay.module.css";
import { OneMoment, Unreachable } from "./waiting";
import { useWords } from "./words";

export function ReplayPage({ code }: { code: string }) {
  const [asked] = useState(() => askedMoment(location.search));
  const mine = useAsking(`seats ${code}`, async () => (asked.seat === undefined ? mySeat(code) : asked.seat));
  const [chosen, setChosen] = useState<number | null | undefined>(asked.seat);
  const seat = chosen === undefined ? mine.answer : chosen;
  if (seat === undefined) return <Aside code={code} asking={mine} problem={mine.problem} />;
  return <Fetched code={code} seat={seat} first={asked.at} look={setChosen} />;
}

/** Whoever sat at the table sees it again with their own eyes first. */
async function mySeat(code: string): Promise<number | null> {
  const tables = await api.myTables();
  return tables.find((each) => each.table.code === code)?.seats[0] ?? null;
}

interface FetchedProps {
  code: string;
  seat: number | null;
  first: number;
  look(seat: number | null): void;
}

function Fetched({ code, seat, first, look }: FetchedProps) {
  const asking = useAsking<Replay>(`replay ${code} ${seat}`, () => api.replay(code, seat));
  // The old eyes stay open until the new ones are.
  const [shown, setShown] = useState<Replay>();
  useEffect(() => {
    if (asking.answer) setShown(asking.answer);
  }, [asking.answer]);
  const replay = asking.answer ?? shown;
  if (!replay) return <Aside code={code} asking={asking} problem={asking.problem} />;
  return <Shown replay={replay} first={first} look={look} />;
}

interface ShownProps {
  replay: Replay;
  first: number;
  look(seat: number | null): void;
}

/** Which game it is tells only the replay itself. */
function Shown({ replay, first, look }: ShownProps) {
  const recording = useMemo(() => new Recording(replay.frames), [replay]);
  const kit = useKit(replay.table.game);
  if (!kit.answer) return <Aside code={replay.table.code} asking={kit} problem={kit.problem} />;
  return <Theatre replay={replay} recording={recording} kit={kit.answer} first={first} look={look} />;
}

interface AsideProps {
  code: string;
  asking: { tryingIn: number | null; again(): void };
  problem: Problem | null;
}

/** Before the recording can be shown, or when it may not be. */
function Aside({ code, asking, problem }: AsideProps) {
  const w = useWords();
  const say = useSay();
  return (
    <Frame title={w("replay-heading")}>
      {problem ? (
        <div className={css.refused} role="alert">
          <h1>{w("replay-refused")}</h1>
          <p>{problem.code === "hidden" ? w("replay-refused-why") : say(problem.say)}</p>
          <div className={css.ways}>
            {problem.code !== "no-table" && <LinkButton href={`/table/${code}`}>{w("replay-table")}</LinkButton>}
            <LinkButton href="/" kind="quiet">
              {w("to-games")}
            </LinkButton>
          </div>
        </div>
      ) : asking.tryingIn !== null ? (
        <Unreachable asking={asking} />
      ) : (
        <OneMoment />
      )}
    </Frame>
  );
}
