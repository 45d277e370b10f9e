// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { drawingBox, namesEveryButton } from "../../../table/testing/drawn";
import { bookOf } from "../book";
import { explain } from "../explain";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, reference, sceneOf, strictSay } from "../testing/recorded";
import { passes } from "../trial/passes";
import { Trial } from "../trial/Trial";
import { cardName, monsterName, tell } from "../words";
import { Tray } from "./Tray";

vi.mock("../../../text/say", async (original) => ({ ...(await original<object>()), useSay: () => strictSay("en") }));

const box = drawingBox();
const { draw, at, table, words } = box;

namesEveryButton(box, moments, (each) => {
  const scene = sceneOf(each);
  return [
    <Tray key="tray" scene={scene} />,
    <Trial key="trial" scene={scene} />,
    <Knowledge key="knowledge" scene={scene} />,
  ];
});

describe("the keeper's desk", () => {
  const each = moment("keeper-keeper-action");

  it("has the hand and every action of the story with what it costs, and offers those that can be paid for", () => {
    const pick = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), pick }} />);
    for (const id of each.view.hand) expect(at(`card:${id}`)).not.toBeNull();
    const { cards, stories } = bookOf(reference);
    for (const id of stories.get(each.view.story)!.actions)
      expect(at(`card:${id}`)?.textContent).toContain(`costs ${cards.get(id)!.cost} threat`);
    const offered = each.question!.options.flatMap(({ verb, about }) => (verb === "action" ? about : []));
    for (const thing of offered) at(thing)?.click();
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(offered);
    expect(offered.length).toBeGreaterThan(0);
  });

  it("shows what lies in the rooms, which nobody else sees", () => {
    const scene = sceneOf(each);
    draw(<Tray scene={scene} />);
    for (const [room, { fronts }] of Object.entries(each.view.piles))
      for (const id of fronts) expect(at(`pile:${room}`)?.textContent).toContain(scene.say(cardName(id)));
    expect(at("objective")).not.toBeNull();
    draw(<Tray scene={sceneOf(moment("turn"))} />);
    expect(table.querySelector('[data-thing^="pile:"]')).toBeNull();
    expect(at("objective")).toBeNull();
  });
});

describe("the whole desk", () => {
  it("shows every card in full, what lies in the rooms and what can still appear, and chooses what can be played", () => {
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
    const each = moment("keeper-keeper-action");
    const pick = vi.fn();
    const scene = { ...sceneOf(each), pick };
    draw(<Tray scene={scene} />);
    const press = (button: Element | null | undefined) => act(() => (button as HTMLElement | null)?.click());
    press([...table.querySelectorAll("button")].find(({ textContent }) => textContent === "Whole desk"));
    const desk = table.querySelector("dialog")!;
    for (const [kind] of Object.entries(each.view.pool)) expect(desk.textContent).toContain(scene.say(nameOfFoe(kind)));
    for (const { fronts } of Object.values(each.view.piles))
      for (const id of fronts) expect(desk.textContent).toContain(scene.say(cardName(id)));
    press([...desk.querySelectorAll("button")].find(({ textContent }) => textContent === "Choose"));
    expect(pick).toHaveBeenCalledOnce();
  });
});

const nameOfFoe = (kind: string) => tell("foe", { monster: monsterName(kind) });

describe("the sheet of an investigator", () => {
  const each = moment("turn");
  const own = each.view.investigators.find(({ seat }) => seat === each.view.seat)!;

  it("has the seven skills, what is left of the turn, and every card", () => {
    draw(<Tray scene={sceneOf(each)} />);
    expect(words("li[title] b")).toEqual(reference.skills.map(({ id }) => String(own.skills[id])));
    expect(table.textContent).toContain("2 Moves left");
    for (const id of own.cards) expect(at(`card:${id}`)).not.toBeNull();
    for (const id of [own.mental, own.physical]) expect(at(`trait:${id}`)).not.toBeNull();
  });

  it("is that of whoever takes a turn, for those who watch", () => {
    draw(<Tray scene={sceneOf({ ...each, view: { ...each.view, seat: null } })} />);
    expect(at(`investigator:${own.id}`)).not.toBeNull();
  });
});

describe("before the game", () => {
  it("offers the investigators nobody plays yet, then their traits with the skills they bring", () => {
    const [first, second] = [moment("character"), moment("trait")];
    draw(<Tray scene={sceneOf(first)} />);
    for (const { about } of first.question!.options) expect(at(about[0]!)?.dataset.legal).toBe("true");
    draw(<Tray scene={sceneOf(second)} />);
    for (const { about } of second.question!.options) expect(at(about[0]!)?.querySelector("[title]")).not.toBeNull();
  });
});

describe("a test", () => {
  it("passes with a 1 and fails with a 10, whatever the target", () => {
    expect([passes(1, -3), passes(10, 14), passes(6, 6), passes(7, 6)]).toEqual([true, false, true, false]);
  });

  it("shows what its target is made of, and the faces that pass", () => {
    const each = moment("test");
    const { target } = each.view.test!;
    draw(<Trial scene={sceneOf(each)} />);
    expect(table.querySelector('[role="img"]')?.getAttribute("aria-label")).toContain(String(Math.max(1, target)));
    expect(words("ul[aria-label] li:last-child b")).toEqual([String(target)]);
  });

  it("shows the die where it fell", () => {
    const each = moment("test");
    const test = { ...each.view.test!, die: 10, target: 8 };
    draw(<Trial scene={sceneOf({ ...each, view: { ...each.view, test } })} />);
    expect(table.querySelector('[role="img"]')?.getAttribute("aria-label")).toContain("failed");
  });

  it("shows the monster one fights and the half of the card that counts", () => {
    const each = moment("fight-investigator-drawn");
    const scene = sceneOf(each);
    draw(<Trial scene={scene} />);
    const [upper, lower] = bookOf(reference).cards.get(each.view.fight!.card!)!.lines;
    expect(table.textContent).toContain(scene.say(upper!));
    expect(table.textContent).not.toContain(scene.say(lower!));
    expect(table.querySelector('[data-thing^="monster:"]')).not.toBeNull();
  });
});

describe("what was read out", () => {
  it("can be read again", () => {
    const each = moment("revealed");
    const scene = sceneOf(each);
    draw(<Knowledge scene={scene} />);
    for (const { id, lines } of each.view.pages) {
      expect(at(`page:${id}`)).not.toBeNull();
      draw(explain(`page:${id}`, scene)!.figure);
      for (const line of lines) expect(table.textContent).toContain(scene.say(line));
      draw(<Knowledge scene={scene} />);
    }
    expect(at("objective")).not.toBeNull();
  });

  it("has the Objective for whoever has read it in secret, too; the keeper has it on the desk", () => {
    const [{ view }, { view: desk }] = [moment("turn"), moment("keeper-keeper-action")];
    const read = { ...view, objective_page: desk.objective_page };
    for (const [seen, there] of [
      [view, false],
      [read, true],
      [desk, false],
    ] as const) {
      draw(<Knowledge scene={sceneOf({ ...moment("turn"), view: seen })} />);
      expect(at("objective") !== null).toBe(there);
    }
  });
});
