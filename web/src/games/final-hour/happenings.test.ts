import { expect, it } from "vitest";
import { hasIcon } from "./art/icons";
import { EVENTS, icon, tone, touched } from "./happenings";
import { happenings } from "./testing/recorded";
import type { Event } from "./wire";

/** The end of the game, and a round of a lone player, who leads nobody. */
const NOWHERE = new Set(["game-ended", "round-began"]);

const events = happenings.map(({ event }) => event as Event);

it("was recorded with an event of every kind", () => {
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(Object.keys(EVENTS)));
});

it.each(events.map((event) => [event.event, event] as const))(
  "%s has an icon, a tone and what it touched",
  (name, event) => {
    expect(hasIcon(icon(event))).toBe(true);
    expect(icon(event)).not.toBe("log");
    expect(["good", "bad", "uncanny", "plain"]).toContain(tone(event));
    if (!NOWHERE.has(name)) expect(touched(event)).not.toEqual([]);
    for (const thing of touched(event)) expect(thing).not.toMatch(/undefined|NaN/);
  },
);
