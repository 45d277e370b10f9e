/** What the client knows about a table, and how what the server says changes it. Pure: no timers, no sockets. */
import type { FaceKind } from "../games/kit";
import { Astray, patch } from "../net/patch";
import type { ConnectionState } from "../net/socket";
import type {
  ChatLine,
  Chosen,
  Happening,
  Problem,
  Question,
  SeatChange,
  SeatStops,
  SeatView,
  TableInfo,
  UndoOffer,
  Update,
  Vote,
  Welcome,
  WindowInfo,
} from "../wire";
import { isBot, isCovered, sideAt } from "./hand-over/screen";
import { type HighlightQueue, joined, nothingToShow, passedAll } from "./highlights/queue";
import { inListOrder } from "./options";

/** Whose picture: a seat's, or everybody's. */
export type Eyes = number | null;

export interface Picture {
  view: unknown;
  log: readonly Happening[];
}

/** Somebody points at a thing; `key` tells two points at the same thing apart. */
export interface Finger {
  key: number;
  seat: number;
  thing: string;
}

export interface TableState {
  line: ConnectionState;
  /** Why the server does not want us back. */
  farewell: Problem | null;
  /** Whether a welcome has been heard: before it nothing else here means anything. */
  welcomed: boolean;
  seats: readonly number[];
  host: boolean;
  table: TableInfo | null;
  /** Which face the pictures are for. */
  face: FaceKind;
  pictures: ReadonlyMap<Eyes, Picture>;
  questions: readonly Question[];
  /** How many choices have been made. */
  choices: number;
  waiting: readonly number[];
  undo: readonly UndoOffer[];
  vote: Vote | null;
  said: readonly ChatLine[];
  mayTalk: readonly number[];
  /** The occasions of the game on which one may do something or pass. */
  windows: readonly WindowInfo[];
  /** In which of them one's seats are asked. */
  stops: readonly SeatStops[];
  /** How often one's seats passed by themselves since their last decision. */
  passed: ReadonlyMap<number, number>;
  /** Which of the pictures is looked at. */
  eyes: Eyes;
  /** The side whose people are at the screen, where it is shared by several; null while it changes hands. */
  atScreen: string | null;
  /** What happened with the last update, by picture, while it is being shown. */
  fresh: ReadonlyMap<Eyes, readonly Happening[]>;
  /** What is shown large until it has been seen, also when the next question has come. */
  highlights: HighlightQueue;
  /** How many updates wait until the present one has been seen. */
  behind: number;
  /** The choice under way: decision number and key. */
  choosing: { seat: number; decision: number; key: string } | null;
  fingers: readonly Finger[];
  /** How many choices were taken back just now; told once. */
  takenBack: { choices: number; key: number } | null;
}

export const nothingYet: TableState = {
  line: "connecting",
  farewell: null,
  welcomed: false,
  seats: [],
  host: false,
  table: null,
  face: "board",
  pictures: new Map(),
  questions: [],
  choices: 0,
  waiting: [],
  undo: [],
  vote: null,
  said: [],
  mayTalk: [],
  windows: [],
  stops: [],
  passed: new Map(),
  eyes: null,
  atScreen: null,
  fresh: new Map(),
  highlights: nothingToShow,
  behind: 0,
  choosing: null,
  fingers: [],
  takenBack: null,
};

export function welcome(state: TableState, heard: Welcome): TableState {
  const pictures = new Map(heard.views.map((each: SeatView) => [each.seat, { view: each.view, log: each.log }]));
  return lookWell({
    ...state,
    welcomed: true,
    farewell: null,
    seats: heard.seats,
    host: heard.host,
    table: heard.table,
    pictures,
    questions: heard.questions.map(inListOrder),
    choices: heard.choices,
    waiting: heard.waiting,
    undo: heard.undo,
    vote: heard.vote,
    said: heard.said,
    mayTalk: heard.may_talk,
    windows: heard.windows,
    stops: heard.stops,
    passed: new Map(),
    fresh: new Map(),
    highlights: passedAll(state.highlights),
    choosing: null,
  });
}

/** Throws `Astray` where the update does not fit the picture. */
export function update(state: TableState, heard: Update): TableState {
  const pictures = new Map(state.pictures);
  const fresh = new Map<Eyes, readonly Happening[]>();
  for (const change of heard.views ?? []) {
    pictures.set(change.seat, repaint(pictures.get(change.seat), change));
    if (change.log.length > 0 && !heard.taken_back) fresh.set(change.seat, change.log);
  }
  const questions = heard.questions?.map(inListOrder) ?? state.questions;
  const now = lookWell({
    ...state,
    pictures,
    fresh,
    questions,
    choices: heard.choices ?? state.choices,
    table: heard.table ?? state.table,
    waiting: heard.waiting ?? state.waiting,
    undo: heard.undo ?? state.undo,
    mayTalk: heard.may_talk ?? state.mayTalk,
    passed: heard.taken_back ? new Map() : counted(state.passed, heard.chosen),
    vote: heard.vote_over ? null : (heard.vote ?? state.vote),
    said: heard.said?.length ? [...state.said, ...heard.said] : state.said,
    choosing: heard.questions ? null : state.choosing,
    fingers: heard.pointed ? pointed(state.fingers, heard.pointed) : state.fingers,
    takenBack: heard.taken_back ? { choices: heard.taken_back, key: heard.number } : state.takenBack,
    highlights: heard.taken_back ? passedAll(state.highlights) : state.highlights,
  });
  return { ...now, highlights: joined(now.highlights, fresh.get(now.eyes) ?? []) };
}

function repaint(picture: Picture | undefined, change: SeatChange): Picture {
  if (!picture && change.changes.every(({ path }) => path.length > 0)) throw new Astray(String(change.seat));
  const old = picture ?? { view: null, log: [] };
  return {
    view: patch(old.view, change.changes),
    log:
      change.log.length === 0 && change.keep === old.log.length
        ? old.log
        : [...old.log.slice(0, change.keep), ...change.log],
  };
}

/** The stops of one's seats, some of them changed. */
export function changed(stops: readonly SeatStops[], heard: readonly SeatStops[] = []): readonly SeatStops[] {
  return heard.length === 0 ? stops : stops.map((mine) => heard.find(({ seat }) => seat === mine.seat) ?? mine);
}

function counted(passed: ReadonlyMap<number, number>, chosen: readonly Chosen[] = []): ReadonlyMap<number, number> {
  if (chosen.length === 0) return passed;
  const now = new Map(passed);
  for (const { seat, passed: by } of chosen) now.set(seat, by ? (now.get(seat) ?? 0) + 1 : 0);
  return now;
}

/** A finger takes the place of the one the same seat held up before. */
function pointed(fingers: readonly Finger[], finger: { seat: number; thing: string }): Finger[] {
  const key = Math.max(0, ...fingers.map((each) => each.key)) + 1;
  return [...fingers.filter((each) => each.seat !== finger.seat), { ...finger, key }];
}

const lookWell = (state: TableState): TableState => look(state, bestEyes(state));

/** The seat that decides itself; where none of one's seats does, the one one looked through. */
function bestEyes({ eyes, seats, questions, pictures, table }: TableState): Eyes {
  const deciding = questions.map((question) => question.seat).filter((seat) => !isBot({ table }, seat));
  if (eyes !== null && deciding.includes(eyes)) return eyes;
  const [decides] = deciding;
  if (decides !== undefined && pictures.has(decides)) return decides;
  if (pictures.has(eyes) && (eyes !== null || seats.length === 0)) return eyes;
  return seats.find((seat) => pictures.has(seat)) ?? null;
}

/** Through whose eyes one looks; where these are of another side than who is at the screen, it changes hands first. */
export function look(state: TableState, eyes: Eyes): TableState {
  const next = { ...state, eyes };
  if (!isCovered(next)) return next;
  const highlights = sideAt(state, state.eyes) === sideAt(next, eyes) ? state.highlights : passedAll(state.highlights);
  return { ...next, atScreen: null, highlights };
}

/** Whoever the screen was passed to is at it. */
export const takeScreen = (state: TableState): TableState => ({ ...state, atScreen: sideAt(state, state.eyes) });

export const questionOf = (state: TableState, eyes: Eyes): Question | null =>
  state.questions.find((question) => question.seat === eyes) ?? null;
