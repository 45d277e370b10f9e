/** What lies and stands on a space, in words. */
import type { Message } from "../../wire";
import { standingOn } from "./people";
import type { View } from "./wire";
import { counted, investigatorName, monsterName, tell } from "./words";

export function factsOn(id: string, view: View): Message[] {
  const monsters = view.monsters.filter(({ space }) => space === id).map(({ kind }) => kind);
  const doom = view.doom[id] ?? 0;
  return [
    ...(doom ? [tell("fact-doom", { count: doom })] : []),
    ...(view.unstable.includes(id) ? [tell("fact-unstable")] : []),
    ...view.markers.filter(({ space }) => space === id).map(({ colour }) => tell(`marker-${colour ?? "hidden"}`)),
    ...counted(monsters, monsterName),
    ...standingOn(id, view).map(({ id: who }) => investigatorName(who)),
  ];
}

/** What lies in the middle of a neighbourhood. */
export function factsInMiddle(id: string, view: View): Message[] {
  const clues = view.clues[id] ?? 0;
  return [
    ...(clues ? [tell("fact-clues", { count: clues })] : []),
    ...(view.anomalies.includes(id) ? [tell("fact-anomaly")] : []),
    ...view.markers.filter(({ space }) => space === id).map(({ colour }) => tell(`marker-${colour ?? "hidden"}`)),
  ];
}
