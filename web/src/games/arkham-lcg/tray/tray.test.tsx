// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawingBox, namesEveryButton } from "../../../table/testing/drawn";
import { option } from "../../../table/testing/questions";
import { Interlude, isInterlude } from "../campaign/Interlude";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf } from "../testing/recorded";
import { Tray } from "./Tray";

vi.mock("../../../ui/dialog", () => ({
  Dialog: ({ open, children }: { open: boolean; children: ReactNode }) => open && children,
}));
vi.mock("../../../ui/button", () => ({
  IconButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
}));

const box = drawingBox();
const { draw, at, table } = box;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

const button = (words: string | RegExp) =>
  [...table.querySelectorAll("button")].find((each) => (each.textContent ?? "").match(words));

namesEveryButton(box, moments, (each) => {
  const scene = sceneOf(each);
  return [
    <Tray key="tray" scene={scene} />,
    <Knowledge key="knowledge" scene={scene} />,
    ...(isInterlude(each.view) ? [<Interlude key="interlude" scene={scene} />] : []),
  ];
});

describe("the hand", () => {
  it("offers every card that may be committed, and what it would add", () => {
    const each = moment("commit");
    const pick = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), pick }} />);
    const committed = each.question?.options.filter(({ verb }) => verb === "commit") ?? [];
    expect(committed.length).toBeGreaterThan(0);
    for (const thing of committed.flatMap(({ about, also }) => [...about, ...also])) {
      act(() => at(thing)?.click());
      expect(pick).toHaveBeenLastCalledWith(thing);
      expect(at(thing)?.textContent).toMatch(/\+\d\d+%/);
    }
  });

  it("explains a card that cannot be chosen", () => {
    const each = { ...moment("commit"), question: null };
    const explain = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), explain }} />);
    const id = each.view.investigators.find(({ hand }) => hand)?.hand?.[0]?.id;
    act(() => at(`card:${id}`)?.click());
    expect(explain).toHaveBeenCalledWith(`card:${id}`, at(`card:${id}`));
  });
});

describe("a turn", () => {
  it("has its plain actions beside the hand", () => {
    const each = moment("turn-busy");
    const choose = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), choose }} />);
    for (const key of ["investigate", "draw", "resource", "end-turn"]) {
      const number = each.question?.options.findIndex((option) => option.key === key) ?? -1;
      act(() => button(new RegExp(`^${sceneOf(each).say(each.question!.options[number]!.say)}`))?.click());
      expect(choose).toHaveBeenLastCalledWith(number);
    }
  });

  it("has the abilities of cards as buttons on them", () => {
    const each = moment("turn-engaged");
    const choose = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), choose }} />);
    const enemy = each.view.enemies.find(({ engaged }) => engaged === each.view.seat)?.id;
    const number =
      each.question?.options.findIndex(({ verb, about }) => verb === "fight" && about[0] === `card:${enemy}`) ?? -1;
    const fight = at(`card:${enemy}`)?.parentElement?.querySelector<HTMLElement>(":scope > div button");
    act(() => fight?.click());
    expect(choose).toHaveBeenCalledWith(number);
  });

  it("looks at somebody else’s area at one press", () => {
    const each = moment("turn-four");
    draw(<Tray scene={sceneOf(each)} />);
    const other = each.view.investigators.find(({ seat }) => seat !== each.view.seat);
    expect(at(`investigator:${other?.code}`)).toBeNull();
    act(() => table.querySelectorAll<HTMLElement>("[aria-pressed]")[other?.seat ?? 0]?.click());
    expect(at(`investigator:${other?.code}`)).not.toBeNull();
  });
});

describe("a test", () => {
  it("shows its odds, and for each token whether it is enough", () => {
    const each = moment("commit");
    draw(<Tray scene={sceneOf(each)} />);
    const all = each.view.tokens.reduce((sum, { count }) => sum + count, 0);
    const pieces = [...table.querySelectorAll("[data-outcome]")];
    expect(pieces).toHaveLength(all);
    const enough = pieces.filter((piece) => piece.getAttribute("data-outcome") === "success").length;
    expect(table.textContent).toContain(`${Math.round((enough / all) * 100)}%`);
  });
});

describe("the discard pile", () => {
  const discarded = (playable: boolean) => {
    const { view, question } = moment("turn-busy");
    const event = { id: 9001, code: "01088", price: 0 };
    const investigators = view.investigators.map((who) =>
      who.seat === view.seat
        ? { ...who, discard: [event, { id: 9002, code: "01089" }], discarded_event: playable ? event : null }
        : who,
    );
    const own = view.investigators.find(({ seat }) => seat === view.seat)?.code;
    const play = option("play-discarded", {
      about: [`card:${event.id}`],
      also: [`discard:${own}`],
      say: {
        domain: "arkham-lcg",
        id: "option-play-discarded",
        args: { card: { domain: "arkham-lcg", id: "card-01088" } },
      },
    });
    if (!question) throw new Error("nothing was asked");
    const asked = playable ? { ...question, options: [play, ...question.options] } : question;
    return sceneOf({ view: { ...view, investigators }, question: asked });
  };

  it("plays the event that may be played from it at one press, and can still be looked through", () => {
    const scene = discarded(true);
    const pick = vi.fn();
    draw(<Tray scene={{ ...scene, pick }} />);
    const own = scene.view.investigators.find(({ seat }) => seat === scene.view.seat)?.code;
    const pile = at(`discard:${own}`);
    expect(pile?.getAttribute("aria-label")).toBe("play Emergency Cache from the discard pile");
    expect(pile?.textContent).toContain("Emergency Cache");
    act(() => pile?.click());
    expect(pick).toHaveBeenCalledExactlyOnceWith(`discard:${own}`);
    expect(scene.optionsAt.get(`discard:${own}`)).toEqual([0]);
    const look = [...table.querySelectorAll("button")].find(({ textContent }) => textContent === "Discard 2");
    act(() => look?.click());
    expect(at("card:9001")).not.toBeNull();
  });

  it("is only looked through where nothing may be played from it", () => {
    const scene = discarded(false);
    const pick = vi.fn();
    draw(<Tray scene={{ ...scene, pick }} />);
    const own = scene.view.investigators.find(({ seat }) => seat === scene.view.seat)?.code;
    expect(at(`discard:${own}`)?.textContent).toContain("Guts");
    act(() => at(`discard:${own}`)?.click());
    expect(pick).not.toHaveBeenCalled();
    expect(table.textContent).toContain("Emergency Cache");
  });
});

describe("a weapon", () => {
  it.each([
    ["50%", [0.5, 0.5]],
    ["", [0.25, 0.5]],
  ])("shows its odds on its button where they are the same against everybody: %s", (shown, odds) => {
    const { view, question } = moment("turn-engaged");
    const own = view.investigators.find(({ seat }) => seat === view.seat)!;
    const knife = {
      ...(own.assets[0] ?? view.investigators.flatMap(({ assets }) => assets)[0]!),
      id: 9001,
      code: "01086",
    };
    const chances = Object.fromEntries(odds.map((each, place) => [`card:${view.enemies[place]?.id}`, each]));
    const stab = option("activate", { about: ["card:9001"], word: "stab", chances });
    const scene = sceneOf({
      view: {
        ...view,
        investigators: view.investigators.map((who) => (who === own ? { ...who, assets: [knife] } : who)),
      },
      question: question && { ...question, options: [stab] },
    });
    draw(<Tray scene={scene} />);
    const button = [...table.querySelectorAll("button")].find(({ title }) => title === "stab: +1 combat");
    expect(button?.querySelector("b")?.textContent ?? "").toBe(shown);
  });
});

describe("a shop", () => {
  it("is without the cards one held when the scenario ended", () => {
    const { view, ...each } = moment("commit");
    expect(view.investigators.find(({ hand }) => hand)?.hand).not.toHaveLength(0);
    const scene = sceneOf({ ...each, view: { ...view, phase: "resolution" } });
    draw(<Tray scene={scene} />);
    expect(table.textContent).toBe("");
  });

  it("has the deck in the leaf of the cards on a telephone", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const each = moment("buy");
    draw(<Tray scene={sceneOf(each)} />);
    const own = each.view.sheets.find(({ seat }) => seat === each.view.seat);
    for (const code of Object.keys(own?.cards ?? {})) expect(at(`printed:${code}`)).not.toBeNull();
  });

  it("sells at one press", () => {
    const each = moment("buy");
    const choose = vi.fn();
    draw(<Interlude scene={{ ...sceneOf(each), choose }} />);
    const number = each.question?.options.findIndex(({ verb }) => verb === "upgrade") ?? -1;
    const [, high] = each.question?.options[number]?.about ?? [];
    // Upgrades come first, should the card be sold as a new one too; the deck lies beside.
    act(() => table.querySelector<HTMLElement>(`[data-thing="${high}"]:not(aside *)`)?.click());
    expect(choose).toHaveBeenCalledExactlyOnceWith(number);
  });

  it("lets the card go that is pressed in the deck", () => {
    const each = moment("remove");
    const choose = vi.fn();
    draw(<Interlude scene={{ ...sceneOf(each), choose }} />);
    act(() => at(each.question?.options[0]?.about[0] ?? "")?.click());
    expect(choose).toHaveBeenCalledWith(0);
  });

  it("shows the card that was bought while another leaves the deck for it", () => {
    const each = moment("remove");
    draw(<Interlude scene={sceneOf(each)} />);
    const bought = sceneOf(each).say({ domain: "arkham-lcg", id: `card-${each.question?.cause}` });
    expect(sceneOf(each).say(each.question!.prompt)).toContain(bought);
    expect(table.textContent).toContain(bought);
  });
});
