import { describe, expect, it } from "vitest";
import type { Happening, Message, ReplayFrame } from "../../wire";
import { pulses, Recording, toldRounds } from "./frames";

function say(id: string): Message {
  return { domain: "final-hour", id, args: {} };
}

function told(id: string, after: number, tone: Happening["tone"] = "plain", quiet = false): Happening {
  return { say: say(id), quiet, after, touches: [], tone, icon: "log", highlight: null, event: { event: id } };
}

function frame(round: number, changes: ReplayFrame["changes"], log: Happening[] = []): ReplayFrame {
  return { seat: 0, chose: say("option"), prompt: say("prompt"), changes, log, round };
}

const RECORDING = () =>
  new Recording([
    frame(0, [{ path: [], value: { round: 0, places: [{ clue: true }, { clue: true }] } }]),
    frame(1, [{ path: ["round"], value: 1 }], [told("round-began", 1)]),
    frame(1, [{ path: ["places", 1, "clue"], value: false }], [told("clue-found", 2, "good")]),
    frame(
      2,
      [{ path: ["round"], value: 2 }],
      [told("round-began", 3), told("gate-revealed", 3, "uncanny"), told("spawned", 3, "bad", true)],
    ),
  ]);

describe("the moments of a replay", () => {
  it("are made by applying what changed", () => {
    const recording = RECORDING();
    expect(recording.view(0)).toEqual({ round: 0, places: [{ clue: true }, { clue: true }] });
    expect(recording.view(3)).toEqual({ round: 2, places: [{ clue: true }, { clue: false }] });
  });

  it("are made once and share what stayed", () => {
    const recording = RECORDING();
    const last = recording.view(3) as { places: object[] };
    expect(recording.view(3)).toBe(last);
    expect((recording.view(1) as { places: object[] }).places[0]).toBe(last.places[0]);
    expect(recording.view(1)).toEqual({ round: 1, places: [{ clue: true }, { clue: true }] });
  });

  it("stay within the game", () => {
    const recording = RECORDING();
    expect([-3, 2.7, 99, Number.NaN].map((at) => recording.within(at))).toEqual([0, 2, 3, 0]);
  });

  it("remember what happened so far and where rounds begin", () => {
    const recording = RECORDING();
    expect(recording.log(2).map((each) => each.say.id)).toEqual(["round-began", "clue-found"]);
    expect(recording.rounds()).toEqual([
      { round: 1, counted: 1, at: 1 },
      { round: 2, counted: 2, at: 3 },
    ]);
  });

  it("count the rounds on where a later scenario begins with its first again", () => {
    const recording = new Recording([0, 1, 2, 2, 0, 1, 0, 1, 3].map((round) => frame(round, [])));
    expect(recording.rounds()).toEqual([
      { round: 1, counted: 1, at: 1 },
      { round: 2, counted: 2, at: 2 },
      { round: 1, counted: 3, at: 5 },
      { round: 1, counted: 4, at: 7 },
      { round: 3, counted: 6, at: 8 },
    ]);
    expect(toldRounds(recording, [{ round: 3, lines: [say("begins")] }])).toEqual([
      { round: 1, counted: 3, at: 5, lines: [say("begins")] },
    ]);
  });

  it("know what each round brought", () => {
    const story = [
      { round: 1, lines: [] },
      { round: 2, lines: [say("gate-revealed"), say("darkness")] },
    ];
    expect(toldRounds(RECORDING(), story)).toEqual([
      { round: 2, counted: 2, at: 3, lines: [say("gate-revealed"), say("darkness")] },
    ]);
  });

  it("beat louder where more happened that is worth a line", () => {
    expect(pulses(RECORDING())).toEqual([
      { good: 0, bad: 0, uncanny: 0 },
      { good: 0, bad: 0, uncanny: 0 },
      { good: 1, bad: 0, uncanny: 0 },
      { good: 0, bad: 0, uncanny: 1 },
    ]);
  });
});
