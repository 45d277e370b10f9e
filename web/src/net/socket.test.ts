// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { Connection, type ConnectionListener, type ConnectionState, type FromServer, stamp } from "./socket";

let line: Connection;
let states: ConnectionState[];
let heard: FromServer[];
let fits: boolean;
let seen: ReturnType<ConnectionListener["seen"]>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  heard = [];
  fits = true;
  seen = null;
  const ears: ConnectionListener = {
    face: () => "board",
    seen: () => seen,
    hear: (message) => {
      heard.push(message);
      return fits;
    },
    state: (state) => states.at(-1) !== state && states.push(state),
  };
  line = new Connection("ws://table", ears, FakeSocket.make, () => 1);
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const point = (id: string) => ({ type: "point" as const, id, seat: 0, thing: "location:7" });

describe("the line", () => {
  it("greets with the protocol, and after a break with where it was", () => {
    FakeSocket.last.accept().say({ type: "still-here" });
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", protocol: 2 });
    seen = { epoch: "night", since: 12 };
    FakeSocket.last.cut();
    vi.advanceTimersByTime(500);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", protocol: 2, epoch: "night", since: 12 });
  });

  it("is open once something is heard, and lost when it breaks", () => {
    FakeSocket.last.accept();
    expect(states).toEqual(["connecting"]);
    FakeSocket.last.say({ type: "still-here" });
    FakeSocket.last.cut();
    expect(states).toEqual(["connecting", "open", "lost"]);
  });

  it("waits longer after every failure, up to a limit", () => {
    for (const pause of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const tries = FakeSocket.made.length;
      FakeSocket.last.cut();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(tries + 1);
    }
  });

  it("spreads its returns, so that not everybody comes back at once", () => {
    line.close();
    const early = new Connection(
      "ws://table",
      { face: () => "board", seen: () => null, hear: () => true, state: () => undefined },
      FakeSocket.make,
      () => 0,
    );
    early.open();
    FakeSocket.last.cut();
    const tries = FakeSocket.made.length;
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(tries + 1);
    early.close();
  });

  it("comes back at once when the network or the person is back", () => {
    FakeSocket.last.cut();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.cut();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("gives a sign of life every twenty seconds and takes long silence for a break", () => {
    FakeSocket.last.accept().say({ type: "still-here" });
    const before = FakeSocket.last.of("still-there").length;
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.of("still-there")).toHaveLength(before + 1);
    vi.advanceTimersByTime(40_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("sends what was not answered again, with the same id, and nothing twice that was", () => {
    FakeSocket.last.accept().say({ type: "still-here" });
    line.send(point("answered-1"));
    line.send(point("unanswered"));
    FakeSocket.last.say({ type: "done", id: "answered-1" });
    FakeSocket.last.cut();
    line.send(point("meanwhile"));
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("point").map((each) => each.id)).toEqual(["unanswered", "meanwhile"]);
  });

  it("does not send again what was refused", () => {
    FakeSocket.last.accept();
    line.send(point("too-late"));
    const problem = { code: "stale", say: { domain: "server", id: "stale" } };
    FakeSocket.last.say({ type: "refused", id: "too-late", problem });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.accept().of("point")).toEqual([]);
  });

  it("asks for everything when what it heard does not fit", () => {
    FakeSocket.last.accept().say({ type: "still-here" });
    seen = { epoch: "night", since: 3 };
    fits = false;
    FakeSocket.last.say({ type: "update", number: 9 });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.accept().sent[0]).toEqual({ type: "hello", protocol: 2 });
  });

  it("stays away when the server says so, and comes back when it may", () => {
    const problem = { code: "restart", say: { domain: "server", id: "restart" } };
    FakeSocket.last.accept().say({ type: "bye", problem, again: true });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.accept().say({ type: "bye", problem, again: false });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(states.at(-1)).toBe("over");
  });
});

it("makes stamps that differ and are long enough", () => {
  expect(stamp()).not.toBe(stamp());
  expect(stamp().length).toBeGreaterThanOrEqual(8);
});
