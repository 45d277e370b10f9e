// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLasting } from "./lasting";

let root: Root;
let forget: () => void;

function Kept({ told }: { told: string | null }) {
  const [kept, letGo] = useLasting(told, 1000);
  forget = letGo;
  return <p>{kept}</p>;
}

const shown = () => document.querySelector("p")?.textContent;
const tell = (told: string | null) => act(() => root.render(<Kept told={told} />));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = "";
  vi.useRealTimers();
});

it("keeps what was told for its time, though the telling is over sooner", () => {
  tell("passed");
  wait(400);
  tell(null);
  wait(500);
  expect(shown()).toBe("passed");
  wait(200);
  expect(shown()).toBe("");
});

it("keeps the newest from its own beginning", () => {
  tell("first");
  wait(800);
  tell("second");
  wait(800);
  expect(shown()).toBe("second");
  wait(300);
  expect(shown()).toBe("");
});

it("lets go when one has read it", () => {
  tell("passed");
  act(() => forget());
  expect(shown()).toBe("");
});
