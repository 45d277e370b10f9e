import { describe, expect, it } from "vitest";
import { decisions, moment, reference } from "./board/testing/recorded";
import { ELSEWHERE, keyOf, target } from "./targets";
import type { View } from "./wire";

const option = (key: string) => ({ key, say: { domain: "arkham-lcg", id: "option-pass" } });

/** Everything the table shows at a moment: the board, the areas, one's hand, the edge. */
function onScreen(view: View): Set<string> {
  const own = view.investigators.find(({ seat }) => seat === view.seat);
  const cards = [
    ...view.locations.flatMap(({ attachments, others }) => [...attachments, ...others]),
    ...view.investigators.flatMap(({ assets, threats, discard }) => [...assets, ...threats, ...discard]),
    ...(own?.hand ?? []),
    ...view.limbo,
    ...view.looking,
    ...(view.test?.committed ?? []),
    ...[view.act, view.agenda].flatMap((each) => each ?? []),
  ];
  return new Set([
    ...view.locations.map(({ id }) => `card:${id}`),
    ...view.enemies.map(({ id }) => `card:${id}`),
    ...view.investigators.flatMap(({ code }) =>
      ["investigator", "deck", "discard", "resources"].map((kind) => `${kind}:${code}`),
    ),
    ...view.sheets.map(({ investigator }) => `investigator:${investigator}`),
    ...cards.map(({ id }) => `card:${id}`),
    ...["willpower", "intellect", "combat", "agility"].map((skill) => `skill:${skill}`),
    "deck:encounter",
    "test",
  ]);
}

describe("where options are", () => {
  it("finds a thing on the table for every recorded option, or leaves it out on purpose", () => {
    const lost = decisions.flatMap(({ keys, view }) => {
      const seen = onScreen(view);
      return keys.filter((key) => {
        const things = target(option(key), view, reference);
        if (ELSEWHERE.has(keyOf(option(key)).verb)) return things.length > 0;
        // What is offered between scenarios lies in the collection, and a drawn token in nobody's view.
        return !things.length || things.some((thing) => !seen.has(thing) && !/^(printed|token):/.test(thing));
      });
    });
    expect(decisions.flatMap(({ keys }) => keys).length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it("points at the copy that is meant", () => {
    const { view } = moment("house");
    const [first, second] = [view.locations[0]!, view.enemies[0]!];
    expect(target(option(`move:${first.code}#${first.id}`), view, reference)).toEqual([`card:${first.id}`]);
    expect(target(option(`evade:${second.code}#${second.id}`), view, reference)).toEqual([`card:${second.id}`]);
    expect(target(option(`use:${view.act!.code}#${view.act!.id}:advance-act`), view, reference)).toEqual([
      `card:${view.act!.id}`,
    ]);
  });

  it("investigates where one stands", () => {
    const { view } = moment("town");
    const own = view.investigators.find(({ seat }) => seat === view.seat)!;
    expect(target(option("investigate"), view, reference)).toEqual([`card:${own.location}`]);
  });

  it("finds a weapon on its card and on everybody it could strike", () => {
    const { view: recorded } = moment("house");
    const view = {
      ...recorded,
      enemies: recorded.enemies.map((enemy, i) => ({ ...enemy, fight_odds: i === 0 ? 0.5 : null })),
    };
    expect(target(option("activate:01086#999:stab"), view, reference)).toEqual([
      "card:999",
      `card:${view.enemies[0]!.id}`,
    ]);
  });

  it("finds an event of the discard pile on the pile, though the same card is in hand", () => {
    const { view: recorded } = moment("study");
    const event = { id: 7, code: "01088", price: 0 };
    const view = {
      ...recorded,
      investigators: recorded.investigators.map((each) =>
        each.seat === recorded.seat
          ? { ...each, hand: [{ ...event, id: 9 }], discard: [event, { id: 8, code: "01089" }], discarded_event: event }
          : each,
      ),
    };
    const own = view.investigators.find(({ seat }) => seat === view.seat)!;
    expect(target(option("play-discarded:01088"), view, reference)).toEqual(["card:7", `discard:${own.code}`]);
    expect(target(option("play:01088"), view, reference)).toEqual(["card:9"]);
    expect(target(option("use:01088#7:play"), view, reference)).toEqual(["card:7", `discard:${own.code}`]);
  });

  it("means every equal card of a hand", () => {
    const { view: recorded } = moment("study");
    const view = {
      ...recorded,
      investigators: recorded.investigators.map((each) =>
        each.seat === recorded.seat
          ? { ...each, hand: [7, 8, 9].map((id) => ({ id, code: id === 9 ? "01088" : "01089", price: null })) }
          : each,
      ),
    };
    expect(target(option("commit:01089"), view, reference)).toEqual(["card:7", "card:8"]);
  });
});
