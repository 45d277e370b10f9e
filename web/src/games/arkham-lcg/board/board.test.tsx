import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Hand } from "../../../table/map/hand";
import { optionsByThing } from "../../../table/options";
import { type Locale, makeBundle, sayFrom } from "../../../text/fluent";
import { LOCALES } from "../../../text/say";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import { chartsFor, slotsOf } from "./charts";
import { DeskMap } from "./DeskMap";
import { Edge } from "./edge/Edge";
import { layOut } from "./layout";
import { makePlan } from "./plan";
import { type Moment, moments, reference } from "./testing/recorded";
import { whereabouts } from "./whereabouts";
import { DOMAIN } from "./words";

const read = (path: string, locale: Locale) => readFileSync(`${path}/${locale}.ftl`, "utf8");

/** A voice that lets nothing of the board's own words pass that it cannot say; names are said as they are called. */
function voiceOf(locale: Locale) {
  const bundles = new Map([
    ["kernel", makeBundle(locale, read("../src/miskatonic/kernel/locale", locale))],
    ["web", makeBundle(locale, read("src/locale", locale))],
    [DOMAIN, makeBundle(locale, read("src/games/arkham-lcg/board/locale", locale))],
    ["web-arkham-lcg", makeBundle(locale, read("src/games/arkham-lcg/locale", locale))],
    ["arkham-lcg", makeBundle(locale, "")],
  ]);
  const say = sayFrom(
    (domain) => bundles.get(domain),
    ({ domain, id }) => {
      if (domain !== "arkham-lcg") throw new Error(`${domain}/${locale} does not say ${id}`);
    },
  );
  return (message: Parameters<typeof say>[0]) => {
    const said = say(message);
    if (/\{\$/.test(said)) throw new Error(`${message.id} in ${locale} lacks a variable: ${said}`);
    return said;
  };
}

function sceneOf({ view, question }: Moment, locale: Locale): Here {
  const nothing = () => {};
  return {
    view,
    reference,
    question,
    optionsAt: optionsByThing(question),
    lit: new Set(),
    pointed: new Map(),
    fresh: [],
    say: voiceOf(locale),
    choose: nothing,
    pick: nothing,
    press: nothing,
    light: nothing,
    explain: nothing,
    point: nothing,
  };
}

const hand = { grip: () => ({}) } as unknown as Hand;
const AT_REST = { steps: [], away: new Set<Thing>(), lasts: 0, number: 0 };

function drawn(moment: Moment, locale: Locale = "en"): { scene: Here; markup: string } {
  const scene = sceneOf(moment, locale);
  const { locations } = moment.view;
  const { spread } = layOut(chartsFor(slotsOf(locations).values()), { width: 856, height: 600 });
  const plan = makePlan(locations, spread);
  const where = whereabouts(plan, moment.view);
  const markup = renderToStaticMarkup(
    <>
      <DeskMap scene={scene} plan={plan} where={where} hand={hand} animation={AT_REST} />
      <Edge scene={scene} hand={hand} />
    </>,
  );
  return { scene, markup };
}

describe.each(moments)("the desk of the $name", (moment) => {
  const { view } = moment;

  it("shows every location, enemy and investigator, the act and the agenda", () => {
    const { markup } = drawn(moment);
    const things = [
      ...view.locations.map(({ id }) => `card:${id}`),
      ...view.enemies.map(({ id }) => `card:${id}`),
      ...view.investigators.flatMap(({ code, fate }) => (fate === "playing" ? [`investigator:${code}`] : [])),
      ...[view.act, view.agenda].flatMap((each) => (each ? [`card:${each.id}`] : [])),
    ];
    expect(things.filter((thing) => !markup.includes(`data-thing="${thing}"`))).toEqual([]);
  });

  it("lets what can be chosen on it be reached with the keyboard", () => {
    const { scene, markup } = drawn(moment);
    const there = [...view.locations, ...view.enemies]
      .map(({ id }) => `card:${id}`)
      .filter((thing) => scene.optionsAt.has(thing));
    expect(there.length).toBeGreaterThan(0);
    for (const thing of there) {
      const tag = markup.match(new RegExp(`<g[^>]*data-thing="${thing}"[^>]*>`))?.[0] ?? "";
      expect(tag, thing).toContain('tabindex="0"');
      expect(tag, thing).toMatch(/aria-label="[^"]+"/);
    }
  });

  it("calls no two locations the same", () => {
    const { markup } = drawn(moment);
    const plates = view.locations.map(({ id }) => `data-thing="card:${id}"`).join("|");
    const labelled = new RegExp(`<g[^>]*aria-label="([^"]+)"[^>]*(?:${plates})`, "g");
    const labels = [...markup.matchAll(labelled)].map(([, label]) => (label ?? "").replace(/^.*?\d\. /, ""));
    expect(labels.length).toBe(view.locations.length);
    expect(new Set(labels.map((label) => label.split(/, (?:shroud|not)/)[0])).size).toBe(labels.length);
  });

  it.each(LOCALES)("finds its words in %s", (locale) => {
    expect(() => drawn(moment, locale)).not.toThrow();
  });
});
