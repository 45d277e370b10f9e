import { expect, it } from "vitest";
import { tellsEverything } from "../../table/testing/told";
import { explain } from "./explain";
import { face } from "./face";
import { story } from "./story";
import * as recorded from "./testing/recorded";
import { card } from "./things";
import { GAME } from "./words";

const { log, moments, sceneOf } = recorded;

tellsEverything(face, {
  game: GAME,
  ...recorded,
  absent: ["card:9999", "deck:nobody", "printed:99999", "unheard-of:1"],
});

it("tells of every scenario of a campaign how it began and ended", () => {
  const told = story(log).flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(told.filter((id) => id === "story-scenario")).toHaveLength(3);
  expect(told.filter((id) => id === "story-ended")).toHaveLength(3);
});

it("tells of locations and enemies more than what is printed on them", () => {
  for (const each of moments) {
    for (const { id } of [...each.view.locations, ...each.view.enemies]) {
      expect(explain(card(id), sceneOf(each))?.lines, card(id)).not.toEqual([]);
    }
  }
});
