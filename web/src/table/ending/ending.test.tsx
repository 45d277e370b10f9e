// @vitest-environment jsdom
import { act, type ComponentProps, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Face } from "../../games/face";
import { api } from "../../net/api";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import type { TableInfo, TurningPoint } from "../../wire";
import { PromptArea } from "../prompt/area";
import { Together } from "../prompt/together";
import { Ending } from "./ending";
import { Ways } from "./ways";

const texts: Record<string, string> = {
  web: `
game-over = The game is over
stopped = This game cannot go on here
stopped-why = Played by other rules.
things-happen = Things happen
you-need-not = Look around
ending-won = Victory
ending-lost = Defeat
ending-rounds = after { $count }
turning-points = Turning points
turning-point-round = Round { $round }
turning-point-watch = Watch
ending-again = Again
ending-next = To the new table
ending-next-watch = Watch the next game
ending-other = Another game
ending-replay = Replay
together = At the same time:
together-answered = { $who } has answered
together-decides = { $who } decides
seat-number = Seat { $number }
seed = Seed
report = Report`,
  kernel: "x = x",
  game: "result-held = The house stands.\nstory = And nobody slept again.\nfell = Somebody fell.\nheld = The door held.",
};

const message = (id: string) => ({ domain: "game", id });
const point = (id: string, round: number, after: number, tone: TurningPoint["tone"]): TurningPoint => ({
  say: message(id),
  round,
  after,
  tone,
  icon: "event-fell",
});
const TABLE = {
  code: "ABCDEF",
  game: "game",
  title: message("title"),
  status: "over",
  sides: [{ name: "all", title: message("all"), seats: [0, 1] }],
  result: { won: { 0: true, 1: true }, reason: "held", score: null, rounds: 4 },
  seed: "7",
  next_code: null,
  turning_points: [point("fell", 2, 9, "bad"), point("held", 4, 21, "good")],
} as unknown as TableInfo;
const FACE = { resolution: () => [message("story")] } as unknown as Face;

let root: Root;

async function see(what: ReactNode): Promise<HTMLElement> {
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () =>
    root.render(
      <Speaking locale="en" library={library}>
        {what}
      </Speaking>,
    ),
  );
  await act(async () => undefined);
  return document.getElementById("here") as HTMLElement;
}

const ways = (change: Partial<TableInfo>, entitled = true) => (
  <Ways table={{ ...TABLE, ...change }} entitled={entitled} />
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
  history.replaceState(null, "", "/table/ABCDEF");
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

it("tells the resolution first, then what turned the game", async () => {
  const said = (await see(<Ending face={FACE} table={TABLE} mine={[0]} log={[]} />)).textContent ?? "";
  const parts = [
    "Victory",
    "The house stands.",
    "And nobody slept again.",
    "Round 2",
    "Somebody fell.",
    "The door held.",
  ];
  expect(parts.map((part) => said.indexOf(part))).toEqual(
    parts.map((part) => said.indexOf(part)).sort((one, other) => one - other),
  );
  expect(parts.filter((part) => !said.includes(part))).toEqual([]);
});

const area = (waiting: object[], table: TableInfo = TABLE) => {
  const state = { table, waiting: [], seats: [0], choosing: null, highlights: { gone: 0, waiting } };
  const props = { face: FACE, scene: { question: null }, members: [], log: [], standing: { mine: [0] }, state };
  const rest = { heading: { current: null }, news: { at: null, entries: [] }, stops: null };
  return <PromptArea {...({ ...props, ...rest } as unknown as ComponentProps<typeof PromptArea>)} />;
};

it("says that a game of other rules cannot go on, and where it can be watched", async () => {
  const here = await see(area([], { ...TABLE, status: "playing", stopped: true }));
  expect(here.textContent).toContain("This game cannot go on here");
  expect(here.querySelector("a[href='/replay/ABCDEF']")).not.toBeNull();
  expect((await see(area([], { ...TABLE, stopped: true }))).textContent).toContain("Victory");
});

it("tells nothing of the end while one still sees what led there", async () => {
  expect((await see(area([{}]))).textContent).toBe("Things happenLook around");
  expect((await see(area([]))).textContent).toContain("Victory");
});

it("leads from a turning point to its moment in the replay", async () => {
  const here = await see(<Ending face={FACE} table={TABLE} mine={[0]} log={[]} />);
  expect([...here.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/replay/ABCDEF?at=9",
    "/replay/ABCDEF?at=21",
  ]);
});

it("opens the next table with one click and goes there", async () => {
  const again = vi.spyOn(api, "again").mockResolvedValue({ code: "GHJKLM" });
  const here = await see(ways({}));
  await act(async () => here.querySelector("button")?.click());
  expect(again.mock.calls).toEqual([["ABCDEF"]]);
  expect(location.pathname).toBe("/table/GHJKLM");
});

it.each([
  [true, "To the new table"],
  [false, "Watch the next game"],
])("shows the way to a table that somebody else has opened (entitled: %s)", async (entitled, words) => {
  const here = await see(ways({ next_code: "GHJKLM" }, entitled));
  expect(here.querySelector("a[href='/table/GHJKLM']")?.textContent).toBe(words);
});

it("lets nobody play again who has not played", async () => {
  expect((await see(ways({}, false))).textContent).not.toContain("Again");
});

it("shows in a vote who has answered and who has not, and nothing where one is asked alone", async () => {
  const vote = (together: number[]) => <Together question={{ seat: 0, together }} members={[]} waiting={[0, 2]} />;
  const said = (await see(vote([0, 1, 2]))).textContent;
  expect(said).toBe("At the same time:Seat 2 has answeredSeat 3 decides");
  expect((await see(vote([]))).textContent).toBe("");
});
