// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Thing } from "../../games/face";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import type { Message, Question } from "../../wire";
import { optionsByThing } from "../options";
import { option, question } from "../testing/questions";
import { ExplanationSheet } from "./explanation";
import { type AskWhyNot, useWhyNot, type Waiting } from "./why-not";

const texts: Record<string, string> = {
  web: "why-not = Why not: { $reason }\npoint-here = Point",
  kernel: "x = x",
  game: "too-dear = You are { $count } short.\nlater = It has to wait.",
};
const tooDear = { domain: "game", id: "too-dear", args: { count: 2 } };
const turn = question([option("play", { about: ["card:1"], also: ["card:2"] })], { number: 3, seat: 1 });
const nextTurn = { ...turn, number: 4 };
const beside = document.createElement("i");

let root: Root;
let library: Library;
const ask = vi.fn<AskWhyNot>();

interface HereProps {
  thing: Thing | null;
  asked: Question | null;
  waiting?: Waiting | null;
}

function Here({ thing, asked, waiting = null }: HereProps) {
  const whyNot = useWhyNot(thing, { question: asked, optionsAt: optionsByThing(asked) }, ask, waiting);
  const shown = thing && { thing, beside, stays: false, explanation: { title: thing, lines: ["A line."], rules: [] } };
  return (
    <ExplanationSheet shown={shown || null} whyNot={whyNot} onClose={vi.fn()} onEnter={vi.fn()} onLeave={vi.fn()} />
  );
}

async function explain(thing: Thing | null, asked: Question | null = turn, waiting: Waiting | null = null) {
  await act(async () =>
    root.render(
      <Speaking locale="en" library={library}>
        <Here thing={thing} asked={asked} waiting={waiting} />
      </Speaking>,
    ),
  );
  await act(async () => undefined);
  return document.querySelector("[role=dialog]")?.textContent ?? null;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  library = new Library(async (domain) => texts[domain] ?? "");
  ask.mockReset().mockResolvedValue(tooDear);
});
afterEach(() => act(() => root.unmount()));

it("says why a thing without options cannot be used, for the seat that is asked", async () => {
  expect(await explain("card:7")).toContain("Why not: You are 2 short.");
  expect(ask.mock.calls).toEqual([[1, "card:7"]]);
});

it("says it within the explanation, where it is heard when it comes", async () => {
  await explain("card:7");
  const line = [...document.querySelectorAll("[role=dialog] p")].find((each) =>
    each.textContent?.startsWith("Why not"),
  );
  expect(line?.closest("[aria-live=polite]")).not.toBeNull();
});

it("asks nothing about what can be chosen, nor where nothing is explained or asked", async () => {
  expect(await explain("card:1")).toContain("A line.");
  await explain("card:2");
  await explain(null);
  expect(await explain("card:7", null)).not.toContain("Why not");
  expect(ask).not.toHaveBeenCalled();
});

it("says whom one waits for while others decide, until others do", async () => {
  const deciding = [0];
  ask.mockResolvedValue({ domain: "game", id: "later" });
  expect(await explain("card:7", null, { seat: 1, deciding })).toContain("Why not: It has to wait.");
  await explain(null, null, { seat: 1, deciding });
  await explain("card:7", null, { seat: 1, deciding });
  expect(ask.mock.calls).toEqual([[1, "card:7"]]);
  await explain("card:7", null, { seat: 1, deciding: [2] });
  expect(ask).toHaveBeenCalledTimes(2);
});

it("says nothing where there is nothing to say, and asks no second time", async () => {
  ask.mockResolvedValue(null);
  expect(await explain("card:7")).not.toContain("Why not");
  await explain(null);
  await explain("card:7");
  expect(ask).toHaveBeenCalledTimes(1);
});

it("keeps what it heard until the next question", async () => {
  await explain("card:7");
  await explain("card:8");
  expect(await explain("card:7")).toContain("You are 2 short.");
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue({ domain: "game", id: "later" });
  expect(await explain("card:7", nextTurn)).toContain("Why not: It has to wait.");
  expect(ask).toHaveBeenCalledTimes(3);
});

it("does not say of one thing, or of one question, what was heard of another", async () => {
  const answers: ((reason: Message) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await explain("card:7");
  await explain("card:8");
  await act(async () => answers[0]?.(tooDear));
  expect(await explain("card:8")).not.toContain("Why not");
  await explain("card:8", nextTurn);
  await act(async () => answers[1]?.(tooDear));
  expect(await explain("card:8", nextTurn)).not.toContain("Why not");
});

it("stays silent where the server cannot be asked, and asks again the next time", async () => {
  ask.mockRejectedValueOnce(new Error("unreachable"));
  expect(await explain("card:7")).not.toContain("Why not");
  await explain(null);
  expect(await explain("card:7")).toContain("You are 2 short.");
});
