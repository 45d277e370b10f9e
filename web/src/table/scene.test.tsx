// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Face, Scene } from "../games/face";
import { Library } from "../text/library";
import { Speaking } from "../text/speech";
import type { Question } from "../wire";
import { Options } from "./prompt/options";
import { type SceneInput, useScene } from "./scene";

const words = (id: string) => ({ domain: "game", id });
const question: Question = {
  seat: 0,
  number: 3,
  prompt: words("which"),
  options: ["go:1", "go:2", "attack:2", "done"].map((key) => ({ key, say: words(key.replace(":", "-")) })),
  rule: null,
  cause: null,
};
const face = {
  target: ({ key }: { key: string }) => (key.includes(":") ? [`location:${key.split(":")[1]}`] : []),
  note: ({ key }: { key: string }) => (key === "go:1" ? "clue" : ""),
} as unknown as Face;
const texts: Record<string, string> = {
  web: "x = x",
  kernel: "x = x",
  game: "which = Which?\ngo-1 = go to one\ngo-2 = go to two\nattack-2 = attack two\ndone = enough",
};

let root: Root;
let scene: Scene<unknown, unknown>;
const choose = vi.fn();
const offer = vi.fn();

function Here(input: SceneInput) {
  scene = useScene(input);
  return <Options face={face} scene={scene} chosen={null} onChoose={choose} label="options" />;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  choose.mockReset();
  offer.mockReset();
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () => {
    root.render(
      <Speaking locale="en" library={library}>
        <Here face={face} view={{}} reference={{}} question={question} choose={choose} offer={offer} />
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

it("lists the options with their numbers and notes", () => {
  expect(buttons().map((button) => button.textContent)).toEqual([
    "1go to oneclue",
    "2go to two",
    "3attack two",
    "4enough",
  ]);
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
