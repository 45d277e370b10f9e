// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Anchor } from "./place";
import { Popover } from "./popover";

let root: Root;
let bottom = 0;
const anchor: Anchor = {
  getBoundingClientRect: () => ({ left: 20, right: 60, top: bottom - 10, bottom, width: 40, height: 10 }),
};
const sheet = () => document.querySelector<HTMLElement>("[role=dialog]");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = '<div id="root"></div><div id="list"></div>';
  root = createRoot(document.getElementById("root") as HTMLElement);
  bottom = 100;
});
afterEach(() => act(() => root.unmount()));

it("follows what it stands beside when something around it scrolls", async () => {
  await act(async () =>
    root.render(
      <Popover beside={anchor} onClose={vi.fn()} role="dialog" label="About">
        Text
      </Popover>,
    ),
  );
  expect(sheet()?.style.top).toBe("108px");
  bottom = 70;
  document.getElementById("list")?.dispatchEvent(new Event("scroll"));
  expect(sheet()?.style.top).toBe("78px");
});
