// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import english from "../../locale/en.ftl?raw";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import type { SeatStops } from "../../wire";
import { nothingYet, type TableState } from "../state";
import type { TableActions } from "../store";
import { stopsOf } from "./stops";
import { StopsButton } from "./stops-button";

const about = (id: string) => ({ domain: "game", id });
const windows = [
  { name: "dusk", about: about("dusk"), asks: true },
  { name: "night", about: about("night"), asks: false },
];
const stops: SeatStops = { seat: 1, windows: ["dusk"], once: false };
const texts: Record<string, string> = { web: english, kernel: "x = x", game: "dusk = At dusk\nnight = In the night" };
const setStops = vi.fn<TableActions["setStops"]>();
const askOnce = vi.fn<TableActions["askOnce"]>();

let root: Root;
let library: Library;

const at = (change: Partial<TableState> = {}): TableState => ({
  ...nothingYet,
  eyes: 1,
  seats: [1],
  windows,
  stops: [stops],
  table: { status: "playing" } as TableState["table"],
  ...change,
});
const shown = (state: TableState) => stopsOf(state, [], { setStops, askOnce } as unknown as TableActions);

async function show(change: Partial<TableState> = {}) {
  const props = shown(at(change));
  await act(async () => {
    root.render(
      <Speaking locale="en" library={library}>
        {props && <StopsButton {...props} id="stops" />}
      </Speaking>,
    );
  });
  await act(async () => undefined);
}

const button = () => document.querySelector<HTMLButtonElement>("#stops");
const sheet = () => document.querySelector("[role=dialog]");
const switches = () => [...document.querySelectorAll<HTMLInputElement>("[role=switch]")];
const named = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")].find((each) => each.textContent === name);
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById("root") as HTMLElement);
  library = new Library(async (domain) => texts[domain] ?? "");
});
afterEach(() => act(() => root.unmount()));

it("lists the windows in the words of the game, each with its switch", async () => {
  await show();
  expect(button()?.getAttribute("aria-expanded")).toBe("false");
  await press(button());
  expect(button()?.getAttribute("aria-expanded")).toBe("true");
  expect(sheet()?.getAttribute("aria-label")).toBe("When you are asked");
  expect(switches().map((each) => [each.labels?.[0]?.textContent, each.checked])).toEqual([
    ["At dusk", true],
    ["In the night", false],
  ]);
  expect(document.activeElement).toBe(switches()[0]);
});

it("sends the whole list when a switch is turned", async () => {
  await show();
  await press(button());
  await press(switches()[1]);
  expect(setStops).toHaveBeenLastCalledWith(1, ["dusk", "night"]);
  await press(switches()[0]);
  expect(setStops).toHaveBeenLastCalledWith(1, []);
});

it("returns to what the game suggests, where it is not so already", async () => {
  await show();
  await press(button());
  expect(named("As the game suggests")?.disabled).toBe(true);
  await show({ stops: [{ ...stops, windows: [] }] });
  await press(named("As the game suggests"));
  expect(setStops).toHaveBeenLastCalledWith(1, null);
});

it("asks at the next opportunity, or rather not", async () => {
  await show();
  await press(button());
  expect(named("Ask me at the next opportunity")?.getAttribute("aria-pressed")).toBe("false");
  await press(named("Ask me at the next opportunity"));
  expect(askOnce).toHaveBeenLastCalledWith(1, true);
  await show({ stops: [{ ...stops, once: true }] });
  expect(named("Ask me at the next opportunity")?.getAttribute("aria-pressed")).toBe("true");
  await press(named("Ask me at the next opportunity"));
  expect(askOnce).toHaveBeenLastCalledWith(1, false);
});

it("closes with Esc, and the button has the focus again", async () => {
  await show();
  await press(button());
  await act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(button());
});

it("tells how often one passed without being asked", async () => {
  await show({ passed: new Map([[1, 2]]) });
  await press(button());
  expect(sheet()?.textContent).toContain("2 questions were settled without asking you");
});

it("shows quietly beside the bell how often nobody asked", async () => {
  await show({ passed: new Map([[1, 2]]) });
  expect(document.querySelector("[aria-hidden][title]")).toBeNull();
  const props = shown(at({ passed: new Map([[1, 2]]) }));
  await act(async () => {
    root.render(
      <Speaking locale="en" library={library}>
        {props && <StopsButton {...props} bare id="stops" />}
      </Speaking>,
    );
  });
  expect(document.querySelector("[aria-hidden][title]")?.textContent).toBe("2");
});

it("offers no next opportunity where only orders can be left to the game", async () => {
  const orders = { name: "orders", about: about("dusk"), asks: true };
  await show({ windows: [orders], stops: [{ ...stops, windows: ["orders"] }] });
  await press(button());
  expect(switches()).toHaveLength(1);
  expect(named("Ask me at the next opportunity")).toBeUndefined();
});

it("says whose it is where one holds several seats", async () => {
  await show({ seats: [0, 1] });
  expect(button()?.getAttribute("aria-label")).toBe("When you are asked: Seat 2");
});

it("is not there without windows, without a seat, and after the end", () => {
  expect(shown(at())).not.toBeNull();
  expect(shown(at({ windows: [], stops: [] }))).toBeNull();
  expect(shown(at({ eyes: null, seats: [], stops: [] }))).toBeNull();
  expect(shown(at({ table: { status: "over" } as TableState["table"] }))).toBeNull();
});
