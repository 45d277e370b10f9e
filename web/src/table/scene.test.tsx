// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Face, Scene } from "../games/face";
import { Library } from "../text/library";
import { Speaking } from "../text/speech";
import { Options } from "./prompt/options";
import { type SceneInput, useScene } from "./scene";
import { option, question } from "./testing/questions";

const words = (id: string) => ({ domain: "game", id });
const asked = question(
  [
    option("go-1", { about: ["location:1"], costs: [words("two-actions"), words("attacked")] }),
    option("go-2", { about: ["location:2"] }),
    option("attack-2", { about: ["monster:5"], also: ["location:2"], chances: { "monster:5": 0.456 } }),
    option("done", { role: "done" }),
  ],
  { number: 3 },
);
const face = { note: ({ verb }: { verb: string }) => (verb === "go-2" ? "clue" : "") } as unknown as Face;
const texts: Record<string, string> = {
  web: [
    "option-chance = { $count }% chance",
    "option-percent = { $count }%",
    "option-short = { $option-short }",
    "option-group = { $option-group }",
  ].join("\n"),
  kernel: "x = x",
  game: [
    "option-go-1 = go to one",
    "option-go-2 = go to two",
    "option-attack-2 = attack two",
    "option-done = enough",
    "two-actions = two actions",
    "attacked = an attack",
  ].join("\n"),
};

let root: Root;
let scene: Scene<unknown, unknown>;
const choose = vi.fn();
const offer = vi.fn();
const explain = vi.fn();
const unread = new Set<string>();
const toRead = (thing: string) => unread.has(thing);

function Here(input: SceneInput) {
  scene = useScene(input);
  return <Options face={face} scene={scene} chosen={null} onChoose={choose} label="options" />;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  choose.mockReset();
  offer.mockReset();
  explain.mockReset();
  unread.clear();
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () => {
    root.render(
      <Speaking locale="en" library={library}>
        <Here
          view={{}}
          reference={{}}
          question={asked}
          choose={choose}
          offer={offer}
          explain={explain}
          toRead={toRead}
        />
      </Speaking>,
    );
  });
  await act(async () => undefined);
});
afterEach(() => act(() => root.unmount()));

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("[data-option]")];

it("knows which options are at a thing", () => {
  expect([...scene.optionsAt]).toEqual([
    ["location:1", [0]],
    ["location:2", [1, 2]],
    ["monster:5", [2]],
  ]);
});

it("chooses the only option at a picked thing and offers several", () => {
  scene.pick("location:1");
  expect(choose).toHaveBeenCalledExactlyOnceWith(0, "location:1");
  scene.pick("location:2");
  expect(offer).toHaveBeenCalledExactlyOnceWith("location:2", [1, 2]);
  scene.pick("location:9");
  expect(choose).toHaveBeenCalledTimes(1);
});

it("picks what was pressed and can be chosen, and explains what cannot", () => {
  const here = document.createElement("i");
  scene.press("location:1", here);
  expect(choose).toHaveBeenCalledExactlyOnceWith(0, "location:1");
  expect(explain).not.toHaveBeenCalled();
  scene.press("location:9", here);
  expect(explain).toHaveBeenCalledExactlyOnceWith("location:9", here);
  expect(choose).toHaveBeenCalledTimes(1);
});

it("explains what is to be read first, and picks it when it was read", () => {
  const here = document.createElement("i");
  unread.add("location:1");
  scene.press("location:1", here);
  expect(explain).toHaveBeenCalledExactlyOnceWith("location:1", here);
  expect(choose).not.toHaveBeenCalled();
  unread.clear();
  scene.press("location:1", here);
  expect(choose).toHaveBeenCalledExactlyOnceWith(0, "location:1");
});

it("lists the options with their numbers, chances, notes and costs", () => {
  expect(buttons().map((button) => button.textContent)).toEqual([
    "1go to onetwo actionsan attack",
    "2go to twoclue",
    "3attack two46%46% chance",
    "4enough",
  ]);
  expect(buttons().map((button) => button.dataset.role)).toEqual([undefined, undefined, undefined, "done"]);
  buttons()[3]?.click();
  expect(choose).toHaveBeenCalledWith(3);
});

it("lights the target of an option, and the options of a target", async () => {
  await act(async () => buttons()[1]?.focus());
  expect([...scene.lit]).toEqual(["location:2"]);
  const before = scene.lit;
  await act(async () => scene.light(["location:2"]));
  expect(scene.lit).toBe(before);
  const marked = buttons().map((button) => button.className.includes("lit"));
  expect(marked).toEqual([false, true, true, false]);
  await act(async () => scene.light([]));
  expect(scene.lit.size).toBe(0);
});
