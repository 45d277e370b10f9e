// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { drawingBox, namesEveryButton } from "../../../table/testing/drawn";
import { Bar } from "../board/Bar";
import { explain } from "../explain";
import { Knowledge } from "../knowledge/Knowledge";
import { moment, moments, sceneOf, strictSay } from "../testing/recorded";
import { Trial } from "../trial/Trial";
import type { View } from "../wire";
import { Tray } from "./Tray";

vi.mock("../../../text/say", async (original) => ({ ...(await original<object>()), useSay: () => strictSay("en") }));

const box = drawingBox();
const { draw, at, table, words } = box;

namesEveryButton(box, moments, (each) => {
  const scene = sceneOf(each);
  return [
    <Bar key="bar" scene={scene} />,
    <Tray key="tray" scene={scene} />,
    <Trial key="trial" scene={scene} />,
    <Knowledge key="knowledge" scene={scene} />,
  ];
});

describe("the display", () => {
  it("shows every item with its price, and offers those that can be bought", () => {
    const each = moment("for-sale");
    const pick = vi.fn();
    draw(<Tray scene={{ ...sceneOf(each), pick }} />);
    const offered = each.question!.options.flatMap(({ verb, about }) => (verb === "buy" ? about : []));
    for (const thing of offered) at(thing)?.click();
    expect(pick.mock.calls.map(([thing]) => thing)).toEqual(offered);
    expect(offered.length).toBeGreaterThan(0);
    for (const id of each.view.display) expect(at(`card:${id}`)?.textContent).toContain("costs $");
  });
});

describe("the sheet", () => {
  const each = moment("action");
  const own = each.view.investigators.find(({ seat }) => seat === each.view.seat)!;
  const others = each.view.investigators.filter((one) => one !== own);
  const played = (change: Partial<typeof own>): View => ({
    ...each.view,
    investigators: [{ ...own, ...change }, ...others],
  });

  it("raises a skill by the focus on it", () => {
    draw(<Tray scene={sceneOf({ ...each, view: played({ focus: ["lore"] }) })} />);
    const [lore] = words("li[title]");
    expect(lore).toContain(String((own.skills.lore ?? 0) + 1));
    expect(table.querySelector("li[title]")?.getAttribute("title")).toContain("1 by focus");
  });

  it("tells what an asset has borne", () => {
    const cards = [{ id: "bulletproof-vest", damage: 1 }];
    draw(<Tray scene={sceneOf({ ...each, view: played({ cards }) })} />);
    expect(at("card:bulletproof-vest")?.textContent).toMatch(/\d\/\d/);
  });

  it("is that of whoever takes a turn, for those who watch", () => {
    const other = others[0]!;
    draw(<Tray scene={sceneOf({ ...each, view: { ...each.view, seat: null, turn: other.seat } })} />);
    expect(at(`investigator:${other.id}`)).not.toBeNull();
  });
});

describe("the codex", () => {
  it("shows on every page how far what it waits for has come", () => {
    const each = moments.find(({ view }) => view.codex.some(({ goals }) => goals.length > 0))!;
    draw(<Bar scene={sceneOf(each)} />);
    for (const { number, goals } of each.view.codex)
      for (const { have, need } of goals) expect(at(`archive:${number}`)?.textContent).toContain(`${have}/${need}`);
  });

  it("is read in full where one asks for a page", () => {
    const each = moments.find(({ view }) => view.codex.length > 0)!;
    const scene = sceneOf(each);
    for (const { number, lines } of each.view.codex) {
      const { figure } = explain(`archive:${number}`, scene)!;
      draw(figure);
      for (const line of lines) expect(table.textContent).toContain(scene.say(line));
    }
  });
});

describe("the cup", () => {
  it("tells what is in it and what has been drawn", () => {
    const each = moment("drawn");
    const scene = sceneOf(each);
    draw(explain("cup", scene)!.figure);
    expect(table.querySelectorAll("ol li")).toHaveLength(each.view.drawn.length);
    expect(words("ul b")).toEqual(
      Object.values(each.view.cup)
        .filter((count) => count > 0)
        .map(String),
    );
  });
});

describe("the test under way", () => {
  it("shows the dice as they fell, and offers at a die what can be done about it", () => {
    const each = moment("dice");
    const pick = vi.fn();
    draw(<Trial scene={{ ...sceneOf(each), pick }} />);
    expect(table.querySelectorAll("ul li .die")).toHaveLength(each.view.test!.dice.length);
    const offered = each.question!.options.flatMap(({ also }) => also)[0]!;
    at(offered)?.click();
    expect(pick).toHaveBeenCalledWith(offered);
  });

  it("shows the monster one fights with its numbers", () => {
    const each = moment("fight");
    draw(<Trial scene={sceneOf(each)} />);
    expect(table.querySelector('[data-thing^="monster:"]')).not.toBeNull();
  });

  it("tells what somebody is about to suffer", () => {
    draw(<Trial scene={sceneOf(moment("suffering"))} />);
    expect(table.textContent).toContain("is about to suffer");
  });
});
