/** The page of a table: connects, fetches the game's face, and shows the table or why there is none. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useStore } from "zustand";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { hasFace } from "../games";
import { askedFace, type FaceKind, type Kit } from "../games/kit";
import { api, Refusal } from "../net/api";
import { useKit } from "../pages/kit";
import { T, useSay, useTexts, voice } from "../text/say";
import { Button } from "../ui/button";
import button from "../ui/button.module.css";
import { Guard } from "../ui/guard";
import { slowness, usePreferences } from "../ui/preferences";
import { toast } from "../ui/toast";
import type { Problem, TableInfo } from "../wire";
import { HandOver } from "./hand-over/hand-over";
import { isCovered } from "./hand-over/screen";
import { markTurn } from "./log/turns";
import css from "./page.module.css";
import { type Place, sitDown } from "./store";
import { Table } from "./table";

const words = voice("web");
const undrawable: Problem = { code: "undrawable", say: words("problem-undrawable") };

export function TablePage({ code }: { code: string }) {
  const [wanted, setWanted] = useState(() => askedFace(location.search));
  const turn = (face: FaceKind) => {
    history.replaceState(history.state, "", face === "plain" ? "?face=plain" : location.pathname);
    setWanted(face);
  };
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const made = sitDown(code, {
      face: wanted,
      slowness,
      refused: (problem) => toast(problem.say, "bad", "report"),
      chose: (seat, decision) => markTurn(code, seat, decision),
    });
    setPlace(made);
    return () => made.act.leave();
  }, [code, wanted]);
  if (!place) return <Coming />;
  return <AtTable key={`${code} ${wanted}`} code={code} place={place} wanted={wanted} turn={turn} />;
}

interface AtTableProps {
  code: string;
  place: Place;
  /** The face that was asked for. */
  wanted: FaceKind;
  turn(face: FaceKind): void;
}

function AtTable({ code, place, wanted, turn }: AtTableProps) {
  const table = useStore(place.store, (state) => state.table);
  const farewell = useStore(place.store, (state) => state.farewell);
  const line = useStore(place.store, (state) => state.line);
  const pictured = useStore(place.store, (state) => state.face);
  const passedTo = useStore(place.store, (state) => (isCovered(state) ? state.eyes : null));
  const covers = usePreferences((preferences) => preferences.cover);
  const absent = useAbsent(code, line === "lost" && !table);
  const { answer: kit, problem: refused, fail } = useKit(table?.game ?? null, wanted);
  const spoken = useTexts(...(table ? textsOf(table, kit) : []));
  useEffect(() => {
    if (kit) place.act.turnTo(kit.kind);
  }, [place, kit]);
  const problem = farewell ?? absent ?? refused;
  if (problem) return <NoTable problem={problem} />;
  if (!table || !kit || kit.kind !== pictured || !spoken) return <Coming lost={line === "lost"} />;
  const instead = kit.kind === "plain" ? <NoTable problem={undrawable} /> : <Coming />;
  return (
    <Guard key={kit.kind} instead={instead} onFail={fail}>
      {covers && passedTo !== null ? (
        <HandOver face={kit.face} place={place} table={table} to={passedTo} />
      ) : (
        <Table
          face={kit.face}
          reference={kit.reference}
          place={place}
          table={table}
          {...(hasFace(table.game) && kit.kind === wanted && { kind: kit.kind, turn })}
        />
      )}
    </Guard>
  );
}

/** What a table is told in: the words of the game, and those of its face. */
function textsOf({ game, title }: TableInfo, kit: Kit | undefined): string[] {
  return kit?.kind === "board" ? [title.domain, `web-${game}`] : [title.domain];
}

/** A line that never opened may mean that there is no such table: ask. */
function useAbsent(code: string, doubtful: boolean): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!doubtful) return;
    api.table(code).then(
      () => setProblem(null),
      (error: unknown) => {
        if (error instanceof Refusal && error.status >= 400 && error.status < 500) setProblem(error.problem);
      },
    );
  }, [code, doubtful]);
  return problem;
}

function Coming({ lost = false }: { lost?: boolean }) {
  return (
    <Notice icon={lost ? "disconnected" : "waiting"} title={<T id={lost ? "line-lost" : "coming-to-table"} />}>
      {null}
    </Notice>
  );
}

function NoTable({ problem }: { problem: Problem }) {
  const say = useSay();
  return (
    <Notice icon="empty-chair" title={say(problem.say)}>
      <p className={css.ways}>
        <Link href="/" className={button.button}>
          {say(words("to-home"))}
        </Link>
        <Button kind="quiet" onClick={() => location.reload()}>
          <T id="try-again" />
        </Button>
      </p>
    </Notice>
  );
}

function Notice({ icon, title, children }: { icon: IconName; title: React.ReactNode; children: React.ReactNode }) {
  return (
    <main className={css.notice}>
      <Icon name={icon} size="3rem" />
      <div role="status">
        <h1>{title}</h1>
      </div>
      {children}
    </main>
  );
}
