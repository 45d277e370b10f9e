/** What is to be seen of what just happened in the house: a short animation, made from the events. */
import type { Line, Point } from "../../../../table/map/geometry";
import { arrive, type FlashMotion, flash, leave, travel } from "../../../../table/map/motion/acts";
import type { Lengths, MapAnimation, TimedMotion } from "../../../../table/map/motion/pace";
import { animator, type Transition } from "../../../../table/map/motion/transition";
import type { Picture } from "../../../../table/map/motion/use-animation";
import type { Happening } from "../../../../wire";
import type { Thing } from "../../../face";
import * as things from "../../things";
import type { Event, MonsterView, View } from "../../wire";
import { darknessIn, fireIn } from "../lying";
import { type Plan, placeIn } from "../plan";

/** Who or what moves. */
export type Actor =
  | { is: "investigator"; id: string; own: boolean }
  | { is: "monster"; monster: MonsterView }
  | { is: "corpse"; count: number }
  | { is: "barrier" }
  | { is: "fire" }
  | { is: "darkness" };

export type FlashTone = "health" | "sanity" | "heal" | "stun" | "sample" | "door" | "skill" | "clue";

/** What is to be seen; where a thing does it, which one. */
export type Motion =
  | { does: "travel"; thing: Thing; actor: Actor; line: Line }
  | { does: "appear" | "fall" | "open" | "close"; thing: Thing; actor: Actor; at: Point }
  | { does: "turn"; thing: Thing; at: Point; card: string }
  | { does: "strike"; thing: Thing; actor: Actor; at: Point; towards: Point }
  | FlashMotion<FlashTone>;

export type HouseAnimation = MapAnimation<Motion>;
export type HouseMotion = TimedMotion<Motion>;

const LASTS: Lengths<Motion> = {
  travel: 640,
  appear: 600,
  fall: 620,
  open: 700,
  close: 620,
  strike: 420,
  turn: 900,
  flash: 780,
};

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
    case "moved-by-keeper":
      return walk(things.investigator(event.who), person(event.who, change), event.origin, event.to, change);
    case "investigator-placed":
      return walk(things.investigator(event.who), person(event.who, change), null, event.to, change);
    case "monster-moved":
      return monster(event.monster, change, (actor) =>
        walk(things.monster(event.monster), actor, event.origin, event.to, change),
      );
    case "investigator-joined":
      return arrive("appear", things.investigator(event.who), person(event.who, change), change);
    case "investigator-killed":
    case "escaped":
      return leave("fall", things.investigator(event.who), person(event.who, change), change);
    case "monster-placed":
      return monster(event.monster, change, (actor) => arrive("appear", things.monster(event.monster), actor, change));
    case "monster-killed":
    case "monster-left":
      return monster(event.monster, change, (actor) => leave("fall", things.monster(event.monster), actor, change));
    case "monster-attacked":
      return monster(event.monster, change, (actor) =>
        strike(things.monster(event.monster), actor, things.investigator(event.who), change),
      );
    case "attacked-monster":
      return strike(things.investigator(event.who), person(event.who, change), things.monster(event.monster), change);
    case "corpse-placed":
      return arrive("appear", things.corpse(event.at), corpses(event.at, change.after.view), change);
    case "corpse-dragged":
      return arrive("appear", things.corpse(event.to), corpses(event.to, change.after.view), change);
    case "corpses-gone":
    case "corpses-burnt":
      return leave("fall", things.corpse(event.at), corpses(event.at, change.before.view), change);
    case "fire-placed":
      return arrive("open", fireIn(event.room), { is: "fire" }, change);
    case "fire-gone":
      return leave("close", fireIn(event.room), { is: "fire" }, change);
    case "darkness-placed":
      return arrive("open", darknessIn(event.room), { is: "darkness" }, change);
    case "darkness-gone":
      return leave("close", darknessIn(event.room), { is: "darkness" }, change);
    case "barrier-pushed":
    case "barrier-pulled":
    case "barrier-back":
      return pushed(things.barrier(event.at), change);
    case "barrier-destroyed":
      return leave("fall", things.barrier(event.at), { is: "barrier" }, change);
    case "card-turned":
      return turned(things.pile(event.room), event.card, change);
    case "lock-holds":
      return flash(things.pile(event.room), "door", "", change);
    case "clue-found":
      return flash(things.investigator(event.who), "clue", "+1", change);
    case "suffered":
      return flash(things.investigator(event.who), harm(event.what), `−${event.count}`, change);
    case "healed":
      return flash(things.investigator(event.who), "heal", `+${event.count}`, change);
    case "skill-point-gained":
      return flash(things.investigator(event.who), "skill", `+${event.count}`, change);
    case "stunned":
      return flash(things.investigator(event.who), "stun", "", change);
    case "monster-hurt":
      return flash(things.monster(event.monster), "health", `−${event.count}`, change);
    case "monster-healed":
      return flash(things.monster(event.monster), "heal", `+${event.count}`, change);
    case "monster-stunned":
      return flash(things.monster(event.monster), "stun", "", change);
    case "sample-taken":
      return flash(things.monster(event.monster), "sample", "+1", change);
    default:
      return [];
  }
}

const harm = (what: string): FlashTone => (what === "horror" ? "sanity" : "health");

const person = (id: string, { after: { view } }: Change): Actor => ({
  is: "investigator",
  id,
  own: view.investigators.some((each) => each.id === id && each.seat === view.seat),
});

/** A monster as it was or will be; nothing is seen of one that came and went. */
function monster(id: number, { before, after }: Change, then: (actor: Actor) => Motion[]): Motion[] {
  const isIt = (each: MonsterView) => each.id === id;
  const seen = after.view.monsters.find(isIt) ?? before.view.monsters.find(isIt);
  return seen ? then({ is: "monster", monster: seen }) : [];
}

const corpses = (at: string, view: View): Actor => ({ is: "corpse", count: view.corpses[at] ?? 1 });

/** From one space to another; from nowhere, where somebody is put down. */
function walk(thing: Thing, actor: Actor, origin: string | null, to: string, change: Change): Motion[] {
  const { plan, after } = change;
  const end = placeIn(plan, to);
  const from = origin === null ? end : placeIn(plan, origin);
  return travel(thing, actor, { from, to: end, stays: isIn(thing, to, after.view) }, change);
}

const isIn = (thing: Thing, space: string, { investigators, monsters }: View): boolean =>
  investigators.some((each) => things.investigator(each.id) === thing && each.space === space) ||
  monsters.some((each) => things.monster(each.id) === thing && each.space === space);

/** It leaps at somebody and back to its place. */
function strike(thing: Thing, actor: Actor, victim: Thing, { now, after, away }: Change): Motion[] {
  const [at, towards] = [now.get(thing), now.get(victim)];
  if (!at || !towards) return [];
  if (after.where.has(thing)) away.add(thing);
  return [{ does: "strike", thing, actor, at, towards }];
}

/** The top card of a room is turned up and held out. */
function turned(pile: Thing, card: string, { now }: Change): Motion[] {
  const at = now.get(pile);
  return at ? [{ does: "turn", thing: `turned:${pile}`, at, card }] : [];
}

function pushed(thing: Thing, { now, after, away }: Change): Motion[] {
  const [start, end] = [now.get(thing), after.where.get(thing)];
  if (!start || !end) return [];
  now.set(thing, end);
  away.add(thing);
  return [{ does: "travel", thing, actor: { is: "barrier" }, line: [start, end] }];
}
