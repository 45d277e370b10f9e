import { describe, expect, it } from "vitest";
import type { Event, View } from "../../wire";
import { chartsFor, slotsOf } from "../charts";
import { layOut } from "../layout";
import { makePlan } from "../plan";
import { events, moment, scenes } from "../testing/recorded";
import { whereabouts } from "../whereabouts";
import { animate } from "./animation";

const BOARD = { width: 856, height: 600 };

function played(list: readonly Event[], before: View, after: View) {
  const { spread } = layOut(chartsFor(slotsOf(after.locations).values()), BOARD);
  const plan = makePlan(after.locations, spread);
  const picture = (view: View) => ({ view, where: whereabouts(makePlan(view.locations, spread), view).points });
  return animate(list, picture(before), picture(after), plan);
}

const scene = (tag: Event["event"]) => {
  const found = scenes.find((each) => each.events.some(({ event }) => event === tag) && each.before.locations.length);
  if (!found) throw new Error(`no scene with ${tag} was recorded`);
  return played(found.events, found.before, found.after);
};
const does = (tag: Event["event"]) => scene(tag).steps.map(({ motion }) => motion.does);

describe("an animation", () => {
  it("lets an investigator travel and draws them nowhere else meanwhile", () => {
    const { steps, away } = scene("moved");
    const walk = steps.find(({ motion }) => motion.does === "travel")!;
    expect(away).toContain(walk.motion.thing);
  });

  it("turns over a location that is revealed", () => expect(does("location-revealed")).toContain("turn"));
  it("lets clues travel to their finder", () => expect(does("clues-discovered")).toContain("clue"));
  it("lets an enemy appear where it spawns", () => expect(does("spawned")).toContain("appear"));
  it("lets an attacker strike", () => expect(does("attacked")).toContain("strike"));
  it("lets a defeated enemy fall", () => expect(does("enemy-was-defeated")).toContain("fall"));

  it("tells damage and horror side by side", () => {
    const { view } = moment("house");
    const who = view.investigators.find(({ location }) => location >= 0)!.code;
    const { steps } = played([{ event: "harmed", who, damage: 2, horror: 1 }], view, view);
    const told = steps.map(({ motion }) => (motion.does === "flash" ? [motion.tone, motion.text] : []));
    expect(told).toEqual([
      ["harm", "−2"],
      ["horror", "−1"],
    ]);
  });

  it("is over within two and a half seconds, however much happened", () => {
    const { view } = moment("town");
    const who = view.investigators.find(({ location }) => location >= 0)!.code;
    const many = Array.from({ length: 60 }, (): Event => ({ event: "harmed", who, damage: 1, horror: 1 }));
    expect(played(many, view, view).lasts).toBeLessThanOrEqual(2500);
  });

  it("can be staged of everything that happens in a game", () => {
    const { view } = moment("house");
    expect(events.length).toBeGreaterThan(60);
    for (const event of events) expect(() => played([event], view, view)).not.toThrow();
  });
});
