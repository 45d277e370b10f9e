import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../text/say";
import { moments, reference, sceneOf } from "../testing/recorded";
import type { Event } from "../wire";
import { highlight } from ".";

const [moment] = moments;
if (!moment) throw new Error("nothing was recorded");
const rows = reference.ancient_ones.find(({ id }) => id === moment.view.ancient_one)?.reckoning ?? [];

describe.each(LOCALES)("in %s", (locale) => {
  const scene = sceneOf(moment, locale);
  const drawn = (event: Event) => renderToStaticMarkup(highlight(event, scene));

  it("shows what the reckoning does", () => {
    expect(rows).not.toEqual([]);
    for (const { id, name, text } of rows) {
      const markup = drawn({ event: "reckoning", omens: 3, row: id });
      for (const told of [name, text]) expect(markup).toContain(scene.say(told));
    }
    expect(drawn({ event: "reckoning", omens: 0, row: null })).toBe("");
  });

  it("shows the symbol of a clue", () => {
    for (const symbol of reference.ritual_symbols) {
      const markup = drawn({ event: "clue-found", who: "jenny-barnes", at: 7, symbol });
      expect(markup).toContain(scene.say({ domain: "final-hour", id: `symbol-${symbol}` }));
    }
  });

  it("shows what an item does", () => {
    expect(reference.items).not.toEqual([]);
    for (const { id, name, text } of reference.items) {
      const markup = drawn({ event: "item-found", who: "jenny-barnes", item: id });
      for (const told of [name, text]) expect(markup).toContain(scene.say(told));
    }
  });

  it("shows the symbols of the ritual", () => {
    const symbols = reference.ritual_symbols.slice(0, 2) as [string, string];
    const [one, other] = symbols;
    const shown = [
      drawn({ event: "ritual-cards-revealed", who: "jenny-barnes", cards: [1, 2], symbols }),
      drawn({ event: "ritual-tokens-revealed", one, other, matches: 3, target: 4 }),
      drawn({ event: "ritual-tokens-shown", one, other }),
    ];
    for (const markup of shown) {
      expect(markup.match(/<li/g)).toHaveLength(2);
      for (const symbol of symbols)
        expect(markup).toContain(scene.say({ domain: "final-hour", id: `symbol-${symbol}` }));
    }
  });
});
