// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Interlude, isInterlude } from "../campaign/Interlude";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf, told } from "../testing/recorded";
import { Tray } from "./Tray";

vi.mock("../../../ui/dialog", () => ({ Dialog: () => null }));
vi.mock("../../../ui/button", () => ({
  IconButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
}));

let root: Root;
let table: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  table = document.body.appendChild(document.createElement("div"));
  root = createRoot(table);
});

afterEach(() => {
  act(() => root.unmount());
  table.remove();
  vi.unstubAllGlobals();
});

const at = (thing: string) => table.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
const button = (words: string | RegExp) =>
  [...table.querySelectorAll("button")].find((each) => (each.textContent ?? "").match(words));

it.each(moments.map((each) => [each.name, each] as const))(
  "shows the moment “%s” with a name on every button",
  (_, each) => {
    const scene = sceneOf(each);
    act(() =>
      root.render([
        <Tray key="tray" scene={scene} />,
        <Knowledge key="knowledge" scene={scene} />,
        ...(isInterlude(each.view) ? [<Interlude key="interlude" scene={scene} />] : []),
      ]),
    );
    for (const each of table.querySelectorAll("button")) {
      const drawn = each.querySelector("title")?.textContent;
      expect(each.getAttribute("aria-label") ?? (each.textContent || drawn)).toBeTruthy();
    }
  },
);

describe("the hand", () => {
  it("offers every card that may be committed, and what it would add", () => {
    const each = moment("commit");
    const pick = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), pick }} />));
    const codes = each.question?.options.flatMap(({ key }) => key.match(/^commit:(\w+)$/)?.[1] ?? []) ?? [];
    const held = each.view.investigators.find(({ hand }) => hand)?.hand ?? [];
    const first = held.find(({ code }) => codes.includes(code));
    act(() => at(`card:${first?.id}`)?.click());
    expect(pick).toHaveBeenCalledWith(`card:${first?.id}`);
    expect(at(`card:${first?.id}`)?.textContent).toMatch(/\+\d/);
  });

  it("explains a card that cannot be chosen", () => {
    const each = { ...moment("commit"), question: null };
    const explain = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), explain }} />));
    const id = each.view.investigators.find(({ hand }) => hand)?.hand?.[0]?.id;
    act(() => at(`card:${id}`)?.click());
    expect(explain).toHaveBeenCalledWith(`card:${id}`, at(`card:${id}`));
  });
});

describe("a turn", () => {
  it("has its plain actions beside the hand", () => {
    const each = moment("turn-busy");
    const choose = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), choose }} />));
    for (const key of ["investigate", "draw", "resource", "end-turn"]) {
      const number = each.question?.options.findIndex((option) => option.key === key) ?? -1;
      act(() => button(new RegExp(`^${sceneOf(each).say(each.question!.options[number]!.say)}`))?.click());
      expect(choose).toHaveBeenLastCalledWith(number);
    }
  });

  it("has the abilities of cards as buttons on them", () => {
    const each = moment("turn-engaged");
    const choose = vi.fn();
    act(() => root.render(<Tray scene={{ ...sceneOf(each), choose }} />));
    const enemy = each.view.enemies.find(({ engaged }) => engaged === each.view.seat)?.id;
    const number = each.question?.options.findIndex(({ key }) => key.match(`^fight:.*#${enemy}$`)) ?? -1;
    const fight = at(`enemy:${enemy}`)?.parentElement?.querySelector<HTMLElement>(":scope > div button");
    act(() => fight?.click());
    expect(choose).toHaveBeenCalledWith(number);
  });

  it("looks at somebody else’s area at one press", () => {
    const each = moment("turn-four");
    act(() => root.render(<Tray scene={sceneOf(each)} />));
    const other = each.view.investigators.find(({ seat }) => seat !== each.view.seat);
    expect(at(`investigator:${other?.code}`)).toBeNull();
    act(() => table.querySelectorAll<HTMLElement>("[aria-pressed]")[other?.seat ?? 0]?.click());
    expect(at(`investigator:${other?.code}`)).not.toBeNull();
  });
});

describe("a test", () => {
  it("shows its odds, and for each token whether it is enough", () => {
    const each = moment("commit");
    act(() => root.render(<Tray scene={sceneOf(each)} />));
    const all = each.view.tokens.reduce((sum, { count }) => sum + count, 0);
    const pieces = [...table.querySelectorAll("[data-outcome]")];
    expect(pieces).toHaveLength(all);
    const enough = pieces.filter((piece) => piece.getAttribute("data-outcome") === "success").length;
    expect(table.textContent).toContain(`${Math.round((enough / all) * 100)}%`);
  });

  it("stays a moment after its end with why it went so", () => {
    const each = moment("commit-fight");
    const test = each.view.test!;
    const scene = sceneOf(each);
    act(() => root.render(<Tray scene={scene} />));
    const who = each.view.investigators[test.who]!.code;
    const fresh = [
      told({ event: "token-was-revealed", who, token: "auto-fail" }),
      told({ event: "test-ended", who, succeeded: false, value: 0, difficulty: test.difficulty }),
    ];
    const after = { ...sceneOf({ view: { ...each.view, test: null }, question: null }), fresh };
    act(() => root.render(<Tray scene={after} />));
    expect(table.querySelector('[data-succeeded="false"]')?.textContent).toContain("automatic failure");
  });
});

describe("a shop", () => {
  it("sells at one press", () => {
    const each = moment("buy");
    const choose = vi.fn();
    act(() => root.render(<Interlude scene={{ ...sceneOf(each), choose }} />));
    const number = each.question?.options.findIndex(({ key }) => key.startsWith("upgrade:")) ?? -1;
    const code = each.question?.options[number]?.key.split(":")[2];
    act(() => [...table.querySelectorAll<HTMLElement>(`[data-thing="printed:${code}"]`)].at(-1)?.click());
    expect(choose).toHaveBeenCalledOnce();
  });

  it("lets the card go that is pressed in the deck", () => {
    const each = moment("remove");
    const choose = vi.fn();
    act(() => root.render(<Interlude scene={{ ...sceneOf(each), choose }} />));
    const code = each.question?.options[0]?.key.split(":")[1];
    act(() => at(`printed:${code}`)?.click());
    expect(choose).toHaveBeenCalledWith(0);
  });
});
