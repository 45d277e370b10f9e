/** What is to be seen of what just happened: a short animation, made from the events. */

import type { Line, Point } from "../../../../table/map/geometry";
import type {
  Lengths,
  MapAnimation as PacedAnimation,
  TimedMotion as PacedMotion,
} from "../../../../table/map/motion/pace";
import { animator, type Transition as MapTransition } from "../../../../table/map/motion/transition";
import type { Thing } from "../../../face";
import type { Event, View, Zone } from "../../wire";
import type { Plan } from "../plan";
import { routeOf } from "./routes";

/** Who or what moves: a kind of monster, or an investigator. */
export interface Actor {
  is: "monster" | "investigator";
  id: string;
}

export type FlashTone = "seal" | "gate" | "harm" | "heal" | "rite" | "awake";

/** What is to be seen; where a thing does it, which one. */
export type Motion =
  | { does: "travel"; thing: Thing; actor: Actor; line: Line }
  | { does: "appear"; thing: Thing; actor: Actor; from: Point; to: Point }
  | { does: "fall"; thing: Thing; actor: Actor; at: Point }
  | { does: "crack"; thing: Thing; at: Point }
  | { does: "turn-clue"; thing: Thing; at: Point; symbol: string }
  | { does: "flash"; thing: null; at: Point; tone: FlashTone; text: string }
  | { does: "sweep"; thing: null; zone: Zone };

export type MapAnimation = PacedAnimation<Motion>;
export type TimedMotion = PacedMotion<Motion>;

const LASTS: Lengths<Motion> = {
  travel: 560,
  appear: 480,
  fall: 520,
  crack: 420,
  "turn-clue": 600,
  flash: 460,
  sweep: 600,
};

/** Animate the events that led from one picture to the other. */
export const animate = animator<Event, View, Plan, Motion>(motionsOf, LASTS);

type Transition = MapTransition<View, Plan>;

type OverrunEvent = Extract<Event, { event: "site-overrun" }>;

function motionsOf(event: Event, transition: Transition): Motion[] {
  const { plan, now, after } = transition;
  const site = (number: number) => plan.sites.get(number);
  switch (event.event) {
    case "moved":
      return travel(
        { is: "investigator", id: event.who },
        `investigator:${event.who}`,
        [event.origin, event.to],
        transition,
      );
    case "monster-moved":
      return travel(
        { is: "monster", id: event.kind },
        `monster:${event.monster}`,
        [event.origin, ...(event.through ?? []), event.to],
        transition,
      );
    case "monster-destroyed":
      return fall(event.monster, event.kind, now.get(`monster:${event.monster}`) ?? site(event.at)?.plate);
    case "seal-held": {
      const walkway = now.get(`walkway:${Math.min(event.origin, event.to)}-${Math.max(event.origin, event.to)}`);
      return [...flash(walkway, "seal"), ...fall(event.monster, event.kind, now.get(`monster:${event.monster}`))];
    }
    case "spawned":
      return spawn(event.monster, event.kind, event.at, transition);
    case "damaged":
      return damage(event.at, transition);
    case "repaired":
      return flash(site(event.at)?.plate, "heal");
    case "clue-found": {
      const at = site(event.at)?.token;
      return at ? [{ does: "turn-clue", thing: `clue:${event.at}`, at, symbol: event.symbol }] : [];
    }
    case "sealed":
    case "seal-removed":
      return flash(now.get(`walkway:${event.one}-${event.other}`), "seal");
    case "health-lost":
      return flash(after.where.get(`investigator:${event.who}`), "harm", `−${event.count}`);
    case "health-recovered":
      return flash(after.where.get(`investigator:${event.who}`), "heal", `+${event.count}`);
    case "activated":
      return flash(now.get(`monster:${event.monster}`), "awake");
    case "gate-revealed":
      return flash(site(event.at)?.token, "gate");
    case "site-overrun":
      return [...overrun(event, transition), ...flash(site(after.view.ritual_site)?.plate, "rite")];
    case "zone-activated":
      return [{ does: "sweep", thing: null, zone: event.zone as Zone }];
    default:
      return [];
  }
}

function travel(
  actor: Actor,
  thing: Thing,
  stops: readonly number[],
  { plan, now, after, away }: Transition,
): Motion[] {
  const last = plan.sites.get(stops.at(-1) ?? 0);
  if (!last) return [];
  const home = after.where.get(thing);
  const settles =
    home && Math.abs(home.x - last.plate.x) < last.plate.width && Math.abs(home.y - last.plate.y) < last.whole.height;
  const to = settles ? home : last.plate;
  const from = now.get(thing) ?? plan.sites.get(stops[0] ?? 0)?.plate ?? to;
  now.set(thing, to);
  if (home) away.add(thing);
  return [{ does: "travel", thing, actor, line: [from, ...routeOf(plan, stops), to] }];
}

/** The monster that finds no space comes all the way; it stands nowhere afterwards. */
function overrun({ what, monster, origin, through }: OverrunEvent, transition: Transition): Motion[] {
  if (typeof monster !== "number" || typeof origin !== "number") return [];
  const stops = [origin, ...(through ?? []), transition.after.view.ritual_site];
  return travel({ is: "monster", id: what }, `monster:${monster}`, stops, transition);
}

function fall(monster: number, kind: string, at: Point | undefined): Motion[] {
  return at ? [{ does: "fall", thing: `monster:${monster}`, actor: { is: "monster", id: kind }, at }] : [];
}

function flash(at: Point | undefined, tone: FlashTone, text = ""): Motion[] {
  return at ? [{ does: "flash", thing: null, at, tone, text }] : [];
}

/** Out of the gate where there is one, otherwise from the middle of the building. */
function spawn(monster: number, kind: string, at: number, { plan, now, after, away }: Transition): Motion[] {
  const thing = `monster:${monster}`;
  const site = plan.sites.get(at);
  if (!site) return [];
  const gate = after.view.locations[at - 1]?.gate;
  const to = after.where.get(thing) ?? site.plate;
  now.set(thing, to);
  if (after.where.has(thing)) away.add(thing);
  return [{ does: "appear", thing, actor: { is: "monster", id: kind }, from: gate ? site.token : to, to }];
}

/** Which of the damaged spaces is new can be seen by comparing the two pictures. */
function damage(at: number, { before, after, plan, away }: Transition): Motion[] {
  const [was, is] = [before.view.locations[at - 1], after.view.locations[at - 1]];
  const site = plan.sites.get(at);
  const place = is?.spaces.findIndex(
    ({ holds }, i) => holds === "damage" && was?.spaces[i]?.holds !== "damage" && !away.has(`space:${at}:${i}`),
  );
  const point = place === undefined ? undefined : site?.spaces[place];
  if (!point) return [];
  const thing = `space:${at}:${place}`;
  away.add(thing);
  return [{ does: "crack", thing, at: point }];
}
