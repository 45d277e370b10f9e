// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Menu } from "./menu";

const acted = vi.fn<(key: string) => void>();
const entry = (key: string, more: { checked?: boolean; disabled?: boolean } = {}) => ({
  key,
  label: key,
  act: () => acted(key),
  ...more,
});

let root: Root;

const show = (items = [entry("Chat"), entry("Rules"), entry("Replay", { disabled: true })]) =>
  act(async () => root.render(<Menu label="More" items={items} id="more" />));
const button = () => document.querySelector<HTMLButtonElement>("#more") as HTMLButtonElement;
const menu = () => document.querySelector("[role=menu]");
const here = () => document.activeElement?.textContent;
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const click = (element: HTMLElement | null) => act(async () => element?.click());

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="root"></div><button id="elsewhere"></button>';
  root = createRoot(document.getElementById("root") as HTMLElement);
  await show();
  button().focus();
});
afterEach(() => act(() => root.unmount()));

it("says that it has a menu, and which one while it is open", async () => {
  const told = () => ["aria-haspopup", "aria-expanded", "aria-controls"].map((name) => button().getAttribute(name));
  expect(told()).toEqual(["menu", "false", null]);
  await click(button());
  expect(told()).toEqual(["menu", "true", menu()?.id]);
  expect(menu()?.getAttribute("aria-label")).toBe("More");
});

it("opens at its first entry, or at its last with the arrow up", async () => {
  await press("ArrowDown");
  expect(here()).toBe("Chat");
  await press("Escape");
  await press("ArrowUp");
  expect(here()).toBe("Replay");
});

it("opens at the chosen one of several", async () => {
  await show([entry("One", { checked: false }), entry("Two", { checked: true })]);
  await click(button());
  expect(here()).toBe("Two");
  expect(document.activeElement?.getAttribute("role")).toBe("menuitemradio");
});

it("goes round with arrows, to the ends with Home and End, and to an entry by its first letter", async () => {
  await click(button());
  const visited: (string | null | undefined)[] = [];
  for (const key of ["ArrowUp", "ArrowDown", "End", "Home", "r", "R", "r", "c", "x"]) {
    await press(key);
    visited.push(here());
  }
  expect(visited).toEqual(["Replay", "Chat", "Replay", "Chat", "Rules", "Replay", "Rules", "Chat", "Chat"]);
});

it("gives the focus back to its button when Esc or an entry closes it", async () => {
  await click(button());
  await press("Escape");
  expect([menu(), document.activeElement]).toEqual([null, button()]);
  await click(button());
  await press("ArrowDown");
  await click(document.activeElement as HTMLElement);
  expect([menu(), document.activeElement]).toEqual([null, button()]);
  expect(acted.mock.calls).toEqual([["Rules"]]);
});

it("reaches a disabled entry, which does nothing", async () => {
  await click(button());
  await press("End");
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  await click(document.activeElement as HTMLElement);
  expect(menu()).not.toBeNull();
  expect(acted).not.toHaveBeenCalled();
});

it("closes at a press elsewhere and when Tab leaves it", async () => {
  await click(button());
  await act(async () =>
    document.getElementById("elsewhere")?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  );
  expect(menu()).toBeNull();
  await click(button());
  await press("Tab");
  expect(menu()).toBeNull();
});
