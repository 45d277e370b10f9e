// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { drawingBox, namesEveryButton } from "../../../table/testing/drawn";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf, strictSay } from "../testing/recorded";
import { Trial } from "../trial/Trial";
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

describe("the reserve", () => {
  it("shows every asset with its value, and offers those that can be acquired", () => {
    const each = moment("buy");
    const pick = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), pick }} />);
    for (const id of each.view.reserve) at(`card:${id}`)?.click();
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(each.view.reserve.map((id) => `card:${id}`));
    expect(table.textContent).toContain("value ");
  });
});

describe("the sheet", () => {
  it("adds improvements to what is printed", () => {
    const each = moment("action");
    const [own] = each.view.investigators;
    const improved = { ...own!, improved: { lore: 2 } };
    const view = { ...each.view, investigators: [improved, ...each.view.investigators.slice(1)] };
    draw(<Tray scene={sceneOf({ ...each, view })} />);
    const [lore] = words("li[title]");
    expect(lore).toContain(String((own?.skills.lore ?? 0) + 2));
    expect(lore).toContain("+2");
  });

  it("is that of whoever takes a turn, for those who watch", () => {
    const each = moment("action");
    const other = each.view.investigators[1]!;
    const view = { ...each.view, seat: null, turn: other.seat };
    draw(<Tray scene={sceneOf({ ...each, view })} />);
    expect(at(`investigator:${other.id}`)).not.toBeNull();
  });
});

describe("the test under way", () => {
  it("shows where every die comes from and the chance, before the roll", () => {
    const each = moment("before-roll");
    const { test } = each.view;
    draw(<Trial scene={sceneOf(each)} />);
    const parts = words("ul[aria-label] li");
    expect(parts).toHaveLength(test!.parts.length + 1);
    expect(parts.at(-1)).toContain(String(test!.pool));
    expect(table.textContent).toContain("%");
  });

  it("shows the dice as they fell, and offers at a die what can be done about it", () => {
    const each = moment("dice");
    const pick = vi.fn();
    draw(<Trial scene={{ ...sceneOf(each), pick }} />);
    expect(table.querySelectorAll(".die")).toHaveLength(each.view.test!.dice.length);
    const [face] = each.view.test!.dice;
    at(`die:${face}`)?.click();
    expect(pick).toHaveBeenCalledWith(`die:${face}`);
  });

  it("lights successes only", () => {
    const each = moment("dice");
    const view = { ...each.view, test: { ...each.view.test!, dice: [4, 5, 6], at_least: 5 } };
    draw(<Trial scene={sceneOf({ view, question: null })} />);
    expect(table.querySelectorAll(".die.is-success")).toHaveLength(2);
    expect(table.querySelectorAll(".die.is-failure")).toHaveLength(1);
  });

  it("shows the monster one fights, and which of its two tests is made", () => {
    const each = moment("combat-test");
    draw(<Trial scene={sceneOf(each)} />);
    expect(table.querySelector(".monster-chip")).not.toBeNull();
    expect(table.textContent).toContain(`Toughness: ${each.view.combat!.toughness - each.view.combat!.lost}`);
  });

  it("tells what somebody is about to lose", () => {
    const each = moment("losing");
    draw(<Trial scene={sceneOf(each)} />);
    expect(table.textContent).toContain("is about to lose");
  });
});
