/** The page of a table: connects, fetches the game's face, and shows the table or why there is none. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useStore } from "zustand";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { loadFace } from "../games";
import type { Face } from "../games/face";
import { api, problemOf, Refusal } from "../net/api";
import { T, useSay, useTexts, voice } from "../text/say";
import { Button } from "../ui/button";
import button from "../ui/button.module.css";
import { slowness } from "../ui/preferences";
import { toast } from "../ui/toast";
import type { Problem } from "../wire";
import { markTurn } from "./log/turns";
import css from "./page.module.css";
import { type Place, sitDown } from "./store";
import { Table } from "./table";

const words = voice("web");

export function TablePage({ code }: { code: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const made = sitDown(code, {
      slowness,
      refused: (problem) => toast(problem.say, "bad", "report"),
      chose: (seat, decision) => markTurn(code, seat, decision),
    });
    setPlace(made);
    return () => made.act.leave();
  }, [code]);
  return place ? <AtTable key={code} code={code} place={place} /> : <Coming />;
}

function AtTable({ code, place }: { code: string; place: Place }) {
  const table = useStore(place.store, (state) => state.table);
  const farewell = useStore(place.store, (state) => state.farewell);
  const line = useStore(place.store, (state) => state.line);
  const absent = useAbsent(code, line === "lost" && !table);
  const kit = useKit(table?.game ?? null);
  const spoken = useTexts(...(table ? [table.game, `web-${table.game}`] : []));
  const problem = farewell ?? absent ?? kit.problem;
  if (problem) return <NoTable problem={problem} />;
  if (!table || !kit.face || !kit.reference || !spoken) return <Coming lost={line === "lost"} />;
  return <Table face={kit.face} reference={kit.reference} place={place} table={table} />;
}

/** The face of a game and everything printed; a server that is away is asked again. */
function useKit(game: string | null): { face: Face | null; reference: unknown; problem: Problem | null } {
  const [kit, setKit] = useState<{ face: Face | null; reference: unknown; problem: Problem | null }>(NO_KIT);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    if (!game) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout>;
    Promise.all([loadFace(game), api.reference(game)]).then(
      ([face, reference]) => here && setKit({ face, reference, problem: null }),
      (error: unknown) => {
        if (!here) return;
        if (error instanceof Refusal && error.status >= 400 && error.status < 500)
          setKit({ ...NO_KIT, problem: problemOf(error) });
        else timer = setTimeout(() => setTries((count) => count + 1), 2000);
      },
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, tries]);
  return kit;
}

const NO_KIT = { face: null, reference: null, problem: null };

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
