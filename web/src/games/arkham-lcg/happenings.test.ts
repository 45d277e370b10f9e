import { expect, it } from "vitest";
import { hasIcon } from "./art/icons";
import { events } from "./board/testing/recorded";
import { icon, opensChapter, tone, touched } from "./happenings";

it.each(events.map((event) => [event.event, event] as const))(
  "shows what %s touches, with an icon and a tone",
  (_, event) => {
    expect(touched(event).filter((thing) => /undefined|NaN|:$/.test(thing))).toEqual([]);
    expect(hasIcon(icon(event))).toBe(true);
    expect(["good", "bad", "uncanny", "plain"]).toContain(tone(event));
  },
);

it("begins a part of the log with a scenario and with its end", () => {
  const opening = new Set(events.filter(opensChapter).map(({ event }) => event));
  expect([...opening].sort()).toEqual(["scenario-began", "scenario-ended"]);
});
