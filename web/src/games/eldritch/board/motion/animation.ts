/** What is to be seen of what just happened: a short animation, made from the events. */
import type { Line, Point } from "../../../../table/map/geometry";
import { arrive, type FlashMotion, flash, leave } from "../../../../table/map/motion/acts";
import type {
  Lengths,
  MapAnimation as PacedAnimation,
  TimedMotion as PacedMotion,
} from "../../../../table/map/motion/pace";
import { animator, type Transition as MapTransition } from "../../../../table/map/motion/transition";
import type { Thing } from "../../../face";
import { siteOf } from "../../map/sites";
import type { Omen } from "../../map/tokens";
import * as things from "../../things";
import type { Event, MonsterView, View } from "../../wire";
import { eldritchOn } from "../spots";
import type { Ways } from "./ways";

/** Who or what moves. */
export type Actor =
  | { is: "investigator"; id: string; own: boolean }
  | { is: "monster"; kind: string; epic: boolean }
  | { is: "gate"; omen: Omen }
  | { is: "clue" }
  | { is: "eldritch" };

export type FlashTone = "health" | "sanity" | "heal" | "clue";

/** What is to be seen; where a thing does it, which one. */
export type Motion =
  | { does: "travel"; thing: Thing; actor: Actor; line: Line }
  | { does: "appear"; thing: Thing; actor: Actor; at: Point }
  | { does: "fall"; thing: Thing; actor: Actor; at: Point }
  | { does: "open"; thing: Thing; actor: Actor; at: Point }
  | { does: "close"; thing: Thing; actor: Actor; at: Point }
  | FlashMotion<FlashTone>;

export type MapAnimation = PacedAnimation<Motion>;
export type TimedMotion = PacedMotion<Motion>;

const LASTS: Lengths<Motion> = { travel: 720, appear: 560, fall: 560, open: 760, close: 640, flash: 760 };

/** Animate the events that led from one picture to the other. */
export const animate = animator<Event, View, Ways, Motion>(motionsOf, LASTS);

type Transition = MapTransition<View, Ways>;

function motionsOf(event: Event, transition: Transition): Motion[] {
  const { before, after } = transition;
  switch (event.event) {
    case "investigator-moved":
      return travel(things.investigator(event.who), person(event.who, transition), event.origin, event.to, transition);
    case "monster-moved":
      return travel(things.monster(event.monster), monster(event, transition), event.origin, event.to, transition);
    case "clue-moved":
      return travel(things.clue(event.to), { is: "clue" }, event.origin, event.to, transition);
    case "investigator-joined":
      return arrive("appear", things.investigator(event.who), person(event.who, transition), transition);
    case "monster-spawned":
      return arrive("appear", things.monster(event.monster), monster(event, transition), transition);
    case "clue-spawned":
      return arrive("appear", things.clue(event.at), { is: "clue" }, transition);
    case "token-placed":
      return arrive("appear", eldritchOn(event.at), { is: "eldritch" }, transition);
    case "gate-opened":
      return arrive("open", things.gate(event.at), { is: "gate", omen: omenOf(event.at, after.view) }, transition);
    case "gate-closed":
    case "gate-discarded":
    case "gate-put-on-sheet":
      return leave("close", things.gate(event.at), { is: "gate", omen: omenOf(event.at, before.view) }, transition);
    case "monster-defeated":
    case "monster-discarded":
      return leave("fall", things.monster(event.monster), monster(event, transition), transition);
    case "clue-discarded":
      return event.at ? leave("fall", things.clue(event.at), { is: "clue" }, transition) : [];
    case "investigator-defeated":
    case "devoured":
      return leave("fall", things.investigator(event.who), person(event.who, transition), transition);
    case "lost":
      return flash(things.investigator(event.who), tone(event.what), `−${event.count}`, transition);
    case "recovered":
      return flash(things.investigator(event.who), "heal", `+${event.count}`, transition);
    case "clue-gained":
      return flash(things.investigator(event.who), "clue", "+1", transition);
    case "monster-hurt":
      return flash(things.monster(event.monster), "health", `−${event.count}`, transition);
    default:
      return [];
  }
}

const tone = (what: string): FlashTone => (what === "sanity" ? "sanity" : "health");

const person = (id: string, { after: { view } }: Transition): Actor => ({
  is: "investigator",
  id,
  own: view.investigators.some((each) => each.id === id && each.seat === view.seat),
});

function monster({ monster, kind }: { monster: number; kind: string }, { before, after }: Transition): Actor {
  const isIt = ({ token }: MonsterView) => token === monster;
  const seen = after.view.monsters.find(isIt) ?? before.view.monsters.find(isIt);
  return { is: "monster", kind, epic: seen?.epic ?? false };
}

function omenOf(at: string, { gates }: View): Omen {
  return (gates.find(({ space }) => space === at)?.omen as Omen | undefined) ?? "green";
}

/** Along the line between the two spaces, where there is one; on the way to another space past the middle of the seal. */
function travel(thing: Thing, actor: Actor, origin: string, to: string, transition: Transition): Motion[] {
  const { plan, now, after, away } = transition;
  const home = after.where.get(thing);
  const there = siteOf(to);
  const end = home && isBeside(home, there) ? home : there;
  const start = now.get(thing) ?? siteOf(origin);
  now.set(thing, end);
  if (home) away.add(thing);
  const lines = plan(origin, to);
  return lines.map((line, leg) => ({
    does: "travel",
    thing,
    actor,
    line: [...(leg === 0 ? [start] : []), ...line, ...(leg === lines.length - 1 ? [end] : [])],
  }));
}

/** What lies on a space lies nearer to its seal than this. */
const BESIDE = 150;
const isBeside = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < BESIDE;
