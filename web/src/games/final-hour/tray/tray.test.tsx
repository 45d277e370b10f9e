// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { drawingBox, namesEveryButton } from "../../../table/testing/drawn";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf } from "../testing/recorded";
import { Tray } from "./Tray";

const box = drawingBox();
const { draw, at, table } = box;

namesEveryButton(box, moments, (each) => {
  const scene = sceneOf(each);
  return [<Tray key="tray" scene={scene} />, <Knowledge key="knowledge" scene={scene} />];
});

describe("the hand", () => {
  it("offers every priority card that may be played", () => {
    const each = moment("play");
    const pick = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), pick }} />);
    const cards = each.question?.options.flatMap(({ about }) => about) ?? [];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) at(card)?.click();
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(cards);
  });

  it("says what a card would settle", () => {
    const each = moment("play");
    draw(<Tray scene={sceneOf(each)} />);
    expect(at(each.question?.options[0]?.about[0] ?? "")?.textContent).toMatch(/upper|lower/);
  });

  it("explains a card that cannot be chosen", () => {
    const each = { ...moment("play"), question: null };
    const explain = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), explain }} />);
    const number = each.view.investigators.find(({ hand }) => hand)?.hand?.[0];
    at(`priority:${number}`)?.click();
    expect(explain).toHaveBeenCalledWith(`priority:${number}`, at(`priority:${number}`));
  });
});

it("keeps the cards of others hidden", () => {
  const each = moment("play");
  draw(<Tray scene={sceneOf(each)} />);
  const hidden = each.view.played.filter(({ card }) => !card);
  expect(hidden.length).toBeGreaterThan(0);
  expect(table.textContent?.match(/face down/g)?.length).toBe(hidden.length);
});

it("lights what the pointer is on", () => {
  const each = moment("play");
  const light = vi.fn();
  draw(<Tray scene={{ ...sceneOf(each), light }} />);
  const thing = each.question?.options[0]?.about[0] ?? "";
  act(() => {
    at(thing)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  });
  expect(light).toHaveBeenCalledWith([thing]);
});
