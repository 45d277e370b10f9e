// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Face, Scene } from "../../games/face";
import { Library } from "../../text/library";
import { makeSay } from "../../text/say";
import { Speaking } from "../../text/speech";
import type { NotNowInfo, NotNowList, Question } from "../../wire";
import { option, question } from "../testing/questions";
import { type AskNotNow, NotNow, useNotNow } from "./not-now";

const texts: Record<string, string> = {
  web: "not-now = Not possible now: { $count }",
  kernel: "x = x",
  game: "fight = Fight\nevade = Evade\nmachete = Machete\nnobody = There is no enemy.\ntoo-dear = You are short of money.",
};
const message = (id: string) => ({ domain: "game", id });
const entry = (id: string, reason: string, about: string[] = []): NotNowInfo => ({
  say: message(id),
  reason: message(reason),
  verb: id,
  about,
});
const entries = [entry("fight", "nobody"), entry("machete", "too-dear", ["card:7"]), entry("evade", "nobody")];
const turn = question([option("draw")], { number: 3, seat: 1, kind: "act" });
const light = vi.fn();
const ask = vi.fn<AskNotNow>();
const face = { verbs: { fight: "danger" } } as unknown as Face;

let root: Root;
let library: Library;

function Here({ asked }: { asked: Question }) {
  const scene = { say: makeSay("en", texts), light } as unknown as Scene<unknown, unknown>;
  return <NotNow face={face} scene={scene} entries={useNotNow(asked, ask)} />;
}

async function show(asked: Question, wait = 1000) {
  await act(async () =>
    root.render(
      <Speaking locale="en" library={library}>
        <Here asked={asked} />
      </Speaking>,
    ),
  );
  await act(async () => vi.advanceTimersByTimeAsync(wait));
}

const reasons = () => [...document.querySelectorAll("details > ul > li")].map((each) => each.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  library = new Library(async (domain) => texts[domain] ?? "");
  ask.mockReset().mockImplementation(async () => ({ number: 3, entries }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it("names what is not possible with its reason, and a reason once", async () => {
  await show(turn);
  expect(reasons()).toEqual(["FightEvadeThere is no enemy.", "MacheteYou are short of money."]);
  expect(document.querySelector("summary")?.textContent).toBe("Not possible now: 3");
  expect(document.querySelector("details")?.open).toBe(true);
});

it("is asked for once for a question, by the seat that is asked", async () => {
  await show(turn);
  await show(turn);
  expect(ask.mock.calls).toEqual([[1]]);
});

it("is not asked for where somebody answers at once, nor in a window", async () => {
  await show(turn, 100);
  await show({ ...turn, number: 4, window: "turn" });
  expect(ask).not.toHaveBeenCalled();
});

it("says nothing of a question what was heard of another", async () => {
  await show(turn);
  await show({ ...turn, number: 4 });
  expect(reasons()).toEqual([]);
});

it("is silent where there is nothing to say and where the server cannot be asked", async () => {
  ask.mockResolvedValueOnce({ number: 3, entries: [] } satisfies NotNowList);
  await show(turn);
  expect(document.querySelector("details")).toBeNull();
  ask.mockRejectedValueOnce(new Error("unreachable"));
  await show({ ...turn, number: 4 });
  expect(document.querySelector("details")).toBeNull();
});

it("remembers with the click that it is folded, before the page can be gone", async () => {
  await show(turn);
  const remembered = () => JSON.parse(localStorage.getItem("miskatonic.preferences") ?? "{}").notNow;
  for (const open of [false, true]) {
    act(() => {
      document.querySelector("summary")?.click();
      expect(remembered()).toBe(open);
    });
    expect(document.querySelector("details")?.open).toBe(open);
  }
});
