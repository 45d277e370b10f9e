/** Locations, walkways, zones. */

import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { hasIcon, type IconName } from "../art/icons";
import { bookOf } from "../book";
import { sealBetween } from "../monsters";
import type { Here } from "../scene";
import type { LocationEntry, LocationView, Zone } from "../wire";
import { counted, gateName, investigatorName, locationName, monsterName, tell, zoneName } from "../words";
import { read } from "./sheet";

export function location(id: string, scene: Here): Explanation | null {
  const number = Number(id);
  const printed = bookOf(scene.reference).locations.get(number);
  const seen = scene.view.locations[number - 1];
  if (!printed || !seen) return null;
  const picture = `location-${number}`;
  return read(
    {
      title: tell("title-location", { number, name: locationName(number) }),
      ...(hasIcon(picture) && { icon: picture }),
      lines: [
        seen.ritual_site ? siteLine(seen) : null,
        tell("location-zone", { zone: zoneName(printed.zone), spaces: printed.spaces, empty: emptySpaces(seen) }),
        ...contents(seen),
        clueLine(seen),
        tell("location-red", { where: locationName(printed.red) }),
        tell("location-blue", { where: locationName(printed.blue) }),
        tell("location-ways", { ways: (bookOf(scene.reference).neighbours.get(number) ?? []).map(locationName) }),
      ],
      rules: ["fh.board.3", "fh.board.6", "fh.monster-move.1", "fh.monster-move.5", ...moreRules(seen)],
    },
    scene.say,
  );
}

export function ritualSite(scene: Here): Explanation | null {
  return location(String(scene.view.ritual_site), scene);
}

function emptySpaces(seen: LocationView): number {
  return seen.spaces.filter((space) => space.holds === "empty").length;
}

function siteLine(seen: LocationView): Message {
  return tell("location-ritual-site", { empty: emptySpaces(seen) });
}

function contents(seen: LocationView): (Message | null)[] {
  const monsters = seen.spaces.flatMap((space) => (typeof space.monster === "number" ? [space.holds] : []));
  const damage = seen.spaces.filter((space) => space.holds === "damage").length;
  return [
    monsters.length ? tell("location-monsters", { monsters: counted(monsters, monsterName) }) : null,
    damage ? tell("location-damage", { count: damage }) : null,
    seen.gate ? tell("location-gate", { gate: gateName(seen.gate), tokens: seen.gate_tokens }) : null,
    seen.investigators.length ? tell("location-who", { who: seen.investigators.map(investigatorName) }) : null,
  ];
}

/** Clues lie wherever there is neither a gate nor the ritual (rule fh.setup.8.2). */
function clueLine(seen: LocationView): Message | null {
  if (seen.gate || seen.ritual_site) return null;
  return tell(seen.clue ? "location-clue" : "location-clue-gone");
}

function moreRules(seen: LocationView): string[] {
  return [
    ...(seen.clue ? ["fh.investigate.1"] : []),
    ...(seen.gate ? ["fh.gates.1", "fh.gates.2"] : []),
    ...(seen.ritual_site ? ["fh.defeat.1", "fh.defeat.2", "fh.defeat.3"] : []),
  ];
}

export function walkway(id: string, scene: Here): Explanation | null {
  const [one, other] = id.split("-").map(Number);
  const { locations } = bookOf(scene.reference);
  const ends = [locations.get(one ?? 0), locations.get(other ?? 0)] as const;
  if (!ends[0] || !ends[1]) return null;
  const seal = sealBetween(ends[0].number, ends[1].number, scene.view);
  return read(
    {
      title: tell("title-walkway", { one: ends[0].name, other: ends[1].name }),
      icon: seal ? "seal" : "walkway",
      lines: [
        tell(seal ? (seal.fresh ? "walkway-fresh" : "walkway-used") : "walkway-open"),
        ...arrows(ends[0], ends[1]),
        tell("walkway-investigators"),
      ],
      rules: ["fh.board.5", "fh.seal.1", "fh.seal.4", "fh.seal.5", "fh.seal.6", "fh.move.6"],
    },
    scene.say,
  );
}

/** The arrows that run along a walkway: who would be stopped by a seal here. */
function arrows(one: LocationEntry, other: LocationEntry): Message[] {
  const runs = (["red", "blue"] as const).flatMap((colour) => [
    ...(one[colour] === other.number ? [{ colour, from: one, to: other }] : []),
    ...(other[colour] === one.number ? [{ colour, from: other, to: one }] : []),
  ]);
  if (!runs.length) return [tell("walkway-no-arrows")];
  return runs.map(({ colour, from, to }) =>
    tell(`walkway-${colour}`, { origin: locationName(from.number), to: locationName(to.number) }),
  );
}

export function zone(id: string, scene: Here): Explanation | null {
  const numbers = bookOf(scene.reference).zones.get(id);
  if (!numbers) return null;
  const icon: IconName = `zone-${id as Zone}`;
  return read(
    {
      title: tell("title-zone", { zone: zoneName(id) }),
      icon,
      lines: [tell("zone-order", { places: numbers.map(locationName) }), tell("zone-classes")],
      rules: ["fh.activate.1", "fh.activate.2", "fh.activate.10"],
    },
    scene.say,
  );
}
