// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Face, Scene } from "../../games/face";
import { type HighlightPace, usePreferences } from "../../ui/preferences";
import { highlighted } from "../testing/happenings";
import { Highlights } from "./highlights";
import { type HighlightQueue, joined, nothingToShow, passed, passedAll } from "./queue";

vi.mock("../../text/say", async (original) => ({
  ...(await original<object>()),
  T: ({ id, args }: { id: string; args?: { count: number } }) => [id, args?.count].filter((each) => each).join(" "),
}));
const told = vi.hoisted(() => vi.fn());
vi.mock("../../ui/live", () => ({ announce: told }));

const words = (id: string) => ({ domain: "game", id });
const scene = { say: ({ id }: { id: string }) => id } as unknown as Scene<unknown, unknown>;
const face = {
  highlight: ({ event }: { event: string }) => (event === "drawn" ? <b>large card</b> : null),
} as unknown as Face;
const result = highlighted("result", "test");
const card = highlighted("card", "drawn");
const page = highlighted("page", "advanced", { title: words("other-side"), text: words("what-it-does") });

let root: Root;
let answer: HTMLButtonElement;
const answered = vi.fn();
let push: (queue: HighlightQueue) => void;

function Shell() {
  const [queue, setQueue] = useState(nothingToShow);
  push = setQueue;
  return (
    <Highlights
      face={face}
      scene={scene}
      queue={queue}
      pass={() => setQueue(passed)}
      passAll={() => setQueue(passedAll)}
      rest={() => answer.focus()}
    />
  );
}

const show = (...log: Parameters<typeof joined>[1]) => act(() => push(joined(nothingToShow, log)));
const shown = () => document.querySelector("[data-highlight]")?.textContent ?? null;
const press = (code: string, repeat = false) => {
  const target = document.activeElement ?? document.body;
  const down = new KeyboardEvent("keydown", { code, repeat, bubbles: true, cancelable: true });
  act(() => {
    // As browsers do: a button that has the focus is pressed by Enter, unless somebody prevents it.
    if (target.dispatchEvent(down) && target instanceof HTMLButtonElement) target.click();
  });
};
const release = (code: string) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent("keyup", { code, bubbles: true, cancelable: true })),
  );
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const setPace = (highlights: HighlightPace) => act(() => usePreferences.setState({ highlights }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  usePreferences.setState({ highlights: "normal" });
  told.mockReset();
  answered.mockReset();
  answer = document.body.appendChild(document.createElement("button"));
  answer.addEventListener("click", answered);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Shell />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("a highlight", () => {
  it("is told in a sentence, and drawn by the game where it draws it", () => {
    show(card);
    expect(shown()).toContain("event-drawn");
    expect(shown()).toContain("large card");
  });

  it("is told by its title and text where the game draws nothing", () => {
    show(page);
    expect(shown()).toContain("other-side");
    expect(shown()).toContain("what-it-does");
  });

  it("is told once where its sentence is the text itself", () => {
    show({ ...page, say: words("what-it-does") });
    expect(shown()?.split("what-it-does")).toHaveLength(2);
  });

  it("is read out with what is to be read of it, each once", () => {
    show(page, page);
    expect(told.mock.calls.flat()).toEqual(["other-side", "what-it-does"]);
    press("Enter");
    expect(told).toHaveBeenCalledTimes(4);
  });

  it("is no page of its own where one is asked in the scene that tells the same, but it is read out", () => {
    const met = { story: [words("what-it-does")] };
    Object.assign(face, { encounter: () => met });
    show(page, card);
    expect(shown()).toContain("other-side");
    act(() => push(nothingToShow));
    Object.assign(scene, { question: {} });
    told.mockReset();
    show(page, card);
    expect(shown()).toContain("large card");
    expect(told.mock.calls.flat()).toContain("what-it-does");
    Object.assign(face, { encounter: undefined });
    Object.assign(scene, { question: null });
  });

  it("passes by itself where it is a result, and the next one follows", () => {
    show(result, card);
    wait(1600);
    expect(shown()).toContain("large card");
    wait(60_000);
    expect(shown()).toContain("large card");
  });

  it("does not pass while nobody looks", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    show(result);
    wait(60_000);
    expect(shown()).not.toBeNull();
    hidden.mockRestore();
    wait(1400);
    expect(shown()).not.toBeNull();
    wait(400);
    expect(shown()).toBeNull();
  });

  it("does not pass behind a dialog, but stays for its whole time again when that is closed", () => {
    show(result);
    wait(1000);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    wait(60_000);
    dialog.remove();
    wait(1400);
    expect(shown()).not.toBeNull();
    wait(400);
    expect(shown()).toBeNull();
  });

  it("waits for a click where one wants that, also a result", () => {
    setPace("click");
    show(result);
    wait(60_000);
    expect(shown()).not.toBeNull();
    act(() => document.querySelector<HTMLElement>("[data-highlight]")?.click());
    expect(shown()).toBeNull();
  });

  it("is not shown at all where one wants none", () => {
    setPace("none");
    show(card);
    expect(shown()).toBeNull();
    setPace("normal");
    expect(shown()).toBeNull();
  });
});

describe("the keys", () => {
  it.each(["Enter", "Space", "Escape"])("%s passes it, and does not answer the question below", (code) => {
    answer.focus();
    show(card);
    press(code);
    expect(shown()).toBeNull();
    expect(answered).not.toHaveBeenCalled();
    release(code);
    press("Enter");
    expect(answered).toHaveBeenCalledOnce();
  });

  it("do not answer while they are held down, nor rush through what waits", () => {
    answer.focus();
    show(card, page);
    press("Enter");
    press("Enter", true);
    expect(shown()).toContain("other-side");
    release("Enter");
    press("Enter");
    press("Enter", true);
    expect(shown()).toBeNull();
    expect(answered).not.toHaveBeenCalled();
  });

  it("are left to what is typed into", () => {
    show(card);
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    press("Space");
    expect(shown()).not.toBeNull();
  });

  it("press its own buttons, and the focus goes on to the question", () => {
    show(card, page);
    const [skip] = document.querySelectorAll<HTMLButtonElement>("[data-highlight] button");
    skip?.focus();
    press("Enter");
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(answer);
    expect(answered).not.toHaveBeenCalled();
  });
});

it("takes the second click of a double click too", () => {
  show(card);
  act(() => document.querySelector<HTMLElement>("[data-highlight]")?.click());
  act(() => answer.click());
  expect(answered).not.toHaveBeenCalled();
  wait(400);
  act(() => answer.click());
  expect(answered).toHaveBeenCalledOnce();
});
