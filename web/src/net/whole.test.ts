import { expect, it } from "vitest";
import type { Replay } from "../wire";
import type { FromServer } from "./socket";
import { wholeMessage, wholeReplay } from "./whole";

const say = { domain: "game", id: "event-moved" };
const option = { key: "move:7", say, verb: "move", about: ["location:7"] };
const question = { seat: 0, number: 3, prompt: say, options: [option, { key: "stay", say, role: "done" }] };
const moved = { say, after: 2, event: { event: "moved" } };
const turned = { quiet: true, tone: "bad", icon: "symbol-star", touches: ["deck:cup"] };
const drawn = { ...moved, ...turned, highlight: { kind: "card", title: say } };

const wholeOptions = [
  { ...option, apart: [], word: "", role: null, amount: 0, also: [], costs: [], chances: {} },
  {
    key: "stay",
    say,
    apart: [],
    verb: "",
    about: [],
    word: "",
    role: "done",
    amount: 0,
    also: [],
    costs: [],
    chances: {},
  },
];
const wholeQuestion = {
  ...question,
  options: wholeOptions,
  rule: null,
  cause: null,
  window: null,
  together: [],
  hint: null,
};
const wholeLog = [
  { ...moved, quiet: false, touches: [], tone: "plain", icon: "event-moved", highlight: null },
  { ...drawn, highlight: { kind: "card", title: say, text: null, covered_by: "" } },
];

it.each(["welcome", "update"])("puts into a %s what is as usual", (type) => {
  const change = { seat: 0, changes: [], keep: 0, log: [moved, drawn] };
  const undo = [
    { back: "step", to: 1, free: true },
    { back: "round", to: 0, allowed: false },
  ];
  const sent = { type, number: 4, views: [change], questions: [question], undo };
  expect(wholeMessage(sent as unknown as FromServer)).toEqual({
    ...sent,
    views: [{ ...change, log: wholeLog }],
    questions: [{ ...wholeQuestion, kind: "pick", topic: "", amount: 0 }],
    undo: [
      { back: "step", to: 1, free: true, allowed: true },
      { back: "round", to: 0, free: false, allowed: false },
    ],
  });
});

it("leaves absent what an update does not change", () => {
  const update = { type: "update", number: 5 } as const;
  expect(Object.keys(wholeMessage(update))).toEqual(Object.keys(update));
});

it("makes the log of a replay whole", () => {
  const frames = [{ round: 1, log: [moved, drawn] }];
  expect(wholeReplay({ frames } as unknown as Replay).frames).toEqual([{ round: 1, log: wholeLog }]);
});
