// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it } from "vitest";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import { usePreferences } from "../../ui/preferences";
import type { Question } from "../../wire";
import { question } from "../testing/questions";
import { countAnswer, Hint } from "./hint";

const texts: Record<string, string> = {
  web: "hint-close = Understood",
  kernel: "x = x",
  game: "hint-turn = You have three actions.",
};
const TURN = question([], { topic: "turn", hint: { domain: "game", id: "hint-turn" } });

beforeEach(() => usePreferences.setState({ newcomer: true, answered: {} }));

async function shown(asked: Question, game = "game"): Promise<string> {
  const box = document.createElement("div");
  const root = createRoot(box);
  const library = new Library(async (domain) => texts[domain] ?? "");
  const hint = (
    <Speaking library={library} locale="en">
      <Hint game={game} question={asked} />
    </Speaking>
  );
  await act(async () => root.render(hint));
  await act(async () => undefined);
  const text = box.textContent ?? "";
  act(() => root.unmount());
  return text;
}

it("explains a question until such a one was answered twice", async () => {
  expect(await shown(TURN)).toBe("You have three actions.");
  countAnswer("game", TURN);
  expect(await shown(TURN)).toBe("You have three actions.");
  countAnswer("game", TURN);
  expect(await shown(TURN)).toBe("");
});

it("is kept for each topic of each game, and counts no further than it matters", async () => {
  for (let times = 0; times < 5; times++) countAnswer("game", TURN);
  expect(usePreferences.getState().answered).toEqual({ "game/turn": 2 });
  expect(await shown({ ...TURN, topic: "commit" })).toBe("You have three actions.");
  expect(await shown(TURN, "another")).toBe("You have three actions.");
});

it("is not shown to those who want none, nor where there is none", async () => {
  expect(await shown({ ...TURN, hint: null })).toBe("");
  usePreferences.setState({ newcomer: false });
  expect(await shown(TURN)).toBe("");
});

it("is gone for good when it was understood", async () => {
  const box = document.createElement("div");
  const root = createRoot(box);
  const library = new Library(async (domain) => texts[domain] ?? "");
  const hint = (
    <Speaking library={library} locale="en">
      <Hint game="game" question={TURN} />
    </Speaking>
  );
  await act(async () => root.render(hint));
  await act(async () => box.querySelector("button")?.click());
  expect(box.textContent).toBe("");
  expect(usePreferences.getState().answered).toEqual({ "game/turn": 2 });
  act(() => root.unmount());
});
