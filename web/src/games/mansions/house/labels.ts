/** The house in words: what a screen reader hears of a space, a room, its cards, a door. */
import { choicesAt } from "../../../table/map/appearance";
import type { Message } from "../../../wire";
import type { Thing } from "../../face";
import type { Here } from "../scene";
import * as things from "../things";
import type { InvestigatorView, MonsterView, PileView } from "../wire";
import { cardName } from "../words";
import { type Lying, type RoomState, thingsOf } from "./lying";
import type { Door, Room, Space } from "./plan";
import { called, investigatorName, monsterName, tell } from "./words";

/** Everything in a space, after what can be chosen there. */
export function spaceLabel(scene: Here, space: Space, lying: Lying, room: RoomState): string {
  return withChoices(
    scene,
    space.name,
    [...factsOfRoom(room), ...factsIn(space, lying)],
    [things.space(space.id), ...thingsOf(space.id, lying)],
  );
}

export function roomLabel(scene: Here, room: Room, state: RoomState): string {
  const facts = [tell("room"), ...factsOfRoom(state), ...(state.pile ? cardsIn(state.pile) : [])];
  return withChoices(scene, room.name, facts, [things.room(room.id)]);
}

export function pileLabel(scene: Here, room: Room, pile: PileView): string {
  const name = scene.say(tell("cards-of-room", { room: room.name }));
  return withChoices(scene, name, cardsIn(pile), [things.pile(room.id)]);
}

export function doorLabel(scene: Here, door: Door, sealed: boolean, barred: boolean): string {
  const facts = [...(sealed ? [called("overview-sealed")] : []), ...(barred ? [called("overview-barred")] : [])];
  const name = scene.say(door.outer ? called("overview-door-out") : tell("door"));
  return withChoices(scene, name, facts, [things.door(door.id)]);
}

function withChoices(scene: Here, name: string, facts: readonly Message[], about: readonly Thing[]): string {
  const label = tell(facts.length ? "label" : "label-empty", { name, facts: [...facts] });
  const choices = about.flatMap((thing) => choicesAt(scene, thing));
  return scene.say(choices.length ? tell("label-legal", { choices, label }) : label);
}

export function factsOfRoom({ fire, dark }: RoomState): Message[] {
  return [...(fire ? [called("overview-fire")] : []), ...(dark ? [called("overview-darkness")] : [])];
}

const explorations = (count: number, kindsOnly = false): Message =>
  kindsOnly ? called("overview-exploration-cards") : called("overview-back-exploration", { count });

/** The cards of a room by their backs; what lies face up by its name. */
export function cardsIn({ backs, locked, lock, dropped, kinds_only }: PileView): Message[] {
  const count = (of: string) => backs.filter((back) => back === of).length;
  const [obstacles, cards] = [count("obstacle"), count("exploration")];
  const all = [
    ...(locked ? [lock ? cardName(lock) : called("overview-locked")] : []),
    ...dropped.map(cardName),
    ...(obstacles ? [called("overview-back-obstacle", { count: obstacles })] : []),
    ...(cards ? [explorations(cards, kinds_only)] : []),
  ];
  return all.length ? all : [called("overview-no-cards")];
}

export function factsIn({ features }: Space, { corpses, barriers, monsters, investigators }: Lying): Message[] {
  return [
    ...features.map(({ kind }) => called(`overview-${kind}`)),
    ...barriers.map(() => called("overview-barrier")),
    ...(corpses ? [called("overview-corpses", { count: corpses })] : []),
    ...monsters.map(monsterIs),
    ...investigators.map(personIs),
  ];
}

function monsterIs({ kind, name, damage, stun, samples, burning }: MonsterView): Message {
  const how = [
    ...(damage ? [called("mark-damage", { n: damage })] : []),
    ...(stun ? [called("overview-stun", { count: stun })] : []),
    ...(samples ? [called("overview-samples", { count: samples })] : []),
    ...(burning ? [called("overview-fire")] : []),
  ];
  const who = monsterName(name || kind);
  return how.length ? tell("with-facts", { name: who, facts: how }) : who;
}

function personIs({ id, hidden, stun }: InvestigatorView): Message {
  const how = [
    ...(hidden ? [called("overview-hidden")] : []),
    ...(stun ? [called("overview-stun", { count: stun })] : []),
  ];
  return how.length ? tell("with-facts", { name: investigatorName(id), facts: how }) : investigatorName(id);
}
