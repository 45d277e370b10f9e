/** Every printed card can be drawn, small and large, with all its words in every language. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../../../text/say";
import { SHAPES } from "../../art/picture-shapes";
import { reference, strictSay } from "../../testing/recorded";
import { cardName } from "../../words";
import { LargeCard } from "./LargeCard";
import { SmallCard } from "./SmallCard";

const codes = Object.keys(reference.cards);

it("knows all 183 cards", () => {
  expect(codes).toHaveLength(183);
});

/** What is read, without the marks that set it. */
const words = (markup: string): string =>
  markup
    .replace(/<title>.*?<\/title>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

describe.each(LOCALES)("in %s", (locale) => {
  const say = strictSay(locale);
  const from = { reference, say };

  it.each(codes)("card %s says its name and what it does", (code) => {
    const small = words(renderToStaticMarkup(<SmallCard {...from} code={code} />));
    const large = words(renderToStaticMarkup(<LargeCard {...from} code={code} />));
    const name = say(cardName(code));
    expect(small).toContain(name);
    expect(large).toContain(name);
    expect(`${small} ${large}`).not.toMatch(/\b(card|trait|kind|class|slot|stage|set(?!-aside))-[a-z0-9]/);
  });

  it("marks the abilities of cards with their signs", () => {
    const drawn = renderToStaticMarkup(<LargeCard {...from} code="01006" />);
    expect(drawn).toContain(`<b>${say({ domain: "web-arkham-lcg", id: "head-action" })}</b>`);
  });
});

it("shows the other side of an act that has advanced", () => {
  const say = strictSay("en");
  const turned = words(renderToStaticMarkup(<LargeCard reference={reference} say={say} code="01108" turned />));
  expect(turned).toContain("The Rest of the House");
});

it("has a picture for every player card and treachery, and none that no card shows", () => {
  const titles = Object.values(reference.cards)
    .filter(({ type, code }) => ["asset", "event", "skill", "treachery"].includes(type) && code !== "01117")
    .map(({ title }) => title);
  expect(Object.keys(SHAPES).sort()).toEqual([...new Set(titles)].sort());
});
