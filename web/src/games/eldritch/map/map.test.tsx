// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fitMap } from "../../../table/map/map-window";
import { CHART } from "./MapWindow";
import type { Standing } from "./Space";
import { paths, spaces } from "./testing/board";
import { WorldMap } from "./WorldMap";

let root: Root;
const onSpace = vi.fn();

function show(standings: Readonly<Record<string, Standing>> = {}, keys: Readonly<Record<string, string>> = {}): void {
  act(() =>
    root.render(
      <WorldMap
        spaces={spaces}
        paths={paths}
        label="the world"
        viewBox="0 0 1600 900"
        look={(id) => ({ standing: standings[id] ?? "plain", label: `all about ${id}`, keys: keys[id] })}
        onSpace={onSpace}
        renderSpace={(id) => <circle data-token={id} />}
        entrance="rome"
      />,
    ),
  );
}

const button = (id: string) => document.querySelector<SVGElement>(`[data-thing="space:${id}"]`)!;
const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute("data-thing"));
const press = (id: string, key: string) =>
  act(() => button(id).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.querySelector("div")!);
  onSpace.mockClear();
});
afterEach(() => act(() => root.unmount()));

describe("the map of the world", () => {
  it("has a button with its label for every space", () => {
    show();
    const labels = [...document.querySelectorAll("[role=button]")].map((each) => each.getAttribute("aria-label"));
    expect(labels).toEqual(spaces.map(({ id }) => `all about ${id}`));
  });

  it("draws each kind of path in its own way", () => {
    show();
    const drawn = (part: string) => document.querySelectorAll(part).length;
    const of = (kind: string) => paths.filter((path) => path.kind === kind).length;
    expect([drawn(".path-ties"), drawn(".path-waves"), drawn(".path-dots")]).toEqual([
      of("train"),
      of("ship"),
      of("uncharted"),
    ]);
  });

  it("says at its edges where the lines around the world go on", () => {
    show();
    const names = [...document.querySelectorAll(".exit-name")].map((each) => each.textContent);
    expect(names.sort()).toEqual(["1", "19", "2", "3", "Sydney", "Tokyo"]);
  });

  it("tells which space was clicked, also by its tokens", () => {
    show();
    act(() => button("london").dispatchEvent(new MouseEvent("click", { bubbles: true })));
    act(() => document.querySelector("[data-token='7']")!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(onSpace.mock.calls).toEqual([["london"], ["7"]]);
  });

  it("takes no space where the map was dragged", () => {
    show();
    button("london").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, clientX: 100, clientY: 100 }));
    act(() => button("london").dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 160, clientY: 100 })));
    expect(onSpace).not.toHaveBeenCalled();
  });

  it("is walked with the arrow keys and chosen from with Enter", () => {
    show();
    button("rome").focus();
    press("rome", "ArrowRight");
    expect(document.activeElement).toBe(button("istanbul"));
    press("istanbul", "Enter");
    expect(onSpace).toHaveBeenCalledWith("istanbul");
  });

  it("lets the Tab key in where it is said, and at what can be chosen", () => {
    show();
    expect(stops()).toEqual(["space:rome"]);
    show({ london: "choosable", "14": "options", sydney: "dim" });
    expect(stops()).toEqual(["space:14", "space:london"]);
  });

  it("shows how a space stands out, and its keys", () => {
    show({ london: "choosable", rome: "chosen", "14": "options", sydney: "dim" }, { london: "3" });
    expect(button("london").querySelector(".ring-legal")).not.toBeNull();
    expect(button("rome").getAttribute("aria-pressed")).toBe("true");
    expect(button("14").querySelector(".ring-options")).not.toBeNull();
    expect(button("sydney").getAttribute("class")).toContain("is-dim");
    expect(document.querySelector(".keycap")?.textContent).toBe("3");
  });
});

describe("the window", () => {
  it("shows the whole map where its names can be read", () => {
    const { roamed, viewBox } = fitMap({ width: 1440, height: 900 }, CHART);
    expect(roamed).toBe(false);
    expect(viewBox).toBe("0 -50 1600 1000");
  });

  it.each([
    { width: 390, height: 420 },
    { width: 844, height: 390 },
  ])("is filled by the map on a phone of $width by $height", (window) => {
    const { roamed, lens, corner } = fitMap(window, CHART);
    expect(roamed).toBe(true);
    expect(lens.sheet.width).toBeGreaterThanOrEqual(window.width);
    expect(lens.sheet.height).toBeGreaterThanOrEqual(window.height);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
  });
});
