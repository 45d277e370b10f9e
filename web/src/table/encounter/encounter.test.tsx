// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Encounter, Face, Scene } from "../../games/face";
import { EncounterScene } from "./encounter";

vi.mock("../../text/say", async (original) => ({
  ...(await original<object>()),
  T: ({ id }: { id: string }) => id,
  useSay:
    () =>
    ({ id }: { id: string }) =>
      id,
}));

const words = (id: string) => ({ domain: "game", id });
const scene = {} as Scene<unknown, unknown>;
const face = { Portrait: ({ id }: { id: string }) => <i>{id}</i>, Trial: () => <b>the dice</b> } as unknown as Face;
const met: Encounter = {
  who: "investigator:anna",
  title: words("at-sea"),
  story: [words("a-storm"), words("it-grows")],
  outcomes: [
    { passed: true, result: 2, text: words("safe") },
    { passed: false, result: 0, text: null },
  ],
  tried: true,
};

let root: Root;
const show = (encounter: Encounter, beside = true) =>
  act(() => root.render(<EncounterScene face={face} scene={scene} encounter={encounter} beside={beside} />));
const text = () => document.querySelector("[data-encounter]")?.textContent ?? "";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it("reads as one scene: who, the situation, what came of it, and what is tried now", () => {
  show(met);
  const parts = ["anna", "at-sea", "a-storm", "it-grows", "safe", "encounter-nothing", "the dice"];
  const places = parts.map((part) => text().indexOf(part));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect([...document.querySelectorAll("[data-passed]")].map((each) => each.getAttribute("data-passed"))).toEqual([
    "true",
    "false",
  ]);
});

it("makes way for whose it is and for what can be chosen", () => {
  const places: Record<string, number> = { board: 0, encounter: 600, "investigator:anna": 700, "space:1": 100 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { thing, encounter } = (this as HTMLElement).dataset;
    if (encounter) return new DOMRect(places.encounter, 0, 400, 500);
    return thing ? new DOMRect(places[thing], 0, 20, 20) : new DOMRect(0, 0, 1000, 600);
  });
  const board = document.body.appendChild(document.createElement("main"));
  board.innerHTML = '<svg><g data-thing="investigator:anna"></g><g data-thing="space:1"></g></svg><div></div>';
  act(() => root.unmount());
  root = createRoot(board.querySelector("div")!);
  show(met);
  expect(document.querySelector("[data-encounter]")?.className).toContain("aside");
  Object.assign(scene, { question: {}, optionsAt: new Map([["space:1", [0]]]) });
  show({ ...met, title: words("asked") });
  expect(document.querySelector("[data-encounter]")?.className).not.toContain("aside");
  Object.assign(scene, { question: null, optionsAt: undefined });
  vi.restoreAllMocks();
});

it("is shortened above a question once something is tried, and can be read whole", () => {
  const more = () => document.querySelector<HTMLElement>("[data-encounter] [aria-expanded]:not([aria-label])");
  const isShort = () => document.querySelector("[data-encounter] > div")?.className.includes("brief");
  show({ ...met, tried: false }, false);
  expect([isShort(), more()]).toEqual([false, null]);
  show(met, false);
  expect([isShort(), more()?.textContent]).toEqual([true, "encounter-whole"]);
  act(() => more()?.click());
  expect([isShort(), more()?.textContent]).toEqual([false, "encounter-shorten"]);
  act(() => more()?.click());
  expect(isShort()).toBe(true);
  show(met);
  expect([isShort(), more()]).toEqual([false, null]);
});

it("is not to be read whole where nothing of it is cut", () => {
  show({ ...met, story: met.story.slice(0, 1) }, false);
  expect(document.querySelector("[data-encounter] [aria-expanded]:not([aria-label])")).toBeNull();
});

it("is folded to its title, until there is another one", () => {
  show(met);
  act(() => document.querySelector<HTMLElement>("[aria-expanded]")?.click());
  expect(text()).toBe("annaat-sea");
  show({ ...met, outcomes: [] });
  expect(text()).toBe("annaat-sea");
  show({ ...met, title: words("in-a-city") });
  expect(text()).toContain("a-storm");
});
