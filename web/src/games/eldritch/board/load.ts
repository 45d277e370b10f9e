/** What lies on each space of the world, in the order of its slots. */
import type { Thing } from "../../face";
import type { Load } from "../map/slots";
import type { Omen } from "../map/tokens";
import { standingOn } from "../people";
import * as things from "../things";
import type { FallenView, InvestigatorView, MonsterView, View } from "../wire";

export interface Lying {
  gate: Omen | null;
  clues: number;
  monsters: readonly MonsterView[];
  investigators: readonly InvestigatorView[];
  fallen: readonly FallenView[];
  expedition: boolean;
  /** The rumors that are met there. */
  rumors: readonly string[];
  mystery: boolean;
  eldritch: number;
}

export function lyingOn(id: string, view: View): Lying {
  return {
    gate: (view.gates.find(({ space }) => space === id)?.omen as Omen | undefined) ?? null,
    clues: view.clues.filter(({ space }) => space === id).length,
    monsters: view.monsters.filter(({ space }) => space === id).sort(worstFirst),
    investigators: standingOn(id, view),
    fallen: view.fallen.filter(({ space }) => space === id),
    expedition: view.expedition === id,
    rumors: view.ongoing.flatMap(({ space, card }) => (space === id ? [card] : [])),
    mystery: view.mystery?.space === id,
    eldritch: view.eldritch.filter(({ space }) => space === id).length,
  };
}

/** Epic monsters lie in sight, then the toughest. */
const worstFirst = (one: MonsterView, other: MonsterView) =>
  Number(other.epic) - Number(one.epic) || other.toughness - one.toughness;

export function loadOf(lying: Lying): Load {
  return {
    gate: lying.gate ? 1 : 0,
    clue: lying.clues,
    monster: lying.monsters.length,
    investigator: lying.investigators.length + lying.fallen.length,
    expedition: lying.expedition ? 1 : 0,
    rumor: lying.rumors.length,
    mystery: lying.mystery ? 1 : 0,
    eldritch: lying.eldritch,
  };
}

/** Everything on a space that something could be done with. */
export function thingsOn(id: string, lying: Lying): Thing[] {
  return [
    ...(lying.gate ? [things.gate(id)] : []),
    ...(lying.clues ? [things.clue(id)] : []),
    ...lying.monsters.map(({ token }) => things.monster(token)),
    ...lying.investigators.map((each) => things.investigator(each.id)),
    ...lying.fallen.map((each) => things.fallen(each.id)),
    ...(lying.expedition ? [things.EXPEDITION] : []),
    ...lying.rumors.map(things.mythos),
    ...(lying.mystery ? [things.MYSTERY] : []),
  ];
}
