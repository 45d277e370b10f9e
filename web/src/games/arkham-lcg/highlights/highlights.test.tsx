import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "../../../text/say";
import { endedTest, happenings, moment, sceneOf } from "../testing/recorded";
import type { Event } from "../wire";
import { highlight } from ".";

const DRAWN: readonly Event["event"][] = [
  "test-ended",
  "token-was-revealed",
  "encounter-card-was-drawn",
  "act-advanced",
  "agenda-advanced",
  "attacked",
  "investigator-defeated",
  "investigator-lost",
  "scenario-ended",
];
const events = happenings.map(({ event }) => event as Event);
const drawn = (event: Event, locale: Locale = "en") =>
  renderToStaticMarkup(highlight(event, sceneOf(moment("commit-fight"), locale)));
const recorded = <Tag extends Event["event"]>(tag: Tag) =>
  events.find((event): event is Extract<Event, { event: Tag }> => event.event === tag)!;

describe.each(LOCALES)("in %s", (locale) => {
  it("draws every highlight of a game", () => {
    for (const event of events.filter((each) => DRAWN.includes(each.event)))
      expect(drawn(event, locale), event.event).not.toBe("");
  });
});

it("leaves to the shell what is no more than its words", () => {
  for (const event of events.filter((each) => !DRAWN.includes(each.event))) expect(drawn(event)).toBe("");
});

it("shows why a test went so, with every part of both numbers", () => {
  const { test } = moment("commit-fight").view;
  if (!test) throw new Error("no test was under way");
  const terms = [...test.terms, { source: "auto-fail", amount: 0 }];
  const { difficulty, difficulty_terms } = test;
  const tokens = [{ token: "auto-fail", value: 0 }];
  const failed = { succeeded: false, automatic: true, value: 0, terms, difficulty, difficulty_terms, tokens };
  const markup = drawn({ ...endedTest, ...failed });
  expect(markup).toContain("automatic failure");
  for (const { source } of [...test.terms, ...difficulty_terms]) expect(markup).toContain(`printed:${source}`);
  expect(markup).toContain("token:auto-fail");
});

it("shows the other side of an act or agenda", () => {
  const scene = sceneOf(moment("commit-fight"));
  for (const event of [recorded("act-advanced"), recorded("agenda-advanced")]) {
    const markup = drawn(event);
    expect(markup).toContain(scene.say({ domain: "arkham-lcg", id: `card-${event.card}-b` }));
    expect(markup).not.toContain(scene.say({ domain: "arkham-lcg", id: `card-${event.card}-text` }));
  }
});
