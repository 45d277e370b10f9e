/** The stage of a replay: the table at one moment, and the line one moves along. */
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { FaceKind } from "../../games/kit";
import { Log } from "../../table/log/log";
import { reasonOf } from "../../table/outcome";
import { membersOf } from "../../table/people";
import { Stage } from "../../table/stage";
import { useSay } from "../../text/say";
import { usePhone } from "../../ui/media";
import { Tabs } from "../../ui/tabs";
import type { Happening, Replay } from "../../wire";
import type { Kit } from "../kit";
import { useWords, words } from "../words";
import { ContinueDialog } from "./continue";
import { Controls } from "./controls";
import { pulses, type Recording, toldRounds } from "./frames";
import { Moment } from "./moment";
import { momentPath, usePlaying, usePlayingKeys } from "./playing";
import { Story } from "./story";
import css from "./theatre.module.css";
import { Timeline } from "./timeline";
import { ReplayBar } from "./top-bar";

interface TheatreProps {
  replay: Replay;
  recording: Recording;
  kit: Kit;
  /** The moment the address asked for. */
  first: number;
  /** The face it asked for. */
  wanted: FaceKind;
  look(seat: number | null): void;
}

const NOTHING: readonly Happening[] = [];

export function Theatre({ replay, recording, kit, first, wanted, look }: TheatreProps) {
  const w = useWords();
  const say = useSay();
  const phone = usePhone();
  const [, go] = useLocation();
  const playing = usePlaying(recording, first);
  usePlayingKeys(playing, recording.last);
  const [continuing, setContinuing] = useState(false);
  const [leaf, setLeaf] = useState("log");

  const { face, reference } = kit;
  const { table, seat } = replay;
  // In a replay nobody is away.
  const present = useMemo(() => table.seats.map((each) => ({ ...each, online: true })), [table.seats]);
  const { at } = playing;
  const frame = recording.frames[at];
  const view = recording.view(at);
  const log = useMemo(() => recording.log(at), [recording, at]);
  const members = useMemo(() => membersOf(face, view, table.seats), [face, view, table.seats]);
  const pulse = useMemo(() => pulses(recording), [recording]);
  const points = useMemo(() => toldRounds(recording, face.story(recording.log(recording.last))), [recording, face]);
  const title = say(table.title);

  useEffect(() => {
    document.title = w("title-replay", { game: title });
  });
  useEffect(() => {
    history.replaceState(history.state, "", momentPath(table.code, at, seat, wanted));
  }, [table.code, at, seat, wanted]);

  const round = frame?.round ?? 0;
  const args = { round, at, last: recording.last };
  const where = say(round > 0 ? words("replay-moment-round", args) : words("replay-moment", args));
  const line = (
    <section className={css.line} aria-label={w("replay-controls")}>
      <Controls playback={playing} last={recording.last} />
      <Timeline recording={recording} pulse={pulse} at={at} go={playing.go} />
    </section>
  );
  const leaves = (light: (things: readonly string[]) => void) => [
    {
      key: "log",
      label: w("replay-log"),
      panel: <Log face={face} log={log} light={light} />,
    },
    { key: "story", label: w("replay-rounds"), panel: <Story points={points} at={at} go={playing.go} /> },
  ];

  const rulebook = table.rules
    ? { game: table.game, open: (rule: string) => go(`/rules/${table.game}?rule=${encodeURIComponent(rule)}`) }
    : undefined;

  return (
    <div className={css.theatre}>
      <Stage
        face={face}
        reference={reference}
        view={view}
        log={log}
        seats={present}
        fresh={playing.stepped ? (frame?.log ?? NOTHING) : NOTHING}
        rulebook={rulebook}
        top={
          <ReplayBar
            replay={replay}
            face={face}
            view={view}
            members={members}
            at={at}
            wanted={wanted}
            look={look}
            onContinue={() => setContinuing(true)}
          />
        }
        prompt={() => (
          <>
            {phone && line}
            <Moment
              frame={frame}
              next={recording.frames[at + 1]}
              result={reasonOf(table, say)}
              members={members}
              where={where}
            />
          </>
        )}
        told={(scene) => (
          <>
            <h2 className={css.unseen}>{w("replay-log")}</h2>
            <Tabs
              className={css.told}
              label={w("replay-log")}
              tabs={leaves(scene.light)}
              chosen={leaf}
              onChoose={setLeaf}
            />
          </>
        )}
      />
      {!phone && <footer className={css.foot}>{line}</footer>}
      <ContinueDialog open={continuing} onClose={() => setContinuing(false)} table={table} members={members} at={at} />
    </div>
  );
}
