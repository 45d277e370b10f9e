/** Where one says when one is asked: for the seat one looks through, while the game goes on. */
import type { Member } from "../../games/face";
import { figuresOf } from "../people";
import type { TableState } from "../state";
import type { TableActions } from "../store";
import type { StopsProps } from "./stops-button";

export function stopsOf(state: TableState, members: readonly Member[], act: TableActions): StopsProps | null {
  const { eyes, windows, table, seats } = state;
  const stops = state.stops.find(({ seat }) => seat === eyes);
  if (!stops || windows.length === 0 || table?.status === "over") return null;
  return {
    windows,
    stops,
    passed: state.passed.get(stops.seat) ?? 0,
    who: seats.length > 1 ? figuresOf(members, stops.seat) : null,
    set: (wanted) => act.setStops(stops.seat, wanted),
    askOnce: (once) => act.askOnce(stops.seat, once),
  };
}
