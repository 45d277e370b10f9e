import { expect, it } from "vitest";
import { events } from "./board/testing/recorded";
import { opensChapter } from "./story";

it("begins a part of the log with a scenario and with its end", () => {
  const opening = new Set(events.filter(opensChapter).map(({ event }) => event));
  expect([...opening].sort()).toEqual(["scenario-began", "scenario-ended"]);
});
