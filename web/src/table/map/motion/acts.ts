/** The motions that every map has: something arrives where it was not, leaves for good, or a number rises from it. */
import type { Thing } from "../../../games/face";
import type { Line, Point } from "../geometry";
import type { Transition } from "./transition";

/** What is to be seen of a thing at its place. */
interface Act<Does extends string, Actor> {
  does: Does;
  thing: Thing;
  actor: Actor;
  at: Point;
}

export interface FlashMotion<Tone extends string> {
  does: "flash";
  thing: Thing;
  at: Point;
  tone: Tone;
  text: string;
}

export function arrive<Does extends string, Actor>(
  does: Does,
  thing: Thing,
  actor: Actor,
  { before, now, after, away }: Transition<unknown, unknown>,
): Act<Does, Actor>[] {
  const at = after.where.get(thing);
  // What came and went meanwhile is told; where one of several came, the others lie there.
  if (!at || before.where.has(thing)) return [];
  now.set(thing, at);
  away.add(thing);
  return [{ does, thing, actor, at }];
}

export function leave<Does extends string, Actor>(
  does: Does,
  thing: Thing,
  actor: Actor,
  { now, after }: Transition<unknown, unknown>,
): Act<Does, Actor>[] {
  const at = now.get(thing);
  if (!at || after.where.has(thing)) return [];
  now.delete(thing);
  return [{ does, thing, actor, at }];
}

/** Where something goes, by the middles of the places, and whether it stays there. */
export interface Way {
  from: Point;
  to: Point;
  stays: boolean;
}

/** From where it was to its seat, or to the middle of a place that it leaves again. */
export function travel<Actor>(
  thing: Thing,
  actor: Actor,
  { from, to, stays }: Way,
  { now, after, away }: Transition<unknown, unknown>,
): { does: "travel"; thing: Thing; actor: Actor; line: Line }[] {
  const home = after.where.get(thing);
  const end = home && stays ? home : to;
  const start = now.get(thing) ?? from;
  now.set(thing, end);
  if (home) away.add(thing);
  return [{ does: "travel", thing, actor, line: [start, end] }];
}

/** A number that rises from somebody; a second one comes when the first has gone. */
export function flash<Tone extends string>(
  from: Thing,
  tone: Tone,
  text: string,
  { now, after }: Transition<unknown, unknown>,
): FlashMotion<Tone>[] {
  const at = now.get(from) ?? after.where.get(from);
  return at ? [{ does: "flash", thing: `told:${from}`, at, tone, text }] : [];
}
