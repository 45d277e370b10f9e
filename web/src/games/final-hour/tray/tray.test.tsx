// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf } from "../testing/recorded";
import { Tray } from "./Tray";

let root: Root;
let table: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  table = document.body.appendChild(document.createElement("div"));
  root = createRoot(table);
});

afterEach(() => {
  act(() => root.unmount());
  table.remove();
  vi.unstubAllGlobals();
});

const at = (thing: string) => table.querySelector<HTMLElement>(`[data-thing="${thing}"]`);

it.each(moments.map((each) => [each.name, each] as const))(
  "shows the moment “%s” with a name on every button",
  (_, each) => {
    const scene = sceneOf(each);
    act(() => root.render([<Tray key="tray" scene={scene} />, <Knowledge key="knowledge" scene={scene} />]));
    for (const button of table.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") ?? button.textContent).not.toBe("");
    }
  },
);

describe("the hand", () => {
  it("offers every priority card that may be played", () => {
    const each = moment("play");
    const pick = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), pick }} />));
    const cards = each.question?.options.flatMap(({ about }) => about) ?? [];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) at(card)?.click();
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(cards);
  });

  it("says what a card would settle", () => {
    const each = moment("play");
    act(() => root.render(<Tray scene={sceneOf(each)} />));
    expect(at(each.question?.options[0]?.about[0] ?? "")?.textContent).toMatch(/upper|lower/);
  });

  it("explains a card that cannot be chosen", () => {
    const each = { ...moment("play"), question: null };
    const explain = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), explain }} />));
    const number = each.view.investigators.find(({ hand }) => hand)?.hand?.[0];
    at(`priority:${number}`)?.click();
    expect(explain).toHaveBeenCalledWith(`priority:${number}`, at(`priority:${number}`));
  });
});

it("keeps the cards of others hidden", () => {
  const each = moment("play");
  act(() => root.render(<Tray scene={sceneOf(each)} />));
  const hidden = each.view.played.filter(({ card }) => !card);
  expect(hidden.length).toBeGreaterThan(0);
  expect(table.textContent?.match(/face down/g)?.length).toBe(hidden.length);
});

it("lights what the pointer is on", () => {
  const each = moment("play");
  const light = vi.fn();
  act(() => root.render(<Tray scene={{ ...sceneOf(each), light }} />));
  const thing = each.question?.options[0]?.about[0] ?? "";
  act(() => {
    at(thing)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  });
  expect(light).toHaveBeenCalledWith([thing]);
});
