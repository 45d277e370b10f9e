// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tabs } from "./tabs";

const tabs = ["log", "chat", "rules"].map((key) => ({ key, label: key, panel: `the ${key}` }));

function Three() {
  const [chosen, choose] = useState("log");
  return <Tabs label="Told" tabs={tabs} chosen={chosen} onChoose={choose} />;
}

let root: Root;

const all = () => [...document.querySelectorAll<HTMLElement>("[role=tab]")];
const panel = () => document.querySelector("[role=tabpanel]");
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<Three />));
});
afterEach(() => act(() => root.unmount()));

it("names the panel after its tab", async () => {
  expect(document.querySelector("[role=tablist]")?.getAttribute("aria-label")).toBe("Told");
  await act(async () => all()[1]?.click());
  expect(panel()?.textContent).toBe("the chat");
  expect(panel()?.getAttribute("aria-labelledby")).toBe(all()[1]?.id);
  expect(all()[1]?.getAttribute("aria-controls")).toBe(panel()?.id);
});

it("is one stop of the Tab key: only the chosen tab can be reached with it", async () => {
  await act(async () => all()[2]?.click());
  expect(all().map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  expect(all().map((tab) => tab.getAttribute("aria-selected"))).toEqual(["false", "false", "true"]);
});

it("goes round with arrows, and to the ends with Home and End", async () => {
  all()[0]?.focus();
  const visited: (string | null | undefined)[] = [];
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "End", "Home"]) {
    await press(key);
    visited.push(document.activeElement?.textContent);
    expect(panel()?.textContent).toBe(`the ${document.activeElement?.textContent}`);
  }
  expect(visited).toEqual(["rules", "log", "chat", "rules", "log"]);
});
