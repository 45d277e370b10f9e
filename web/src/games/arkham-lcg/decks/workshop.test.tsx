// @vitest-environment jsdom
/** The whole workshop, with a server that knows only how many cards a deck has. */
import { readFileSync } from "node:fs";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Library } from "../../../text/library";
import { Speaking } from "../../../text/speech";
import { ownTexts, reference } from "../testing/recorded";
import type { Deck } from "../wire";
import { Decks } from ".";
import { useSaved } from "./saved";

const texts = (locale: string): Record<string, string> => {
  const server = (part: string) => readFileSync(`../src/miskatonic/${part}.ftl`, "utf8");
  return {
    web: readFileSync(`src/locale/${locale}.ftl`, "utf8"),
    "web-pages": readFileSync(`src/pages/locale/${locale}.ftl`, "utf8"),
    "web-arkham-lcg": ownTexts(locale as "en"),
    "web-arkham-lcg-decks": readFileSync(`src/games/arkham-lcg/decks/locale/${locale}.ftl`, "utf8"),
    kernel: server(`kernel/locale/${locale}`),
    "arkham-lcg": ["", "-cards", "-decks"].map((part) => server(`games/arkham_lcg/locale/${locale}${part}`)).join("\n"),
  };
};

const POOL = { "01086": 2, "01020": 2, "01089": 2, "01018": 2, "01022": 2 };
const STARTER: Deck = {
  investigator: "01001",
  cards: { "01086": 2, "01020": 1 },
  required: { "01006": 1, "01007": 1 },
};
const SIZE = 3;
const take = vi.fn();
const asked: string[] = [];
let refusal: string | null = null;

function answer(tool: string, request: { decks?: Deck[] | string; form?: string }): unknown {
  switch (tool) {
    case "cards":
      return { investigator: "01001", cards: POOL };
    case "starter":
      return { deck: STARTER, file: { name: "x.txt", text: "x" } };
    case "export":
      return { files: [{ name: `deck.${request.form}`, text: JSON.stringify(request.decks) }] };
    default:
      return { decks: (Array.isArray(request.decks) ? request.decks : [{ ...STARTER, name: "Read" }]).map(checked) };
  }
}

function checked(deck: Deck) {
  const count = Object.values(deck.cards).reduce((sum, each) => sum + each, 0);
  const args = { count, size: SIZE, missing: SIZE - count };
  const say = { domain: "arkham-lcg", id: "deck-too-few", args };
  const problems = count < SIZE ? [{ fault: "too-few", say, code: null }] : [];
  return { deck, problems, count, size: SIZE, experience: 0, weaknesses_due: 1 };
}

async function fakeFetch(path: string, { body }: { body: string }): Promise<Response> {
  const tool = path.split("/").at(-1) ?? "";
  asked.push(tool);
  if (refusal && tool === "check") {
    const say = { domain: "arkham-lcg", id: refusal, args: {} };
    return new Response(JSON.stringify({ code: "workshop", say, detail: null }), { status: 400 });
  }
  return new Response(JSON.stringify(answer(tool, JSON.parse(body))));
}

let root: Root;

/** Milliseconds, far more than anything takes on a busy machine. */
const PATIENCE = 10_000;
vi.setConfig({ testTimeout: 3 * PATIENCE });

/** Waits for what is expected. */
async function until<Found>(expected: () => Found): Promise<Found> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    await act(() => new Promise((done) => setTimeout(done, 5)));
    try {
      return expected();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function show(locale: "en" | "ru" | "uk" = "en", waiting: Parameters<typeof Decks>[0]["waiting"] = null) {
  const library = new Library(async (domain) => texts(locale)[domain] ?? "");
  await act(async () => {
    root.render(
      <Speaking locale={locale} library={library}>
        <Decks reference={reference} waiting={waiting} take={take} />
      </Speaking>,
    );
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", fakeFetch);
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
  useSaved.getState().reread();
  history.replaceState(null, "", "/decks");
  take.mockReset();
  asked.length = 0;
  refusal = null;
  document.body.innerHTML = "<div id='here'></div>";
  root = createRoot(document.getElementById("here") as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

const said = () => document.body.textContent ?? "";
const button = (name: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === name);
  if (!found) throw new Error(`no button ${name} among ${all.map((each) => each.textContent).join(" | ")}`);
  return found;
};
const enabled = (name: string): HTMLButtonElement => {
  if (button(name).disabled) throw new Error(`the button ${name} cannot be pressed`);
  return button(name);
};
const press = async (name: string) => {
  const found = await until(() => enabled(name));
  await act(async () => found.click());
};
const cardAt = (code: string): HTMLElement => {
  const card = document.querySelector<HTMLElement>(`[data-card="${code}"]`);
  if (!card) throw new Error(`no card ${code}`);
  return card;
};
const key = async (code: string, pressed: string) => {
  const card = await until(() => cardAt(code));
  await act(async () => {
    card.focus();
    card.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
  });
};
const hears = (words: string) => until(() => expect(said()).toContain(words));
const alerts = (words: string) =>
  until(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(words));
const saved = () => useSaved.getState().decks[0]?.deck.cards;

it("begins a deck, changes it and says at once what is wrong", async () => {
  await show();
  await hears("Nothing here yet.");
  await press("Roland Banks: starter deck");
  await hears("The deck is legal");
  await until(() => enabled("Play with this deck"));
  await press("One less: Machete");
  await until(() => expect(saved()).toEqual({ "01086": 2 }));
  await hears("The deck has 2 of 3 cards; 1 is still missing.");
  await until(() => expect(button("Play with this deck").disabled).toBe(true));
  await press("Undo");
  await until(() => expect(saved()).toEqual({ "01086": 2, "01020": 1 }));
  await hears("The deck is legal");
});

it("is worked with the keyboard alone", async () => {
  await show();
  await press("Roland Banks: starter deck");
  await key("01089", "2");
  await key("01020", "+");
  await key("01086", "-");
  await until(() => expect(saved()).toEqual({ "01086": 1, "01020": 2, "01089": 2 }));
  await key("01089", "0");
  await until(() => expect(saved()).toEqual({ "01086": 1, "01020": 2 }));
  await key("01018", "Home");
  await until(() => expect(document.activeElement?.getAttribute("data-card")).toBe("01020"));
  expect(document.querySelectorAll('section [data-card][tabindex="0"]').length).toBeLessThanOrEqual(2);
});

it("takes a legal deck to the seat that waits for it", async () => {
  await show("en", { seat: 1, figure: "01001", options: { core_sets: 1, adventure: "gathering" } });
  await hears("Seat 2 waits for a deck");
  await press("Roland Banks: starter deck");
  await press("Take it to seat 2");
  await until(() => expect(take).toHaveBeenCalled());
  expect(take).toHaveBeenCalledExactlyOnceWith({
    setting: "decks",
    value: expect.stringContaining("01086"),
    figure: "01001",
  });
  expect(useSaved.getState().decks[0]?.terms).toEqual({ core_sets: 1, standalone: true });
});

it("says why a text is no deck, and keeps the text", async () => {
  await show();
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await press("Import a deck");
  const field = await until(() => {
    const found = document.querySelector("textarea");
    if (!found) throw new Error("nowhere to type");
    return found;
  });
  const type = async (text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    await act(async () => {
      set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  refusal = "deck-file-not-json";
  await type("{");
  await press("Put it on the shelf");
  await alerts("The file begins like JSON, but cannot be read as such.");
  expect(field.value).toBe("{");
  const before = asked.length;
  await type("x".repeat(200_001));
  await press("Put it on the shelf");
  await alerts("200 kilobytes");
  expect(asked.length, "what is too large is not sent").toBe(before);
  refusal = null;
  await type("Roland Banks\n2x Knife");
  await press("Put it on the shelf");
  await until(() => expect(useSaved.getState().decks.map(({ deck }) => deck.name)).toEqual(["Read"]));
});

it.each(["ru", "uk"] as const)("speaks %s throughout", async (locale) => {
  useSaved.getState().add({ ...STARTER, cards: { "01086": 1 }, name: "x" });
  await show(locale);
  const open = await until(() => {
    const found = document.querySelector<HTMLButtonElement>("h3 button");
    if (!found) throw new Error("no deck on the shelf");
    return found;
  });
  await act(async () => open.click());
  await until(() => cardAt("01089"));
  await hears(locale === "ru" ? "не хватает ещё" : "бракує ще");
  const foreign = /[a-z]{2,}-[a-z]|\{|[a-wyz]{3,}/;
  await until(() => expect(said().replaceAll(/ArkhamDB|Enter/g, "")).not.toMatch(foreign));
});
