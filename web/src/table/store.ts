/** A table as the page holds it: hears the line, shows one update after the other, and sends what one decides. */
import { createStore, type StoreApi } from "zustand";
import type { FaceKind } from "../games/kit";
import { Astray } from "../net/patch";
import { type Command, Connection, type ConnectionState, type FromServer, socketAddress, stamp } from "../net/socket";
import type { Problem, Question, Refused, SeatStops, Update } from "../wire";
import { passed, passedAll } from "./highlights/queue";
import { pauseFor } from "./pace";
import { changed, type Eyes, look, nothingYet, type TableState, takeScreen, update, welcome } from "./state";

type CommandFields<Kind extends Command["type"]> = Omit<Extract<Command, { type: Kind }>, "type" | "id">;

/** The key of the option that a question was already answered with, or null. */
export type FollowUp = (next: Question) => string | null;

export interface TableActions {
  /** `then` is asked once, when the seat's next question comes directly after this one: it may answer it by itself. */
  choose(key: string, then?: FollowUp): void;
  goBack(back: CommandFields<"undo">["back"]): void;
  vote(agree: boolean): void;
  talk(text: string): void;
  point(thing: string): void;
  setSeat(seat: number, kind: CommandFields<"set-seat">["kind"], agent?: string): void;
  /** Keep out whoever sits on a seat. */
  block(seat: number): void;
  /** Let everybody in again who was kept out. */
  unblock(): void;
  begin(): void;
  setPace(pace: CommandFields<"set-pace">["pace"]): void;
  /** Where a seat of ours is asked; null is where the game asks by itself. */
  setStops(seat: number, windows: readonly string[] | null): void;
  askOnce(seat: number, once: boolean): void;
  look(eyes: Eyes): void;
  /** Whoever the screen was passed to says that they are at it. */
  takeScreen(): void;
  /** Show everything that waits at once. */
  skip(): void;
  /** The highlight that is shown has been seen. */
  passHighlight(): void;
  passAllHighlights(): void;
  /** Have the table shown for another face. */
  turnTo(face: FaceKind): void;
  /** Ask for everything anew, after one sat down on a seat. */
  again(): void;
  leave(): void;
}

/** A place at the table: what one knows there, and what one can do. */
export interface Place {
  store: StoreApi<TableState>;
  act: TableActions;
}

export interface Surroundings {
  /** How the table is shown at first. */
  face?: FaceKind;
  makeSocket?: (address: string) => WebSocket;
  /** Told of what the server did not do. */
  refused?(problem: Problem): void;
  /** A choice of ours was made: the seat and the number of its decision. */
  chose?(seat: number, decision: number): void;
  /** How fast things are shown: 0 is at once. */
  slowness?(): number;
}

/** A finger stays up for this long. */
const POINTING = 4000;

export function sitDown(code: string, around: Surroundings = {}): Place {
  let heardEpoch: string | null = null;
  let heardNumber = 0;
  let face = around.face ?? "board";
  let inbox: Update[] = [];
  let heardStops: readonly SeatStops[] = [];
  let showing: ReturnType<typeof setTimeout> | undefined;
  let following: { seat: number; decision: number; then: FollowUp } | null = null;

  const store = createStore<TableState>(() => nothingYet);

  const hear = (message: FromServer): boolean => {
    if (message.type === "welcome") return greet(message);
    if (message.type === "update") return take(message);
    if (message.type === "refused") refuse(message);
    return true;
  };

  const greet = (message: Extract<FromServer, { type: "welcome" }>): boolean => {
    heardEpoch = message.epoch;
    heardNumber = message.number;
    inbox = [];
    heardStops = message.stops;
    following = null;
    rest();
    store.setState((state) => ({ ...welcome(state, message), face, behind: 0 }));
    return true;
  };

  const take = (message: Update): boolean => {
    if (heardEpoch === null || message.number !== heardNumber + 1) return message.number <= heardNumber;
    heardNumber = message.number;
    if (message.stops) hearStops(message.stops);
    inbox.push(message);
    store.setState({ behind: inbox.length });
    return showing !== undefined || showNext();
  };

  /** Where one is asked is no part of the story: it is shown at once. */
  const hearStops = (heard: readonly SeatStops[]): void => {
    heardStops = changed(heardStops, heard);
    store.setState(({ stops }) => ({ stops: changed(stops, heard) }));
  };

  /** Show the next update, then rest a moment so that it can be followed. */
  const showNext = (): boolean => {
    const next = inbox.shift();
    if (!next) return true;
    try {
      show(next);
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
      inbox = [];
      return false;
    }
    const pause = pauseFor(store.getState(), inbox.length) * (around.slowness?.() ?? 1);
    if (pause === 0) {
      rest();
      return showNext();
    }
    showing = setTimeout(() => {
      rest();
      if (!showNext()) line.restart();
    }, pause);
    return true;
  };

  const show = (next: Update): void => {
    store.setState((state) => ({ ...update(state, next), behind: inbox.length }));
    if (next.pointed) setTimeout(() => lower(next.pointed?.seat), POINTING);
    followUp();
  };

  /** Whatever else is asked first, by whomever, is answered by people. */
  const followUp = (): void => {
    const question = store.getState().questions.find((each) => each.seat === following?.seat);
    if (!following || !question || question.number === following.decision) return;
    const { decision, then } = following;
    following = null;
    const key = question.number === decision + 1 ? then(question) : null;
    if (key !== null) answer(question, key);
  };

  const answer = (question: Question, key: string): void => {
    const choice = { seat: question.seat, decision: question.number, key };
    store.setState({ choosing: choice });
    around.chose?.(choice.seat, choice.decision);
    send("choose", choice);
  };

  const rest = (): void => {
    clearTimeout(showing);
    showing = undefined;
    if (store.getState().fresh.size > 0) store.setState({ fresh: new Map() });
  };

  const lower = (seat: number | undefined): void =>
    store.setState(({ fingers }) => ({ fingers: fingers.filter((finger) => finger.seat !== seat) }));

  const refuse = (message: Refused): void => {
    following = null;
    store.setState({ choosing: null, stops: heardStops });
    around.refused?.(message.problem);
  };

  const line = new Connection(
    socketAddress(code),
    {
      face: () => face,
      seen: () => (heardEpoch === null ? null : { epoch: heardEpoch, since: heardNumber }),
      hear,
      state: (state: ConnectionState, problem) => {
        const now = store.getState();
        if (now.line !== state || problem) store.setState({ line: state, farewell: problem });
      },
    },
    around.makeSocket,
  );

  const send = <Kind extends Command["type"]>(type: Kind, fields: CommandFields<Kind>): void =>
    line.send({ type, id: stamp(), ...fields } as unknown as Command);

  /** A switch shows at once what one wants; what the server refuses is shown as it was. */
  const showStops = (seat: number, change: (stops: SeatStops) => SeatStops): void =>
    store.setState(({ stops }) => ({ stops: stops.map((each) => (each.seat === seat ? change(each) : each)) }));

  /** The seat one speaks for: the one looked through, where it is one's own. */
  const mine = (): number | null => {
    const { eyes, seats } = store.getState();
    return eyes !== null && seats.includes(eyes) ? eyes : (seats[0] ?? null);
  };
  const asSeat = (act: (seat: number) => void): void => {
    const seat = mine();
    if (seat !== null) act(seat);
  };

  const act: TableActions = {
    choose: (key, then) => {
      const { questions, eyes, choosing } = store.getState();
      const question = questions.find((each) => each.seat === eyes);
      if (!question || choosing) return;
      following = then ? { seat: question.seat, decision: question.number, then } : null;
      act.passAllHighlights();
      answer(question, key);
    },
    goBack: (back) => asSeat((seat) => send("undo", { seat, back, at: store.getState().choices })),
    vote: (agree) => {
      const { vote, seats } = store.getState();
      if (!vote) return;
      for (const seat of vote.asked.filter((each) => seats.includes(each)))
        send("vote", { seat, vote: vote.number, agree });
    },
    talk: (text) => asSeat((seat) => send("say", { seat, text })),
    point: (thing) => asSeat((seat) => send("point", { seat, thing })),
    setSeat: (seat, kind, agent) => send("set-seat", { seat, kind, ...(agent !== undefined && { agent }) }),
    block: (seat) => send("block", { seat }),
    unblock: () => send("unblock", {}),
    begin: () => send("begin", {}),
    setPace: (pace) => send("set-pace", { pace }),
    setStops: (seat, windows) => {
      const usual = store.getState().windows.filter(({ asks }) => asks);
      const wanted = windows ? [...windows] : usual.map(({ name }) => name);
      showStops(seat, (stops) => ({ ...stops, windows: wanted }));
      send("set-stops", { seat, windows: windows && [...windows] });
    },
    askOnce: (seat, once) => {
      showStops(seat, (stops) => ({ ...stops, once }));
      send("ask-once", { seat, once });
    },
    look: (eyes) => store.setState((state) => look(state, eyes)),
    takeScreen: () => store.setState(takeScreen),
    skip: () => {
      const waiting = inbox;
      inbox = [];
      rest();
      try {
        for (const next of waiting) show(next);
      } catch {
        line.restart();
      }
      rest();
    },
    passHighlight: () => store.setState(({ highlights }) => ({ highlights: passed(highlights) })),
    passAllHighlights: () => store.setState(({ highlights }) => ({ highlights: passedAll(highlights) })),
    turnTo: (other) => {
      if (other === face) return;
      face = other;
      inbox = [];
      rest();
      line.reconnect();
    },
    again: () => line.restart(),
    leave: () => {
      clearTimeout(showing);
      line.close();
    },
  };

  line.open();
  return { store, act };
}
