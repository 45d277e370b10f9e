import { expect, it } from "vitest";
import { happenings, moments, reference } from "../../testing/recorded";
import type { Event, View } from "../../wire";
import { WIDE } from "../places";
import { makePlan } from "../plan";
import { whereabouts } from "../whereabouts";
import { animate } from "./animation";

const plan = makePlan(reference, WIDE, 1.4);
const view = moments[0]!.view;
const picture = (of: View) => ({ view: of, where: whereabouts(plan, of) });
const now = picture(view);
const walker = view.investigators[0]!;

const moved = (origin: number, to: number): Event => ({ event: "moved", who: walker.id, origin, to });

it("lets an investigator travel and draws it nowhere else meanwhile", () => {
  const { steps, away } = animate([moved(2, walker.location)], now, now, plan);
  expect(steps.map(({ motion }) => motion.does)).toEqual(["travel"]);
  expect([...away]).toEqual([`investigator:${walker.id}`]);
});

it("shows one who moves twice on one way at a time", () => {
  const [first, second] = animate([moved(1, 2), moved(2, 3)], now, now, plan).steps;
  expect(second!.start).toBeGreaterThanOrEqual(first!.start + first!.lasts);
  expect(first!.until).toBe(second!.start);
  expect(second!.from).toBe(second!.start);
});

it("is over within two and a half seconds, however much happened", () => {
  const events = Array.from({ length: 40 }, (_, i) => moved((i % 15) + 1, ((i + 1) % 15) + 1));
  expect(animate(events, now, now, plan).lasts).toBeLessThanOrEqual(2500);
});

it("cracks the space that was whole before", () => {
  const site = view.locations.findIndex(({ spaces }) => spaces.some(({ holds }) => holds === "empty"));
  const place = view.locations[site]!.spaces.findIndex(({ holds }) => holds === "empty");
  const locations = view.locations.map((location, i) =>
    i === site ? { ...location, spaces: location.spaces.with(place, { holds: "damage" }) } : location,
  );
  const { away } = animate([{ event: "damaged", at: site + 1 }], now, picture({ ...view, locations }), plan);
  expect([...away]).toEqual([`space:${site + 1}:${place}`]);
});

it("lets the monster that overruns the ritual site come all the way, and leaves it nowhere", () => {
  const overrun: Event = { event: "site-overrun", what: "red-wanderer-2", monster: 999, origin: 13 };
  const { steps, away } = animate([overrun], now, now, plan);
  expect(steps.map(({ motion }) => motion.does)).toEqual(["travel", "flash"]);
  expect([...away]).toEqual([]);
});

it("only lights the ritual site up where damage overruns it", () => {
  const { steps } = animate([{ event: "site-overrun", what: "damage" }], now, now, plan);
  expect(steps.map(({ motion }) => motion.does)).toEqual(["flash"]);
});

it("can animate everything that happens in a game", () => {
  for (const { event } of happenings) expect(() => animate([event as Event], now, now, plan)).not.toThrow();
});
