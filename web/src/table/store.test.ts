// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../net/fake-socket";
import type { Happening, Problem, Question, Side, Update, Welcome } from "../wire";
import { type Place, sitDown } from "./store";
import { highlighted } from "./testing/happenings";
import { question as asking, option } from "./testing/questions";

const words = (id: string) => ({ domain: "game", id });
const question = (seat: number, number: number): Question =>
  asking([option("go:1", { key: "go:1" }), option("go:2", { key: "go:2" })], { seat, number });
const happened = (after: number, quiet = false): Happening => ({
  say: words(`event-${after}`),
  quiet,
  after,
  touches: [],
  tone: "plain",
  icon: "log",
  highlight: null,
  event: {},
});
const greeting = (change: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  protocol: 2,
  epoch: "night",
  number: 4,
  seats: [0, 1],
  host: true,
  choices: 7,
  table: { code: "K7MQ2X", seats: [], sides: [] as Side[] } as unknown as Welcome["table"],
  views: [
    { seat: 0, view: { round: 1, places: [{ clue: true }] }, log: [happened(1)] },
    { seat: 1, view: { round: 1, places: [{ clue: true }] }, log: [happened(1)] },
  ],
  questions: [question(0, 7)],
  waiting: [0],
  undo: [],
  vote: null,
  said: [],
  may_talk: [],
  windows: [
    { name: "dusk", about: words("dusk"), asks: true },
    { name: "night", about: words("night"), asks: false },
  ],
  stops: [
    { seat: 0, windows: ["dusk"], once: false },
    { seat: 1, windows: ["dusk"], once: false },
  ],
  ...change,
});
const loud = (number: number, change: Partial<Update> = {}): Update => ({
  type: "update",
  number,
  views: [{ seat: 0, changes: [{ path: ["round"], value: number }], keep: number - 4, log: [happened(number)] }],
  ...change,
});
const quiet = (number: number, change: Partial<Update> = {}): Update => ({ type: "update", number, ...change });

let place: Place;
let refusals: Problem[];
let slowness: number;
const state = () => place.store.getState();
const view = () => state().pictures.get(0)?.view as { round: number; places: unknown } | undefined;
const round = () => view()?.round;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  refusals = [];
  slowness = 1;
  place = sitDown("K7MQ2X", {
    makeSocket: FakeSocket.make,
    refused: (problem) => refusals.push(problem),
    slowness: () => slowness,
  });
  FakeSocket.last.accept().say(greeting());
});
afterEach(() => {
  place.act.leave();
  vi.useRealTimers();
});

describe("what the server says", () => {
  it("is shown as it is told", () => {
    expect(state()).toMatchObject({ welcomed: true, line: "open", eyes: 0, host: true });
    FakeSocket.last.say(loud(5, { questions: [], waiting: [1] }));
    expect(round()).toBe(5);
    expect(state()).toMatchObject({ questions: [], waiting: [1] });
    expect(state().pictures.get(0)?.log).toHaveLength(2);
  });

  it("leaves alone what did not change", () => {
    const before = view()?.places;
    const other = state().pictures.get(1);
    FakeSocket.last.say(loud(5));
    expect(view()?.places).toBe(before);
    expect(state().pictures.get(1)).toBe(other);
  });

  it("cuts the log where something was taken back, and tells so", () => {
    const change = { seat: 0, changes: [], keep: 0, log: [] };
    FakeSocket.last.say(quiet(5, { views: [change], taken_back: 2 }));
    expect(state().pictures.get(0)?.log).toEqual([]);
    expect(state().takenBack).toMatchObject({ choices: 2 });
    expect(state().fresh.size).toBe(0);
  });

  it("is asked for anew after a gap", () => {
    FakeSocket.last.say(quiet(6));
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.accept().sent[0]).toEqual({ type: "hello", protocol: 2 });
  });

  it("is asked for anew where a change does not fit", () => {
    const change = { seat: 0, changes: [{ path: ["absent", "x"], value: 1 }], keep: 1, log: [] };
    FakeSocket.last.say(quiet(5, { views: [change] }));
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.accept().sent[0]).toEqual({ type: "hello", protocol: 2 });
  });

  it("is asked for anew, at once and for the new face, where one turns to another", () => {
    expect(state().face).toBe("board");
    place.act.turnTo("board");
    expect(FakeSocket.made).toHaveLength(1);
    place.act.turnTo("plain");
    expect(FakeSocket.last.accept().sent[0]).toEqual({ type: "hello", protocol: 2, face: "plain" });
    expect(state().face).toBe("board");
    FakeSocket.last.say(greeting({ epoch: "plain night" }));
    expect(state().face).toBe("plain");
    FakeSocket.last.cut();
    vi.advanceTimersByTime(500);
    const back = { type: "hello", protocol: 2, face: "plain", epoch: "plain night", since: 4 };
    expect(FakeSocket.last.accept().sent[0]).toEqual(back);
  });

  it("is not applied twice when the suffix after a break repeats something", () => {
    FakeSocket.last.say(quiet(5, { waiting: [1] }));
    FakeSocket.last.say(quiet(5, { waiting: [0] }));
    expect(state().waiting).toEqual([1]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("goes on from the last number after a break", () => {
    FakeSocket.last.say(quiet(5));
    FakeSocket.last.cut();
    expect(state().line).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ epoch: "night", since: 5 });
  });
});

describe("what happens is shown one after the other", () => {
  it("with a moment for each, and at rest afterwards", () => {
    FakeSocket.last.say(loud(5), loud(6));
    expect(round()).toBe(5);
    expect(state()).toMatchObject({ behind: 1 });
    expect(state().fresh.get(0)).toEqual([happened(5)]);
    vi.advanceTimersByTime(1000);
    expect(round()).toBe(6);
    vi.advanceTimersByTime(2000);
    expect(state().fresh.size).toBe(0);
  });

  it("at once when one skips ahead", () => {
    FakeSocket.last.say(loud(5), loud(6), loud(7));
    place.act.skip();
    expect(round()).toBe(7);
    expect(state()).toMatchObject({ behind: 0 });
    expect(state().fresh.size).toBe(0);
  });

  it("at once where no movement is wanted", () => {
    slowness = 0;
    FakeSocket.last.say(loud(5), loud(6));
    expect(round()).toBe(6);
    expect(state().fresh.size).toBe(0);
  });

  it("without pauses for what nobody sees happen", () => {
    FakeSocket.last.say(quiet(5), quiet(6, { waiting: [1] }));
    expect(state().waiting).toEqual([1]);
  });

  it("without pauses for one who was away long", () => {
    FakeSocket.last.say(...Array.from({ length: 30 }, (_, index) => loud(5 + index)));
    vi.advanceTimersByTime(12_000);
    expect(round()).toBe(34);
  });
});

describe("what one decides", () => {
  it("is sent once with the number of the decision, and not shown before the server did it", () => {
    place.act.choose("go:2");
    place.act.choose("go:1");
    expect(FakeSocket.last.of("choose")).toMatchObject([{ seat: 0, decision: 7, key: "go:2" }]);
    expect(state().questions).toHaveLength(1);
    expect(state().choosing).toEqual({ seat: 0, decision: 7, key: "go:2" });
    FakeSocket.last.say(quiet(5, { questions: [] }));
    expect(state().choosing).toBeNull();
  });

  it("is sent again with the same id after a break", () => {
    place.act.choose("go:1");
    const [first] = FakeSocket.last.of("choose");
    FakeSocket.last.cut();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.accept().of("choose")).toEqual([first]);
  });

  it("can be decided anew when the server refused it, and the refusal is told", () => {
    place.act.choose("go:1");
    const problem = { code: "stale", say: words("stale") };
    FakeSocket.last.say({ type: "refused", id: FakeSocket.last.of("choose")[0]?.id ?? "", problem });
    expect(refusals).toEqual([problem]);
    place.act.choose("go:2");
    expect(FakeSocket.last.of("choose")).toHaveLength(2);
  });

  it("may have answered the question that comes directly after it", () => {
    const then = vi.fn(() => "go:1");
    place.act.choose("go:2", then);
    FakeSocket.last.say(quiet(5, { said: [] }));
    expect(then).not.toHaveBeenCalled();
    FakeSocket.last.say(quiet(6, { questions: [question(0, 8)] }));
    expect(then).toHaveBeenCalledExactlyOnceWith(question(0, 8));
    expect(FakeSocket.last.of("choose")).toMatchObject([
      { seat: 0, decision: 7, key: "go:2" },
      { seat: 0, decision: 8, key: "go:1" },
    ]);
    expect(state().choosing).toEqual({ seat: 0, decision: 8, key: "go:1" });
    FakeSocket.last.say(quiet(7, { questions: [question(0, 9)] }));
    expect(then).toHaveBeenCalledOnce();
    expect(state().choosing).toBeNull();
  });

  it("leaves the next question open where that is another one", () => {
    place.act.choose("go:2", () => null);
    FakeSocket.last.say(quiet(5, { questions: [question(0, 8)] }));
    expect(FakeSocket.last.of("choose")).toHaveLength(1);
    expect(state().choosing).toBeNull();
  });

  it.each([
    ["when somebody else was asked first", [question(1, 8)], [question(0, 9)]],
    ["when something else was answered first", [], [question(0, 9)]],
  ])("answers nothing by itself %s", (_, first, second) => {
    const then = vi.fn(() => "go:1");
    place.act.choose("go:2", then);
    FakeSocket.last.say(quiet(5, { questions: first }), quiet(6, { questions: second }));
    expect(then).not.toHaveBeenCalled();
    FakeSocket.last.say(quiet(7, { questions: [question(0, 8)] }));
    expect(then).not.toHaveBeenCalled();
    expect(FakeSocket.last.of("choose")).toHaveLength(1);
  });

  it("answers nothing by itself after it was refused, or after a new welcome", () => {
    const then = vi.fn(() => "go:1");
    place.act.choose("go:2", then);
    const problem = { code: "stale", say: words("stale") };
    FakeSocket.last.say({ type: "refused", id: FakeSocket.last.of("choose")[0]?.id ?? "", problem });
    FakeSocket.last.say(quiet(5, { questions: [question(0, 8)] }));
    place.act.choose("go:2", then);
    FakeSocket.last.say(greeting({ questions: [question(0, 9)] }));
    FakeSocket.last.say(quiet(5));
    expect(then).not.toHaveBeenCalled();
  });

  it("goes back from where the game stands", () => {
    place.act.goBack("action");
    FakeSocket.last.say(quiet(5, { choices: 8 }));
    place.act.goBack("step");
    expect(FakeSocket.last.of("undo")).toMatchObject([
      { seat: 0, back: "action", at: 7 },
      { seat: 0, back: "step", at: 8 },
    ]);
  });

  it("answers a vote for every seat that is asked", () => {
    const vote = { number: 3, by: 2, back: "step" as const, to: 5, asked: [0, 1], agreed: [] };
    FakeSocket.last.say(quiet(5, { vote }));
    place.act.vote(true);
    expect(FakeSocket.last.of("vote").map((each) => [each.seat, each.vote, each.agree])).toEqual([
      [0, 3, true],
      [1, 3, true],
    ]);
    FakeSocket.last.say(quiet(6, { vote_over: true }));
    expect(state().vote).toBeNull();
  });
});

describe("where one is asked", () => {
  const stops = () => state().stops.map(({ windows, once }) => [windows, once]);

  it("is shown at once and sent whole", () => {
    place.act.setStops(0, ["dusk", "night"]);
    place.act.askOnce(1, true);
    expect(stops()).toEqual([
      [["dusk", "night"], false],
      [["dusk"], true],
    ]);
    expect(FakeSocket.last.of("set-stops")).toMatchObject([{ seat: 0, windows: ["dusk", "night"] }]);
    expect(FakeSocket.last.of("ask-once")).toMatchObject([{ seat: 1, once: true }]);
    place.act.setStops(0, null);
    expect(stops()[0]).toEqual([["dusk"], false]);
    expect(FakeSocket.last.of("set-stops")[1]).toMatchObject({ seat: 0, windows: null });
  });

  it("is what the server says, and does not wait for the story", () => {
    FakeSocket.last.say(loud(5), loud(6, { stops: [{ seat: 1, windows: [], once: true }] }));
    expect(state().behind).toBe(1);
    expect(stops()).toEqual([
      [["dusk"], false],
      [[], true],
    ]);
  });

  it("is as before where the server refused it", () => {
    FakeSocket.last.say(quiet(5, { stops: [{ seat: 0, windows: ["night"], once: false }] }));
    place.act.setStops(0, []);
    const id = FakeSocket.last.of("set-stops")[0]?.id ?? "";
    FakeSocket.last.say({ type: "refused", id, problem: { code: "storage", say: words("storage") } });
    expect(stops()[0]).toEqual([["night"], false]);
    expect(refusals).toHaveLength(1);
  });

  it("counts how often one passed without being asked since the last decision", () => {
    const passed = { seat: 0, bot: false, passed: true };
    const chose = { seat: 0, bot: false, passed: false };
    FakeSocket.last.say(quiet(5, { chosen: [chose, passed, passed] }), quiet(6, { chosen: [passed] }), quiet(7));
    expect(state().passed.get(0)).toBe(3);
    FakeSocket.last.say(quiet(8, { chosen: [chose] }));
    expect(state().passed.get(0)).toBe(0);
    FakeSocket.last.say(quiet(9, { chosen: [passed] }), quiet(10, { taken_back: 1 }));
    expect(state().passed.size).toBe(0);
  });
});

describe("who holds several seats", () => {
  it("looks through the one that decides", () => {
    FakeSocket.last.say(quiet(5, { questions: [question(1, 8)] }));
    expect(state().eyes).toBe(1);
  });

  it("stays with the seat one chose to look through while nobody of one's own decides", () => {
    place.act.look(1);
    FakeSocket.last.say(quiet(5, { questions: [] }));
    expect(state().eyes).toBe(1);
  });

  it("sees everybody's picture as a spectator", () => {
    FakeSocket.last.say(greeting({ seats: [], views: [{ seat: null, view: {}, log: [] }], questions: [] }));
    expect(state().eyes).toBeNull();
  });
});

it("lowers a finger after a while", () => {
  FakeSocket.last.say(quiet(5, { pointed: { seat: 2, thing: "location:7" } }));
  expect(state().fingers).toMatchObject([{ seat: 2, thing: "location:7" }]);
  vi.advanceTimersByTime(4000);
  expect(state().fingers).toEqual([]);
});

describe("highlights", () => {
  const shows = (number: number, tags: string[], change: Partial<Update> = {}): Update => {
    const log = tags.map((tag) => highlighted("card", tag));
    return quiet(number, { views: [{ seat: 0, changes: [], keep: 1, log }], ...change });
  };
  const waiting = () => state().highlights.waiting.map(({ event }) => (event as { event: string }).event);

  it("wait in order although the next question has come, and nothing waits for them", () => {
    slowness = 0;
    FakeSocket.last.say(shows(5, ["one", "two"], { questions: [question(0, 8)] }));
    FakeSocket.last.say(shows(6, ["three"], { questions: [question(0, 9)] }));
    expect(state().questions[0]?.number).toBe(9);
    expect(waiting()).toEqual(["one", "two", "three"]);
    place.act.passHighlight();
    expect(waiting()).toEqual(["two", "three"]);
  });

  it("are those of the seat one looks through", () => {
    slowness = 0;
    const [mine, other] = [0, 1].map((seat) => ({ seat, changes: [], keep: 1, log: [highlighted("card", `${seat}`)] }));
    FakeSocket.last.say(quiet(5, { views: [mine!, other!] }));
    expect(waiting()).toEqual(["0"]);
  });

  it("are skipped by answering", () => {
    slowness = 0;
    FakeSocket.last.say(shows(5, ["one", "two"], { questions: [question(0, 8)] }));
    place.act.choose("go:1");
    expect(waiting()).toEqual([]);
    FakeSocket.last.say(shows(6, ["three"], { questions: [] }));
    expect(waiting()).toEqual(["three"]);
  });

  it("stay where a question is answered by what was chosen before", () => {
    slowness = 0;
    place.act.choose("go:1", () => "go:2");
    FakeSocket.last.say(shows(5, ["one"], { questions: [question(0, 8)] }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "choose", decision: 8, key: "go:2" });
    expect(waiting()).toEqual(["one"]);
  });

  it("go when their choice is taken back, and when one comes back to the table", () => {
    slowness = 0;
    FakeSocket.last.say(shows(5, ["one", "two"]));
    FakeSocket.last.say(shows(6, ["told before"], { taken_back: 1 }));
    expect(waiting()).toEqual([]);
    FakeSocket.last.say(shows(7, ["three"]));
    FakeSocket.last.say(greeting({ epoch: "morning" }));
    expect(waiting()).toEqual([]);
  });
});
