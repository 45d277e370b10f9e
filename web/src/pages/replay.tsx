/** A game told again: the table as it stood at every moment, through anybody's eyes. */
import { useEffect, useMemo, useState } from "react";
import type { FaceKind } from "../games/kit";
import { api } from "../net/api";
import { useSay } from "../text/say";
import { Guard } from "../ui/guard";
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
  return <Fetched code={code} seat={seat} first={asked.at} wanted={asked.face} look={setChosen} />;
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
  /** The face the address asked for. */
  wanted: FaceKind;
  look(seat: number | null): void;
}

/** A replay, and the face its pictures are for. */
interface Told {
  replay: Replay;
  face: FaceKind;
}

function Fetched({ code, seat, first, wanted, look }: FetchedProps) {
  const [face, setFace] = useState(wanted);
  const asking = useAsking<Told>(`replay ${code} ${seat} ${face}`, async () => ({
    replay: await api.replay(code, seat, face),
    face,
  }));
  // The old eyes stay open until the new ones are.
  const [shown, setShown] = useState<Told>();
  useEffect(() => {
    if (asking.answer) setShown(asking.answer);
  }, [asking.answer]);
  const told = asking.answer ?? shown;
  if (!told) return <Aside code={code} asking={asking} problem={asking.problem} />;
  return <Shown told={told} first={first} wanted={wanted} turnTo={setFace} look={look} />;
}

interface ShownProps {
  told: Told;
  first: number;
  wanted: FaceKind;
  turnTo(face: FaceKind): void;
  look(seat: number | null): void;
}

/** Which game it is, and so which face it has, tells only the replay itself. */
function Shown({ told: { replay, face }, first, wanted, turnTo, look }: ShownProps) {
  const recording = useMemo(() => new Recording(replay.frames), [replay]);
  const kit = useKit(replay.table.game, wanted);
  const kind = kit.answer?.kind;
  useEffect(() => {
    if (kind) turnTo(kind);
  }, [kind, turnTo]);
  const aside = <Aside code={replay.table.code} asking={kit} problem={kit.problem} />;
  if (!kit.answer || kind !== face) return aside;
  return (
    <Guard key={kind} instead={aside} onFail={kit.fail}>
      <Theatre replay={replay} recording={recording} kit={kit.answer} first={first} wanted={wanted} look={look} />
    </Guard>
  );
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
