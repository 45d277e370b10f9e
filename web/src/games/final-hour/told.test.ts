import { expect, it } from "vitest";
import { tellsEverything } from "../../table/testing/told";
import { LOCALES } from "../../text/say";
import { face } from "./face";
import { origin } from "./origin";
import { story } from "./story";
import * as recorded from "./testing/recorded";
import { GAME } from "./words";

const { log, moments, sceneOf, strictSay } = recorded;

tellsEverything(face, {
  game: GAME,
  ...recorded,
  absent: ["monster:999", "location:16", "action:999", "deck:nobody", "unheard-of:1"],
});

it("tells of every question where it comes from", () => {
  for (const each of moments) if (each.question) expect(origin(each.question, sceneOf(each))?.text).toBeTruthy();
});

it("tells of the ritual last", () => {
  const lines = story(log).at(-1)?.lines ?? [];
  expect(lines.map(({ id }) => id).slice(-2)).toEqual(["story-tokens", "story-ritual"]);
});

it.each(LOCALES)("tells in %s which symbols were right when a game was lost before the attempt", (locale) => {
  const events = [
    { event: "round-began", round: 1 },
    { event: "ritual-tokens-shown", one: "moon", other: "star" },
  ];
  const [chapter] = story(events.map((event) => ({ ...log[0]!, event })));
  expect(chapter?.lines.map(({ id }) => id)).toEqual(["story-tokens"]);
  expect(strictSay(locale)(chapter!.lines[0]!)).not.toBe("");
});
