/** The game told afterwards: what each round brought. */
import { byRounds, type Chapter } from "../../table/rounds";
import type { Happening, Message } from "../../wire";
import type { Event } from "./wire";
import { gateName, investigatorName, itemName, locationName, rowName, symbolName, tell } from "./words";

export const story = (happenings: readonly Happening[]): Chapter[] => byRounds<Event>(happenings, whatHappened);

/** Which symbols the ritual needed, and how near one came: told at the end of every game. */
export function resolution(happenings: readonly Happening[]): Message[] {
  const shown = (happenings as readonly { event: Event }[]).map(({ event }) => event).filter(showsTokens);
  return shown.slice(-1).flatMap(turningPoint);
}

const showsTokens = ({ event }: Event): boolean =>
  event === "ritual-tokens-revealed" || event === "ritual-tokens-shown";

/** The finds, the fights, the losses, the reckoning and the gate of a round, then the ritual. */
function whatHappened(events: readonly Event[]): Message[] {
  return [...finds(events), ...fights(events), ...losses(events), ...events.flatMap(turningPoint)];
}

function finds(events: readonly Event[]): Message[] {
  return events.flatMap((event) => {
    if (event.event === "clue-found") {
      return [tell("story-clue", { who: investigatorName(event.who), symbol: symbolName(event.symbol) })];
    }
    if (event.event === "item-used") {
      return [tell("story-item", { who: investigatorName(event.who), item: itemName(event.item) })];
    }
    return [];
  });
}

function fights(events: readonly Event[]): Message[] {
  const count = (...names: Event["event"][]) => events.filter((event) => names.includes(event.event)).length;
  const told: [string, number][] = [
    ["story-destroyed", count("monster-destroyed", "seal-held")],
    ["story-spawned", count("spawned")],
    ["story-damaged", count("damaged")],
  ];
  return told.filter(([, number]) => number > 0).map(([id, number]) => tell(id, { count: number }));
}

/** How much health each investigator lost. */
function losses(events: readonly Event[]): Message[] {
  const totals = new Map<string, number>();
  for (const event of events) {
    if (event.event === "health-lost") totals.set(event.who, (totals.get(event.who) ?? 0) + event.count);
  }
  return [...totals].map(([who, count]) => tell("story-lost", { who: investigatorName(who), count }));
}

function turningPoint(event: Event): Message[] {
  switch (event.event) {
    case "reckoning":
      return event.row ? [tell("story-reckoning", { omens: event.omens, row: rowName(event.row) })] : [];
    case "gate-revealed":
      return [
        tell("story-gate", { gate: gateName(event.symbol), where: locationName(event.at), tokens: event.tokens }),
      ];
    case "ritual-tokens-revealed":
      return [tokensLine(event), tell("story-ritual", { matches: event.matches, target: event.target })];
    case "ritual-tokens-shown":
      return [tokensLine(event)];
    default:
      return [];
  }
}

/** Which symbols the ritual needed: told at the end of every game. */
function tokensLine({ one, other }: { one: string; other: string }): Message {
  return tell("story-tokens", { one: symbolName(one), other: symbolName(other) });
}
