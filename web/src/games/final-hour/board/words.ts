/** The board in words: what a screen reader hears of a building, a walkway, a target. */
import { choicesAt } from "../../../table/map/appearance";
import { voice } from "../../../text/say";
import type { Scene } from "../../face";
import type { LocationEntry, LocationView, Reference, View } from "../wire";
import { counted, gateName, investigatorName, locationName, monsterName, zoneName } from "../words";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-final-hour-board";

export const tell = voice(DOMAIN);

type Campus = Scene<View, Reference>;

/** Everything in a building, after what can be chosen there. */
export function buildingLabel(scene: Campus, location: LocationView, entry: LocationEntry): string {
  const kinds = location.spaces.flatMap(({ holds, monster }) => (typeof monster === "number" ? [holds] : []));
  const building = tell("building", {
    name: entry.name,
    number: entry.number,
    zone: zoneName(entry.zone),
    site: location.ritual_site ? "yes" : "no",
    gate: location.gate ? gateName(location.gate) : "none",
    "gate-tokens": location.gate_tokens,
    clue: location.clue ? "yes" : "no",
    here: location.investigators.map(investigatorName),
    monsters: counted(kinds, monsterName),
    damage: location.spaces.filter(({ holds }) => holds === "damage").length,
    empty: location.spaces.filter(({ holds }) => holds === "empty").length,
    red: locationName(entry.red),
    blue: locationName(entry.blue),
  });
  const choices = choicesAt(scene, `location:${entry.number}`);
  return scene.say(choices.length ? tell("building-legal", { choices, building }) : building);
}

export function walkwayLabel(scene: Campus, one: number, other: number, seal: "fresh" | "used" | "none"): string {
  const walkway = tell("walkway", { one: locationName(one), other: locationName(other), seal });
  const choices = choicesAt(scene, `walkway:${one}-${other}`);
  return scene.say(choices.length ? tell("walkway-legal", { choices, walkway }) : walkway);
}
