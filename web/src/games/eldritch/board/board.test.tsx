// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Grip } from "../../../table/map/hand";
import { drawingBox, onLargeScreen } from "../../../table/testing/drawn";
import type { Here } from "../scene";
import { moment, moments, sceneOf } from "../testing/recorded";
import * as things from "../things";
import { Board } from ".";
import { lyingOn, thingsOn } from "./load";
import { SpaceTokens } from "./SpaceTokens";

onLargeScreen();
const { draw, at } = drawingBox();

describe("what lies on a space", () => {
  it.each(moments.map((each) => [each.names.join(", "), each] as const))("has a name of its own at “%s”", (_, each) => {
    const { view } = each;
    const all = sceneOf(each).reference.spaces.flatMap(({ id }) => thingsOn(id, lyingOn(id, view)));
    expect(new Set(all).size).toBe(all.length);
    for (const { token } of view.monsters) expect(all).toContain(things.monster(token));
    for (const { space } of view.gates) expect(all).toContain(things.gate(space));
    for (const { id, fate } of view.investigators)
      expect(all.includes(things.investigator(id))).toBe(fate === "in-play");
  });

  it("shows the worst monsters on top of a pile", () => {
    const { view } = moment("action");
    const [one] = view.monsters;
    const token = { ...one!, space: "rome" };
    const monsters = [
      { ...token, token: 1, toughness: 1 },
      { ...token, token: 2, toughness: 4 },
      { ...token, token: 3, toughness: 2, epic: true },
    ];
    expect(lyingOn("rome", { ...view, monsters }).monsters.map((each) => each.token)).toEqual([3, 2, 1]);
  });
});

describe("a pawn", () => {
  const asked = moments.find(
    ({ question, view }) =>
      view.test && question?.options.some(({ about, also }) => /^investigator/.test(about[0] ?? "") && also.length),
  )!;

  it("is not marked for what is offered at the dice", () => {
    const [scene, [own = ""]] = [sceneOf(asked), asked.question!.options.find(({ also }) => also.length)!.about];
    const { space } = asked.view.investigators.find(({ id }) => things.investigator(id) === own)!;
    const drawn = (scene: Here) => (
      <svg role="none">
        <SpaceTokens scene={scene} hand={hand} id={space} lying={lyingOn(space, asked.view)} away={new Set()} />
      </svg>
    );
    const hand = { grip: () => ({}) as Grip };
    draw(drawn(scene));
    expect(at(own)?.classList).not.toContain("is-legal");
    const elsewhere = scene.question!.options.map((option) => ({ ...option, also: [] }));
    draw(drawn({ ...scene, question: { ...scene.question!, options: elsewhere } }));
    expect(at(own)?.classList).toContain("is-legal");
  });
});

describe("the bar above the world", () => {
  it("has doom, the omen, the mystery and how many Mythos cards are left", () => {
    const each = moment("action");
    const explain = vi.fn();
    draw(<Board scene={{ ...sceneOf(each), explain }} />);
    const { ancient_one, mythos } = each.view;
    const bar = [things.ancientOne(ancient_one), things.DOOM, things.OMEN, things.MYSTERY, "deck:mythos"];
    for (const thing of bar) act(() => at(thing)!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(explain.mock.calls.map(([thing]) => thing)).toEqual(bar);
    expect(at("deck:mythos")?.textContent).toContain(String(mythos));
  });

  it("offers the omen track where the omen may be put elsewhere", () => {
    const pick = vi.fn();
    draw(<Board scene={{ ...sceneOf(moment("omen")), pick }} />);
    act(() => at(things.OMEN)!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(pick).toHaveBeenCalledWith(things.OMEN);
  });
});
