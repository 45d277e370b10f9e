// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import type { Face, Member } from "../../games/face";
import { Library } from "../../text/library";
import { LOCALES, type Locale, makeSay } from "../../text/say";
import { Speaking } from "../../text/speech";
import { announce, LiveRegion } from "../../ui/live";
import type { TableInfo } from "../../wire";
import { nothingYet, type TableState } from "../state";
import type { Place, TableActions } from "../store";
import { drawingBox } from "../testing/drawn";
import { HandOver } from "./hand-over";

const box = drawingBox();
const { table: here, draw } = box;
const game = "the-keeper = The keeper\n    .the = the keeper\nwanda = Wanda";
const side = (name: string, seat: number) => ({ name, title: { domain: "game", id: name }, seats: [seat] });
const TABLE = {
  status: "playing",
  title: { domain: "game", id: "wanda" },
  sides: [side("keeper", 0), side("investigators", 1)],
  seats: [0, 1].map((number) => ({ number, kind: "human" })),
} as unknown as TableInfo;

const shell = (locale: Locale) => readFileSync(`src/locale/${locale}.ftl`, "utf8");
const said = (locale: Locale, id: string, who: string) =>
  makeSay(locale, { web: shell(locale), game })({ domain: "web", id, args: { who: { domain: "game", id: who } } });

const Portrait = ({ title }: { title?: string }) => <i>{title}</i>;

/** The screen is passed to a seat; the view of each seat says that it is that seat's. */
async function passedTo(seat: number, locale: Locale = "en") {
  const pictures: TableState["pictures"] = new Map([0, 1].map((own) => [own, { view: { own }, log: [] }]));
  const store = createStore<TableState>(() => ({ ...nothingYet, table: TABLE, seats: [0, 1], eyes: seat, pictures }));
  const acts = { takeScreen: vi.fn(), look: vi.fn() };
  const members = vi.fn((_: unknown) => [
    { id: "keeper", seat: 0, name: { domain: "game", id: "the-keeper" } } as unknown as Member,
    { id: "wanda", seat: 1, name: { domain: "game", id: "wanda" } } as unknown as Member,
  ]);
  const face = { members, Portrait } as unknown as Face;
  const library = new Library(async (domain) => (domain === "web" ? shell(locale) : game));
  const place: Place = { store, act: acts as unknown as TableActions };
  draw(
    <Speaking locale={locale} library={library}>
      <LiveRegion />
      <HandOver face={face} place={place} table={TABLE} to={seat} />
    </Speaking>,
  );
  await act(async () => undefined);
  const [taken, instead] = here.querySelectorAll("button");
  return { ...acts, members, taken: taken!, instead: instead! };
}

describe("while the screen changes hands", () => {
  it.each(LOCALES)("a dialog says to whom, and one button that they are there, in %s", async (locale) => {
    const { taken, takeScreen } = await passedTo(0, locale);
    const dialog = here.querySelector("dialog")!;
    const heading = document.getElementById(dialog.getAttribute("aria-labelledby")!);
    expect(heading?.textContent).toBe(said(locale, "hand-over", "the-keeper"));
    expect(taken.textContent).toBe(said(locale, "hand-over-taken", "the-keeper"));
    expect(document.activeElement).toBe(taken);
    taken.click();
    expect(takeScreen).toHaveBeenCalledOnce();
  });

  it("says it in plain English", async () => {
    const { taken, instead } = await passedTo(0);
    expect([here.querySelector("h1"), taken, instead].map((each) => each?.textContent)).toEqual([
      "Pass the screen to the keeper",
      "I am the keeper",
      "Pass it to Wanda instead",
    ]);
  });

  it("calls everybody as those know them who pass it", async () => {
    const { members } = await passedTo(0);
    expect(members.mock.calls).toEqual(members.mock.calls.map(() => [{ own: 1 }]));
  });

  it("can go to the other side instead", async () => {
    const { instead, look } = await passedTo(1);
    instead.click();
    expect(look).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("nothing is left of what was read out before", async () => {
    act(() => announce("The keeper has drawn a secret."));
    await passedTo(1);
    expect(here.querySelector("[role=log]")?.textContent).toBe("");
  });

  it("a key that is still held, and the second of two clicks, do not take the cover away", async () => {
    const { taken, takeScreen } = await passedTo(1);
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    act(() => taken.dispatchEvent(held));
    expect(held.defaultPrevented).toBe(true);
    act(() => taken.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })));
    expect(takeScreen).not.toHaveBeenCalled();
  });
});
