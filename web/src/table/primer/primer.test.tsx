// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../net/api";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import { usePreferences } from "../../ui/preferences";
import type { PrimerInfo, TableInfo } from "../../wire";
import { useFirstGame } from "./first-game";
import { PrimerDialog } from "./primer-dialog";

const texts: Record<string, string> = {
  web: `
primer = How to win and lose
primer-first = Your first game
primer-goal = The goal
primer-wins = You win
primer-losses = You lose
primer-round = A round
primer-close = To the table
close = Close
rule-link = The rule: { $rule }`,
  kernel: "x = x",
  game: "find = Find the idol by { $hours }.\nfound = It is found.\nlate = It is late.\nsearch = Search.\nfirst = Lock a door.",
};
const line = (id: string, rules: string[] = [], args = {}) => ({ say: { domain: "game", id, args }, rules });
const TOLD: PrimerInfo = {
  goal: [line("find", [], { hours: 6 })],
  wins: [line("found", ["end.1", "end.2"])],
  losses: [line("late")],
  round: [line("first"), line("search")],
};
const TABLE = { code: "ABCDEF", game: "game", status: "playing", primer: true } as unknown as TableInfo;
const BOOK = [
  { id: "end.1", topic: "The end", text: "", note: null, basis: "stated" },
  { id: "end.2", topic: "The end", text: "", note: null, basis: "stated" },
];

let box: HTMLElement;
let root: Root;

beforeEach(() => {
  usePreferences.setState({ primers: [], newcomer: true });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.spyOn(api, "primer").mockResolvedValue(TOLD);
  vi.spyOn(api, "rules").mockResolvedValue(BOOK as Awaited<ReturnType<typeof api.rules>>);
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.restoreAllMocks();
});

async function show(child: ReactNode) {
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () =>
    root.render(
      <Speaking library={library} locale="en">
        {child}
      </Speaking>,
    ),
  );
  await act(async () => undefined);
}

describe("how one wins and loses", () => {
  const dialog = (open: boolean, seat: number | null = 1, rule = vi.fn()) => (
    <PrimerDialog
      open={open}
      onClose={() => undefined}
      table={TABLE}
      seat={seat}
      rulebook={{ game: "game", open: rule }}
    />
  );

  it("is told for the seat one looks through, part by part, the round in its order", async () => {
    await show(dialog(true));
    expect(api.primer).toHaveBeenCalledWith("ABCDEF", 1);
    const parts = [...box.querySelectorAll("section")].map((part) => [
      part.querySelector("h3")?.textContent,
      ...[...part.querySelectorAll("p:first-child")].map((each) => each.textContent),
    ]);
    expect(parts).toEqual([
      ["The goal", "Find the idol by 6."],
      ["You win", "It is found."],
      ["You lose", "It is late."],
      ["A round", "Lock a door.", "Search."],
    ]);
    expect(box.querySelectorAll("ol")).toHaveLength(1);
  });

  it("leads to the rules behind a line, each subject once", async () => {
    const rule = vi.fn();
    await show(dialog(true, null, rule));
    const links = [...box.querySelectorAll("section button")];
    expect(links.map((link) => link.textContent)).toEqual(["The end"]);
    act(() => (links[0] as HTMLElement).click());
    expect(rule).toHaveBeenCalledWith("end.1");
  });

  it("says that it is a first game only until it was closed once", async () => {
    await show(dialog(true));
    expect(box.textContent).toContain("Your first game");
    await show(dialog(false));
    await show(dialog(true));
    expect(box.textContent).toContain("You win");
    expect(box.textContent).not.toContain("Your first game");
  });
});

function Opening({ table = TABLE, playing = true, opened }: { table?: TableInfo; playing?: boolean; opened(): void }) {
  useFirstGame(table, playing, opened);
  return null;
}

describe("a first game", () => {
  it("begins with the page, once", async () => {
    const opened = vi.fn();
    await show(<Opening opened={opened} />);
    await show(<Opening opened={opened} />);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  const KNOWN = { primers: ["game"] };
  const UNWANTED = { newcomer: false };
  it.each([
    { who: "whoever knows the game", prefers: KNOWN },
    { who: "whoever wants no explanations", prefers: UNWANTED },
    { who: "whoever only watches", playing: false },
    { who: "a table that has not begun", change: { status: "gathering" } },
    { who: "a game that has no such page", change: { primer: false } },
  ])("is no reason to show it to $who", async ({ prefers = {}, playing = true, change = {} }) => {
    usePreferences.setState(prefers);
    const opened = vi.fn();
    await show(<Opening table={{ ...TABLE, ...change } as TableInfo} playing={playing} opened={opened} />);
    expect(opened).not.toHaveBeenCalled();
  });
});
