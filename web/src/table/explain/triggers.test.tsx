// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTriggers } from "./triggers";

const explain = vi.fn();
const press = vi.fn();
let root: Root;

/** A card one can only look at, with a button on it, and a card that is a button itself. */
function Here() {
  const stage = useRef<HTMLDivElement>(null);
  useTriggers(stage, { explain, leave: vi.fn(), point: vi.fn() });
  return (
    <div ref={stage} tabIndex={-1}>
      <p data-thing="card:1">
        <span id="words">A card</span>
        <button type="button" id="on-it" onClick={press}>
          Use
        </button>
      </p>
      <button type="button" data-thing="card:2" id="itself" onClick={press}>
        Another
      </button>
      <div data-unasked="">
        <p data-thing="card:3" id="unasked">
          A third
        </p>
      </div>
    </div>
  );
}

function tap(id: string, pointerType: string) {
  const target = document.getElementById(id) as HTMLElement;
  const press = new MouseEvent("pointerdown", { bubbles: true });
  Object.assign(press, { pointerType });
  act(() => {
    target.dispatchEvent(press);
    target.dispatchEvent(new MouseEvent("pointerup", { bubbles: true }));
    target.click();
  });
}

/** The pointer of a mouse comes to something and rests there. */
function restOn(id: string) {
  const over = new MouseEvent("pointerover", { bubbles: true, clientX: 5 });
  Object.assign(over, { pointerType: "mouse" });
  act(() => {
    document.getElementById(id)?.dispatchEvent(over);
    vi.runAllTimers();
  });
}

const explained = () => explain.mock.calls.map(([{ thing, how }]) => [thing, how]);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  explain.mockReset();
  press.mockReset();
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  act(() => root.render(<Here />));
});
afterEach(() => act(() => root.unmount()));

it("explains what a finger taps, where nothing else comes of it", () => {
  tap("words", "touch");
  expect(explained()).toEqual([["card:1", "ask"]]);
});

it("leaves a tap to what does something by itself", () => {
  tap("on-it", "touch");
  tap("itself", "touch");
  expect(explained()).toEqual([]);
  expect(press).toHaveBeenCalledTimes(2);
});

it("explains what a mouse rests on, but not where that means something else", () => {
  vi.useFakeTimers();
  restOn("words");
  restOn("unasked");
  vi.useRealTimers();
  expect(explained()).toEqual([["card:1", "hover"]]);
});

it("explains nothing to a mouse that clicks: it rests on a thing to ask", () => {
  tap("words", "mouse");
  expect(explained()).toEqual([]);
});
