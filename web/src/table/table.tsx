/** The table as one plays at it: the stage with the prompt, the people, the talk and everything that can be opened. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Face, Member, Thing } from "../games/face";
import type { FaceKind } from "../games/kit";
import { api } from "../net/api";
import { useSay, voice } from "../text/say";
import { Menu } from "../ui/menu";
import { toast } from "../ui/toast";
import type { SeatInfo, TableInfo } from "../wire";
import { Dialogs } from "./dialogs";
import { useNextTable } from "./ending/next-table";
import { Highlights } from "./highlights/highlights";
import { useTableKeys, walkOptions } from "./keys";
import { useNews } from "./log/news";
import { LogAndChat, type LogTab } from "./log-and-chat";
import { useNotice } from "./notice";
import { followUp } from "./options";
import { figuresOf, membersOf } from "./people";
import { useFirstGame } from "./primer/first-game";
import { PromptArea } from "./prompt/area";
import { countAnswer } from "./prompt/hint";
import { maySitAgain, type Standing, seatActions } from "./seats/actions";
import { Stage } from "./stage";
import { questionOf } from "./state";
import { stopsOf } from "./stops/stops";
import { StopsButton } from "./stops/stops-button";
import type { Place } from "./store";
import { FollowStrip, LineStrip, VoteStrip } from "./strips";
import { Team } from "./team/team";
import { useTelling } from "./telling";
import { toggleFullScreen } from "./top/full-screen";
import { type Opens, TopBar } from "./top/top-bar";

const words = voice("web");
const NOBODY: readonly number[] = [];

interface Props {
  face: Face;
  reference: unknown;
  place: Place;
  table: TableInfo;
  /** Which face it is, and the way to the other, where there are two. */
  kind?: FaceKind;
  turn?(face: FaceKind): void;
}

export function Table({ face, reference, place, table, kind, turn }: Props) {
  const say = useSay();
  const state = useStore(place.store);
  const { act } = place;
  const { eyes, seats, host, undo, fresh, fingers, takenBack } = state;
  const waiting = table.status === "playing" ? state.waiting : NOBODY;
  const picture = state.pictures.get(eyes) ?? state.pictures.get(null);
  const view = picture?.view ?? null;
  const log = picture?.log ?? [];
  const question = questionOf(state, eyes);
  const members = useMemo(() => membersOf(face, view, table.seats), [face, view, table.seats]);
  const [open, setOpen] = useState<Opens | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [tab, setTab] = useState<LogTab>("log");
  const heading = useRef<HTMLHeadingElement>(null);
  const news = useNews(table.code, eyes, log, question);

  const standing: Standing = { table, mine: seats, host, eyes, act, openSeats: () => setOpen("seats") };
  const openRule = useCallback((id: string) => {
    setRule(id);
    setOpen("rules");
  }, []);
  const rulebook = table.rules ? { game: table.game, open: openRule } : undefined;
  const choose = (option: number, at?: Thing) => {
    const chosen = question?.options[option];
    if (!question || !chosen) return;
    countAnswer(table.game, question);
    act.choose(chosen.key, at === undefined ? undefined : (next) => followUp(chosen, at, next)?.key ?? null);
  };
  const whyNot = useCallback((seat: number, thing: Thing) => api.whyNot(table.code, seat, thing), [table.code]);
  const notNow = useCallback((seat: number) => api.notNow(table.code, seat), [table.code]);
  const mayPoint = eyes !== null && state.mayTalk.includes(eyes) && table.status === "playing";
  const pointed = useMemo(
    () => new Map(fingers.map(({ thing, seat }) => [thing, say(words("just", { what: figuresOf(members, seat) }))])),
    [fingers, members, say],
  );

  useNotice(say(table.title), question ? say(question.prompt) : null);
  useTelling(state.pictures, eyes, table, seats);
  useEffect(() => {
    if (takenBack) toast(words("taken-back", { count: takenBack.choices }), "plain", "undo");
  }, [takenBack]);

  const handedOver = state.atScreen !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes to the screen begins with what is asked
  useEffect(() => {
    if (handedOver) heading.current?.focus();
  }, []);
  useNextTable(table, maySitAgain(standing));
  useFirstGame(table, seats.length > 0 && view !== null, () => setOpen("primer"));

  const stepping = news.at !== null;
  useTableKeys({
    choose: stepping ? undefined : choose,
    walk: walkOptions,
    help: () => setOpen("keys"),
    rules: table.rules ? () => setOpen("rules") : undefined,
    primer: table.primer ? () => setOpen("primer") : undefined,
    talk: () => setTab("chat"),
    log: () => setTab("log"),
    screen: toggleFullScreen,
    recap: () => (news.entries.length > 0 ? news.begin() : toast(words("recap-none"), "plain", "log")),
    undo: () => document.getElementById("undo")?.click(),
    stops: () => document.getElementById("stops")?.click(),
    eyes: () => {
      const next = seats[(seats.indexOf(eyes ?? -1) + 1) % Math.max(1, seats.length)];
      if (next !== undefined) act.look(next);
    },
    skip: act.skip,
    next: stepping ? () => news.go((news.at ?? 0) + 1) : undefined,
    back: stepping ? () => news.go((news.at ?? 0) - 1) : undefined,
    leave: stepping ? news.end : undefined,
  });

  const stops = stopsOf(state, members, act);
  const seatMenu = (_: Member, seat: SeatInfo | undefined) => {
    const items = seat ? seatActions(seat, standing, say) : [];
    if (!seat || items.length === 0) return null;
    const label = say(words("seat-menu", { who: figuresOf(members, seat.number) }));
    return <Menu small icon="settings" label={label} items={items} />;
  };
  const strips = () => (
    <>
      <LineStrip line={state.line} welcomed={state.welcomed} />
      <VoteStrip vote={state.vote} members={members} mine={seats} cast={act.vote} />
      <FollowStrip behind={state.behind} skip={act.skip} />
    </>
  );

  return (
    <>
      <Stage
        face={face}
        reference={reference}
        view={view}
        log={log}
        question={question}
        {...(fresh.has(eyes) && { fresh: fresh.get(eyes) ?? [] })}
        pointed={pointed}
        seats={table.seats}
        eyes={eyes}
        mine={seats}
        deciding={waiting}
        choose={choose}
        point={mayPoint ? act.point : undefined}
        rulebook={rulebook}
        whyNot={whyNot}
        waiting={typeof eyes === "number" && waiting.length > 0 ? { seat: eyes, deciding: waiting } : null}
        urgent={news.at === null ? (question?.number ?? table.status) : "recap"}
        top={
          <TopBar
            face={face}
            view={view}
            table={table}
            members={members}
            seats={seats}
            eyes={eyes}
            deciding={waiting}
            look={act.look}
            offers={undo}
            goBack={act.goBack}
            stops={stops && <StopsButton {...stops} id="stops" bare />}
            open={setOpen}
            faces={turn && { plain: kind === "plain", turn: () => turn(kind === "plain" ? "board" : "plain") }}
          />
        }
        strips={strips}
        highlights={(scene) => (
          <Highlights
            face={face}
            scene={scene}
            queue={state.highlights}
            pass={act.passHighlight}
            passAll={act.passAllHighlights}
            rest={() => heading.current?.focus()}
          />
        )}
        prompt={(scene) => (
          <PromptArea
            face={face}
            scene={scene}
            members={members}
            state={state}
            log={log}
            standing={standing}
            heading={heading}
            openRule={table.rules ? openRule : undefined}
            report={() => setOpen("report")}
            news={news}
            stops={stops && <StopsButton {...stops} />}
            notNow={notNow}
          />
        )}
        team={(scene) => (
          <Team
            face={face}
            scene={scene}
            members={members}
            seats={table.seats}
            mine={seats}
            deciding={waiting}
            menu={seatMenu}
          />
        )}
        told={(scene) => (
          <LogAndChat
            face={face}
            scene={scene}
            members={members}
            state={state}
            log={log}
            tab={tab}
            turn={setTab}
            at={news.entry}
            talk={act.talk}
          />
        )}
      />
      <Dialogs
        open={open}
        close={(what) => {
          setOpen((now) => (now === what ? null : now));
          if (what === "rules") setRule(null);
        }}
        show={setOpen}
        face={face}
        table={table}
        members={members}
        standing={standing}
        rule={rule}
        rulebook={rulebook}
        log={log}
        windows={stops !== null}
        held={state.highlights.waiting.length > 0}
      />
    </>
  );
}
