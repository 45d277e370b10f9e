import { expect, it } from "vitest";
import { SHEET } from "../../map/ground/projection";
import type { MapPath } from "../../map/routes";
import { siteOf } from "../../map/sites";
import { happenings, moment, moments, reference } from "../../testing/recorded";
import type { Event, View } from "../../wire";
import { lyingOn } from "../load";
import { spotsOf } from "../spots";
import { animate } from "./animation";
import { waysOf } from "./ways";

const ways = waysOf(reference.paths.map(({ one, other, kind }): MapPath => ({ from: one, to: other, kind })));
const picture = (view: View) => ({
  view,
  where: spotsOf(new Map(reference.spaces.map(({ id }) => [id, lyingOn(id, view)]))),
});

const { view } = moment("action");
const walker = view.investigators[0]!;
const standing = (space: string) =>
  picture({ ...view, investigators: [{ ...walker, space }, ...view.investigators.slice(1)] });
const moved = (origin: string, to: string): Event => ({ event: "investigator-moved", who: walker.id, origin, to });
const pawn = `investigator:${walker.id}`;

it("lets an investigator travel along the line and draws the pawn nowhere else meanwhile", () => {
  const { steps, away } = animate([moved("london", "rome")], standing("london"), standing("rome"), ways);
  const [{ motion }] = steps as [(typeof steps)[number]];
  expect(motion).toMatchObject({ does: "travel", thing: pawn });
  const { line } = motion as Extract<typeof motion, { does: "travel" }>;
  expect(line.length).toBeGreaterThan(10);
  expect(line.at(-1)).toEqual(standing("rome").where.get(pawn));
  expect([...away]).toEqual([pawn]);
});

it("goes the same way back", () => {
  const way = ways("london", "rome");
  expect(ways("rome", "london")).toEqual(way.map((line) => line.toReversed()));
});

it("leaves the map at one edge and comes in at the other, one after the other", () => {
  for (const [from, to] of [
    ["tokyo", "2"],
    ["2", "tokyo"],
  ] as const) {
    const { steps } = animate([moved(from, to)], standing(from), standing(to), ways);
    expect(steps.map(({ motion }) => motion.does)).toEqual(["travel", "travel"]);
    const [out, back] = steps.map(({ motion }) => (motion as Extract<typeof motion, { does: "travel" }>).line);
    const side = siteOf(from).x > SHEET.width / 2 ? 1 : -1;
    expect(side * (out!.at(-1)!.x - SHEET.width / 2)).toBeGreaterThan(SHEET.width * 0.45);
    expect(side * (back![0]!.x - SHEET.width / 2)).toBeLessThan(-SHEET.width * 0.45);
    expect(steps[1]!.from).toBe(steps[0]!.start + steps[0]!.lasts);
  }
});

it("takes somebody who is sent anywhere straight there", () => {
  const { steps } = animate([moved("london", "sydney")], standing("london"), standing("sydney"), ways);
  expect(steps.map(({ motion }) => (motion.does === "travel" ? motion.line.length : 0))).toEqual([2]);
});

it("opens a gate where none was, and lets its monster appear there", () => {
  const taken = new Set([...view.gates, ...view.monsters].map(({ space }) => space));
  const { id: at } = reference.spaces.find(({ id, gate }) => gate && !taken.has(id))!;
  const comes = { ...view.monsters[0]!, token: 900, space: at };
  const after = picture({
    ...view,
    gates: [...view.gates, { space: at, omen: "red" }],
    monsters: [...view.monsters, comes],
  });
  const events: Event[] = [
    { event: "gate-opened", at },
    { event: "monster-spawned", at, kind: comes.kind, monster: 900 },
  ];
  const { steps, away } = animate(events, picture(view), after, ways);
  expect(steps.map(({ motion }) => motion.does)).toEqual(["open", "appear"]);
  expect(steps[0]!.motion).toMatchObject({ actor: { is: "gate", omen: "red" } });
  expect([...away]).toEqual([`gate:${at}`, "monster:900"]);
});

it("lets a monster fall where it stood, and numbers rise one after the other", () => {
  const gone = view.monsters[0]!;
  const after = picture({ ...view, monsters: view.monsters.slice(1) });
  const { kind, token: monster, space } = gone;
  const events: Event[] = [
    { event: "lost", who: walker.id, what: "sanity", count: 1 },
    { event: "lost", who: walker.id, what: "health", count: 2 },
    { event: "monster-defeated", kind, monster, at: space },
  ];
  const { steps } = animate(events, picture(view), after, ways);
  expect(steps.map(({ motion }) => motion.does)).toEqual(["flash", "flash", "fall"]);
  expect(steps[1]!.start).toBeGreaterThanOrEqual(steps[0]!.start + steps[0]!.lasts);
});

it("shows nothing of what came and went meanwhile", () => {
  const events: Event[] = [{ event: "monster-spawned", kind: "zombie", monster: 901, at: "rome" }];
  const { steps, away } = animate(events, picture(view), picture(view), ways);
  expect([steps, [...away]]).toEqual([[], []]);
});

it("can animate everything that happens in a game", () => {
  const [before, after] = [picture(moments[0]!.view), picture(moments.at(-1)!.view)];
  for (const { event } of happenings) expect(() => animate([event as Event], before, after, ways)).not.toThrow();
});
