/** What is to be seen of what just happened in the city: a short animation, made from the events. */
import type { Line, Point } from "../../../../table/map/geometry";
import { arrive, type FlashMotion, flash, leave, travel } from "../../../../table/map/motion/acts";
import type { Lengths, MapAnimation } from "../../../../table/map/motion/pace";
import { animator, type Transition } from "../../../../table/map/motion/transition";
import type { Picture } from "../../../../table/map/motion/use-animation";
import type { Happening } from "../../../../wire";
import type { Thing } from "../../../face";
import type { Event, MonsterView, View } from "../../wire";
import { anomalyOf, cluesOf, doomOn } from "../lying";
import { type Plan, placeIn } from "../plan";
import * as things from "../things";

/** Who or what moves. */
export type Actor =
  | { is: "investigator"; id: string; own: boolean }
  | { is: "monster"; kind: string; epic: boolean }
  | { is: "doom"; count: number }
  | { is: "clue" }
  | { is: "anomaly" };

export type FlashTone = "health" | "sanity" | "heal" | "clue" | "doom" | "good";

/** What is to be seen; where a thing does it, which one. */
export type Motion =
  | { does: "travel"; thing: Thing; actor: Actor; line: Line }
  | { does: "appear" | "fall" | "open" | "close"; thing: Thing; actor: Actor; at: Point }
  | FlashMotion<FlashTone>;

export type CityAnimation = MapAnimation<Motion>;

const LASTS: Lengths<Motion> = { travel: 620, appear: 560, fall: 560, open: 760, close: 640, flash: 760 };

/** Animate the events that led from one picture to the other. */
export const animate = animator<Event, View, Plan, Motion>(motionsOf, LASTS);

export const animationOf = (fresh: readonly Happening[], before: Picture<View>, after: Picture<View>, plan: Plan) =>
  animate(
    fresh.map(({ event }) => event as Event),
    before,
    after,
    plan,
  );

type Change = Transition<View, Plan>;

function motionsOf(event: Event, change: Change): Motion[] {
  switch (event.event) {
    case "moved":
      return walk(things.investigator(event.who), person(event.who, change), event.origin, event.to, change);
    case "monster-moved":
      return walk(things.monster(event.monster), monster(event, change), event.origin, event.to, change);
    case "investigator-joined":
      return arrive("appear", things.investigator(event.who), person(event.who, change), change);
    case "monster-spawned":
      return arrive("appear", things.monster(event.monster), monster(event, change), change);
    case "clue-placed":
      return raise(cluesOf(event.neighborhood), { is: "clue" }, "clue", 1, change);
    case "doom-placed":
      return raise(doomOn(event.at), doom(event.at, change.after.view), "doom", event.count, change);
    case "doom-removed":
      return lower(doomOn(event.at), doom(event.at, change.before.view), event.count, change);
    case "anomaly-appeared":
      return arrive("open", anomalyOf(event.neighborhood), { is: "anomaly" }, change);
    case "anomaly-closed":
      return leave("close", anomalyOf(event.neighborhood), { is: "anomaly" }, change);
    case "monster-defeated":
      return leave("fall", things.monster(event.monster), monster(event, change), change);
    case "investigator-defeated":
      return leave("fall", things.investigator(event.who), person(event.who, change), change);
    case "suffered":
      return flash(things.investigator(event.who), tone(event.what), `−${event.count}`, change);
    case "recovered":
      return flash(things.investigator(event.who), "heal", `+${event.count}`, change);
    case "monster-hurt":
      return flash(things.monster(event.monster), "health", `−${event.count}`, change);
    default:
      return [];
  }
}

const tone = (what: string): FlashTone => (what === "horror" ? "sanity" : "health");

const person = (id: string, { after: { view } }: Change): Actor => ({
  is: "investigator",
  id,
  own: view.investigators.some((each) => each.id === id && each.seat === view.seat),
});

function monster({ monster, kind }: { monster: number; kind: string }, { before, after }: Change): Actor {
  const isIt = ({ token }: MonsterView) => token === monster;
  const seen = after.view.monsters.find(isIt) ?? before.view.monsters.find(isIt);
  return { is: "monster", kind, epic: seen?.epic ?? false };
}

const doom = (at: string, view: View): Actor => ({ is: "doom", count: view.doom[at] ?? 0 });

/** The first of its kind comes out of nothing; where some lie there already, a number rises. */
function raise(thing: Thing, actor: Actor, tone: FlashTone, count: number, change: Change): Motion[] {
  const come = arrive("appear", thing, actor, change);
  return come.length ? come : flash(thing, tone, `+${count}`, change);
}

function lower(thing: Thing, actor: Actor, count: number, change: Change): Motion[] {
  const gone = leave("fall", thing, actor, change);
  return gone.length ? gone : flash(thing, "good", `−${count}`, change);
}

function walk(thing: Thing, actor: Actor, origin: string, to: string, change: Change): Motion[] {
  const { plan, after } = change;
  const way = { from: middleOn(plan, origin), to: middleOn(plan, to), stays: isOn(thing, to, after.view) };
  return travel(thing, actor, way, change);
}

const isOn = (thing: Thing, space: string, { investigators, monsters }: View): boolean =>
  investigators.some((each) => things.investigator(each.id) === thing && each.space === space) ||
  monsters.some((each) => things.monster(each.token) === thing && each.space === space);

function middleOn(plan: Plan, space: string): Point {
  const { x, y } = placeIn(plan, space);
  return { x, y };
}
