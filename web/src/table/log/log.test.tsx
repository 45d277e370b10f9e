// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Face } from "../../games/face";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import type { Happening } from "../../wire";
import { Log } from "./log";

const face = {
  cause: () => null,
  details: (event: { sum?: string }) => event.sum && <p>{event.sum}</p>,
} as unknown as Face;
const told = (id: string, event: object, shown: Pick<Happening, "touches" | "tone" | "icon">): Happening => ({
  say: { domain: "game", id },
  quiet: false,
  after: 0,
  highlight: null,
  ...shown,
  event,
});
const texts: Record<string, string> = {
  web: "x = x",
  kernel: "x = x",
  game: "moved = They move.\nended = They succeed.",
};

let root: Root;
const light = vi.fn();
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-entry]")];

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  const log = [
    told("moved", {}, { touches: ["card:7", "investigator:01001"], tone: "bad", icon: "event-moved" }),
    told("ended", { sum: "3 + 1 = 4" }, { touches: [], tone: "plain", icon: "unheard-of" }),
  ];
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () => {
    root.render(
      <Speaking locale="en" library={library}>
        <Log face={face} log={log} light={light} />
      </Speaking>,
    );
  });
  await act(async () => undefined);
});
afterEach(() => act(() => root.unmount()));

it("opens a line with more behind it, and only such a line", async () => {
  expect(lines().map(({ tagName }) => tagName)).toEqual(["LI", "SUMMARY"]);
  expect(document.body.textContent).not.toContain("3 + 1 = 4");
  act(() => lines()[1]?.click());
  await act(() => vi.waitFor(() => expect(document.querySelector("details")?.open).toBe(true)));
  await vi.waitFor(() => expect(document.body.textContent).toContain("3 + 1 = 4"));
});

it("goes from line to line with the arrows, whether they open or not", () => {
  lines()[1]?.focus();
  for (const [key, at] of [
    ["ArrowUp", 0],
    ["ArrowDown", 1],
  ] as const) {
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    expect(lines().indexOf(document.activeElement as HTMLElement)).toBe(at);
  }
});

it("lights what a line touches while it is looked at", () => {
  act(() => lines()[0]?.focus());
  expect(light).toHaveBeenLastCalledWith(["card:7", "investigator:01001"]);
  act(() => lines()[0]?.blur());
  expect(light).toHaveBeenLastCalledWith([]);
});

it("shows the tone and the icon of a line, and that of the log where an icon is not drawn", () => {
  const [bad, plain] = lines();
  expect(bad?.className).toContain("bad");
  expect(plain?.className).not.toContain("bad");
  expect(bad?.querySelector("svg")?.innerHTML).toBe(shapeOf("event-moved"));
  expect(plain?.querySelector("svg")?.innerHTML).toBe(shapeOf("log"));
});

function shapeOf(name: IconName): string | undefined {
  const box = document.createElement("div");
  box.innerHTML = renderToStaticMarkup(<Icon name={name} />);
  return box.querySelector("svg")?.innerHTML;
}
