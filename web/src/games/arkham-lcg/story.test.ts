import { expect, it } from "vitest";
import type { Happening } from "../../wire";
import { events } from "./board/testing/recorded";
import { opensChapter, resolution } from "./story";

it("begins a part of the log with a scenario and with its end", () => {
  const opening = new Set(events.filter(opensChapter).map(({ event }) => event));
  expect([...opening].sort()).toEqual(["scenario-began", "scenario-ended"]);
});

it("ends with the text of the resolution that was reached last", () => {
  const ended = (scenario: string, resolution: string) => ({
    event: { event: "scenario-ended", scenario, resolution },
  });
  const log = [ended("gathering", "r1"), { event: { event: "round-began", round: 1 } }, ended("midnight-masks", "r2")];
  expect(resolution(log as unknown as Happening[]).map(({ id }) => id)).toEqual(["resolution-midnight-masks-r2"]);
});
