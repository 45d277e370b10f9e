import { expect, it } from "vitest";
import { thingsOf } from "../../table/options";
import { decisions } from "./board/testing/recorded";
import { partsOf } from "./things";
import type { View } from "./wire";

/** Everything the table shows at a moment: the board, the areas, one's hand, the edge. */
function onScreen(view: View): Set<string> {
  const own = view.investigators.find(({ seat }) => seat === view.seat);
  const cards = [
    ...view.locations.flatMap((each) => [each, ...each.attachments, ...each.others]),
    ...view.enemies,
    ...view.investigators.flatMap(({ assets, threats, discard }) => [...assets, ...threats, ...discard]),
    ...(own?.hand ?? []),
    ...view.limbo,
    ...view.looking,
    ...(view.test?.committed ?? []),
    ...[view.act, view.agenda].flatMap((each) => each ?? []),
  ];
  return new Set([
    ...cards.map(({ id }) => `card:${id}`),
    ...view.investigators.flatMap(({ code }) =>
      ["investigator", "deck", "discard", "resources"].map((kind) => `${kind}:${code}`),
    ),
    ...view.sheets.map(({ investigator }) => `investigator:${investigator}`),
    ...["willpower", "intellect", "combat", "agility"].map((skill) => `skill:${skill}`),
    "deck:encounter",
    "test",
  ]);
}

/** What is offered between scenarios lies in the collection, and a drawn token in nobody's view. */
const ELSEWHERE: ReadonlySet<string> = new Set(["printed", "token"]);

it("are on the table wherever an option is about one", () => {
  const lost = decisions.flatMap(({ options, view }) => {
    const seen = onScreen(view);
    return options.flatMap(thingsOf).filter((thing) => !seen.has(thing) && !ELSEWHERE.has(partsOf(thing).kind));
  });
  expect(decisions.flatMap(({ options }) => options).length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

it("are what every option is about that is no way out and no mere word", () => {
  const options = decisions.flatMap((each) => each.options);
  expect(options.filter(({ about, role, word }) => about.length === 0 && role === null && word === "")).toEqual([]);
});
