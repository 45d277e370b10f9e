// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useScene } from "../../table/scene";
import { option, question } from "../../table/testing/questions";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import type { Overview } from "../../wire";
import type { Scene } from "../face";
import { brokenBoardFace, plainFace } from ".";

const words = (id: string) => ({ domain: "game", id });
const overview: Overview = {
  header: [words("round")],
  seats: [words("anna"), words("boris")],
  zones: [
    {
      name: words("places"),
      own: false,
      things: [
        { thing: "place:1", name: words("cellar"), facts: [words("dark"), words("wet")] },
        { thing: "place:2", name: words("attic"), inside: [{ thing: "rat:9", name: words("rat") }] },
      ],
    },
    { name: words("hand"), own: true, things: [{ thing: "card:4", name: words("lamp") }] },
  ],
};
const asked = question([
  option("go", { about: ["place:1"] }),
  option("hit", { about: ["rat:9"] }),
  option("chase", { about: ["rat:9"] }),
  option("play", { about: ["card:4"] }),
  option("done", { role: "done" }),
]);
const texts: Record<string, string> = {
  web: [
    "plain-choosable = { $count } to choose from",
    "plain-nothing = nothing",
    "plain-nothing-own = nothing of yours",
    "plain-pointed = { $who } points here",
    "plain-board-broken = no board",
  ].join("\n"),
  kernel: "x = x",
  game: [
    ...["round", "anna", "boris", "places", "cellar", "dark", "wet", "attic", "rat", "hand", "lamp"],
    ...["go", "hit", "chase", "play", "done"].map((id) => `option-${id}`),
  ]
    .map((id) => `${id} = the ${id}`)
    .join("\n"),
};

let root: Root;
let scene: Scene<Overview, null>;
let inSight: (string | undefined)[];
const choose = vi.fn();
const offer = vi.fn();

function Here({ view, face = plainFace }: { view: Overview; face?: typeof plainFace }) {
  const pointed = new Map([["place:2", "Boris"]]);
  scene = useScene({ view, reference: null, question: asked, pointed, choose, offer }) as Scene<Overview, null>;
  return (
    <>
      <main>
        <face.Board scene={scene} />
      </main>
      <aside>
        <face.Tray scene={scene} />
      </aside>
    </>
  );
}

async function show(view: Overview, face = plainFace) {
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () =>
    root.render(
      <Speaking locale="en" library={library}>
        <Here view={view} face={face} />
      </Speaking>,
    ),
  );
  await act(async () => undefined);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  inSight = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    inSight.push(this.dataset.thing);
  };
  choose.mockReset();
  offer.mockReset();
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
});
afterEach(async () => act(async () => root.unmount()));

const told = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
const card = (thing: string) => document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
const press = (thing: string) => act(async () => card(thing)?.querySelector("button")?.click());

it("shows the things by zone with their facts, in each other where they lie so, what is one's own apart", async () => {
  await show(overview);
  expect(told("main h3")).toEqual(["the places2 to choose from"]);
  expect(told("aside h3")).toEqual(["the hand1 to choose from"]);
  expect([...(card("place:1")?.querySelectorAll("ul li") ?? [])].map((each) => each.textContent)).toEqual([
    "the dark",
    "the wet",
  ]);
  expect(card("place:2")?.contains(card("rat:9"))).toBe(true);
  expect(card("card:4")?.closest("aside")).not.toBeNull();
  expect(told("main > div > ul li")[0]).toBe("the round");
});

it("offers at a thing what can be done with it: one option is chosen, several are offered, and nothing elsewhere", async () => {
  await show(overview);
  expect(card("place:2")?.querySelector(":scope > button")).toBeNull();
  await press("place:1");
  expect(choose).toHaveBeenCalledWith(0, "place:1");
  await press("rat:9");
  expect(offer).toHaveBeenCalledWith("rat:9", [1, 2]);
  await press("card:4");
  expect(choose).toHaveBeenCalledWith(3, "card:4");
});

it("brings into sight what can be chosen, and then what an option points at", async () => {
  await show(overview);
  expect(inSight).toEqual(["place:1"]);
  await act(async () => scene.light(["rat:9"]));
  expect(inSight).toEqual(["place:1", "rat:9"]);
});

it("shows where others point", async () => {
  await show(overview);
  expect(card("place:2")?.textContent).toContain("Boris points here");
  expect(card("place:1")?.textContent).not.toContain("points here");
});

it("explains a thing wherever it lies by everything that is told of it", async () => {
  await show(overview);
  expect(plainFace.explain("place:1", scene)).toEqual({
    title: "the cellar",
    lines: ["the dark", "the wet"],
    rules: [],
  });
  expect(plainFace.explain("place:2", scene)?.lines).toEqual(["the rat"]);
  expect(plainFace.explain("rat:9", scene)?.title).toBe("the rat");
  expect(plainFace.explain("place:7", scene)).toBeNull();
});

it("names the seats", () => {
  expect(plainFace.members(overview).map(({ seat, name }) => [seat, name.id])).toEqual([
    [0, "anna"],
    [1, "boris"],
  ]);
});

it("says so where there is nothing, and where it stands for a board that cannot be shown", async () => {
  await show({}, brokenBoardFace);
  expect(told("[role=status]")).toEqual(["no board"]);
  expect(told("main p")).toContain("nothing");
  expect(told("aside p")).toEqual(["nothing of yours"]);
});
