/** Locations that look the same until they are revealed are told apart by where they lie on the map. */
import type { Message } from "../../wire";
import { slotsOf } from "./board/charts";
import type { View } from "./wire";
import { tell } from "./words";

export function whereOnMap(id: number, { locations }: View): Message | null {
  const found = locations.find((each) => each.id === id);
  if (!found || found.revealed) return null;
  const alike = locations.filter(({ code }) => code === found.code);
  const slot = alike.length > 1 ? slotsOf(locations).get(id) : undefined;
  return slot === undefined ? null : tell(`place-${slot}`);
}
