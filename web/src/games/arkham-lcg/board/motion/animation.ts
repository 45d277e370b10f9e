/** What is to be seen of what just happened: a short animation, made from the events. */
import type { Line, Point } from "../../../../table/map/geometry";
import type {
  Lengths,
  MapAnimation as PacedAnimation,
  TimedMotion as PacedMotion,
} from "../../../../table/map/motion/pace";
import { animator, type Transition as MapTransition } from "../../../../table/map/motion/transition";
import type { Thing } from "../../../face";
import { card, investigator } from "../../things";
import type { EnemyView, Event, LocationView, View } from "../../wire";
import { CLUES_AT } from "../Plate";
import type { Plan } from "../plan";

/** Who or what moves: an investigator by code, an enemy as it was seen last. */
export type Actor = { is: "investigator"; code: string } | { is: "enemy"; enemy: EnemyView };

export type FlashTone = "harm" | "horror" | "heal" | "clue" | "doom";

/** What is to be seen; where a thing does it, which one. */
export type Motion =
  | { does: "travel"; thing: Thing; actor: Actor; line: Line }
  | { does: "appear"; thing: Thing; actor: Actor; at: Point }
  | { does: "fall"; thing: Thing; actor: Actor; at: Point }
  | { does: "strike"; thing: Thing; actor: Actor; at: Point; towards: Point }
  | { does: "clue"; thing: Thing; count: number; from: Point; to: Point }
  | { does: "turn"; thing: Thing; at: Point; turn: number; back: string; location: LocationView }
  | { does: "flash"; thing: null; at: Point; tone: FlashTone; text: string };

export type MapAnimation = PacedAnimation<Motion>;
export type TimedMotion = PacedMotion<Motion>;

const LASTS: Lengths<Motion> = {
  travel: 620,
  appear: 520,
  fall: 560,
  strike: 520,
  clue: 720,
  turn: 760,
  flash: 640,
};

/** Animate the events that led from one picture to the other. */
export const animate = animator<Event, View, Plan, Motion>(motionsOf, LASTS);

type Transition = MapTransition<View, Plan>;

function motionsOf(event: Event, transition: Transition): Motion[] {
  const { now, after } = transition;
  const at = (thing: Thing) => now.get(thing) ?? after.where.get(thing);
  const person = (code: string) => at(investigator(code));
  switch (event.event) {
    case "moved":
      return moved(event.who, event.to_id, transition);
    case "enemy-moved":
    case "engaged":
    case "disengaged":
    case "evaded":
      return approach(event.id, transition);
    case "location-revealed":
      return turnOver(event.id, event.back, transition);
    case "clues-discovered":
      return clue(event.id, event.count, cluesAt(event.id, transition), person(event.who));
    case "clues-dropped":
      return clue(event.id, event.count, person(event.who), cluesAt(event.id, transition));
    case "clues-gained":
      return flash(person(event.who), "clue", `+${event.count}`);
    case "spawned":
      return spawned(event.id, transition);
    case "attacked":
      return strike(event.id, person(event.who), transition);
    case "enemy-damaged":
      return flash(at(card(event.id)), "harm", `−${event.damage}`);
    case "enemy-was-defeated":
      return fall(event.id, transition);
    case "harmed":
      return harm(person(event.who), event.damage, event.horror);
    case "healed":
      return flash(person(event.card) ?? at(card(event.id)), "heal", `+${event.damage + event.horror}`);
    case "doom-placed":
      return flash(at(card(event.id)), "doom", `+${event.count}`);
    case "investigator-defeated":
    case "resigned":
      return leave(event.who, transition);
    default:
      return [];
  }
}

/** Straight from plate to plate; the way along the string is the same. */
function moved(code: string, to: number, { plan, now, after, away }: Transition): Motion[] {
  const thing = investigator(code);
  const home = after.where.get(thing);
  const there = plan.sites.get(to)?.plate;
  const end = home ?? there;
  if (!end) return [];
  const start = now.get(thing) ?? end;
  now.set(thing, end);
  if (home) away.add(thing);
  return [{ does: "travel", thing, actor: { is: "investigator", code }, line: [start, end] }];
}

const findEnemy = (id: number, { before, after }: Transition): EnemyView | undefined =>
  after.view.enemies.find((each) => each.id === id) ?? before.view.enemies.find((each) => each.id === id);

/** To where it stands after all this. */
function approach(id: number, transition: Transition): Motion[] {
  const { now, after, away } = transition;
  const thing = card(id);
  const [seen, start, end] = [findEnemy(id, transition), now.get(thing), after.where.get(thing)];
  if (!seen || !start || !end || Math.hypot(end.x - start.x, end.y - start.y) < 4) return [];
  now.set(thing, end);
  away.add(thing);
  return [{ does: "travel", thing, actor: { is: "enemy", enemy: seen }, line: [start, end] }];
}

function spawned(id: number, transition: Transition): Motion[] {
  const { now, after, away } = transition;
  const thing = card(id);
  const [seen, at] = [findEnemy(id, transition), after.where.get(thing)];
  if (!seen || !at) return [];
  now.set(thing, at);
  away.add(thing);
  return [{ does: "appear", thing, actor: { is: "enemy", enemy: seen }, at }];
}

function fall(id: number, transition: Transition): Motion[] {
  const thing = card(id);
  const [seen, at] = [transition.before.view.enemies.find((each) => each.id === id), transition.now.get(thing)];
  return seen && at ? [{ does: "fall", thing, actor: { is: "enemy", enemy: seen }, at }] : [];
}

function strike(id: number, towards: Point | undefined, transition: Transition): Motion[] {
  const thing = card(id);
  const [seen, at] = [findEnemy(id, transition), transition.now.get(thing)];
  if (!seen || !at || !towards) return [];
  if (transition.after.where.has(thing)) transition.away.add(thing);
  return [{ does: "strike", thing, actor: { is: "enemy", enemy: seen }, at, towards }];
}

function leave(code: string, { now, after }: Transition): Motion[] {
  const thing = investigator(code);
  const at = now.get(thing);
  if (!at || after.where.has(thing)) return [];
  now.delete(thing);
  return [{ does: "fall", thing, actor: { is: "investigator", code }, at }];
}

function cluesAt(id: number, { plan }: Transition): Point | undefined {
  const plate = plan.sites.get(id)?.plate;
  return plate && { x: plate.x + CLUES_AT.x, y: plate.y + CLUES_AT.y };
}

function clue(id: number, count: number, from: Point | undefined, to: Point | undefined): Motion[] {
  if (!from || !to) return [];
  return [{ does: "clue", thing: `clues:${id}`, count, from, to }];
}

function turnOver(id: number, back: string, { plan, after, away }: Transition): Motion[] {
  const site = plan.sites.get(id);
  const shown = after.view.locations.find((each) => each.id === id);
  if (!site || !shown) return [];
  const thing = card(id);
  away.add(thing);
  return [{ does: "turn", thing, at: site.plate, turn: site.turn, back, location: shown }];
}

/** Damage and horror dealt together are told side by side. */
const BESIDE = 36;

function harm(at: Point | undefined, damage: number, horror: number): Motion[] {
  const aside = damage && horror ? BESIDE : 0;
  return [
    ...(damage ? flash(at && { x: at.x - aside, y: at.y }, "harm", `−${damage}`) : []),
    ...(horror ? flash(at && { x: at.x + aside, y: at.y }, "horror", `−${horror}`) : []),
  ];
}

function flash(at: Point | undefined, tone: FlashTone, text: string): Motion[] {
  return at ? [{ does: "flash", thing: null, at, tone, text }] : [];
}
