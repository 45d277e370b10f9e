/** How a table of mine stands, in words. */
import type { IconName } from "../../art/icons";
import { outcomeFor } from "../../table/outcome";
import type { Message, MyTable, SeatInfo, TableInfo } from "../../wire";
import { words } from "../words";

export interface Standing {
  say: Message;
  icon: IconName;
  tone: "now" | "good" | "bad" | "plain";
}

const OVER: Standing = { say: words("status-over"), icon: "check", tone: "plain" };

export function statusOf({ table, seats, my_move }: MyTable): Standing {
  if (table.status === "gathering") {
    const free = table.seats.filter((seat) => isEmpty(seat) && !seats.includes(seat.number));
    return { say: words("status-gathering", { free: free.length }), icon: "empty-chair", tone: "plain" };
  }
  if (table.status === "playing")
    return my_move
      ? { say: words("status-mine"), icon: "bell", tone: "now" }
      : { say: words("status-others"), icon: "waiting", tone: "plain" };
  if (!table.result) return OVER;
  const args = { round: table.result.rounds };
  switch (outcomeFor(table, seats)) {
    case "won":
      return { say: words("status-won", args), icon: "trophy", tone: "good" };
    case "lost":
      return { say: words("status-lost", args), icon: "skull", tone: "bad" };
    case "over":
      return OVER;
  }
}

/** Nobody has come yet; whoever sits there without a name shows only while they look. */
export function isEmpty(seat: SeatInfo): boolean {
  return seat.kind !== "bot" && seat.name === null && !seat.online;
}

/** Who sits on some seats: people by name, bots by number. */
export function company(seats: readonly SeatInfo[], status: TableInfo["status"]): Message[] {
  const bots = seats.filter((seat) => seat.kind === "bot" && !seat.name).length;
  const people = seats.filter((seat) => seat.kind !== "bot" || seat.name);
  return [...people.map((seat) => nameOf(seat, status)), ...(bots > 0 ? [words("seat-bots", { count: bots })] : [])];
}

/** Who sits on a seat that is taken. */
export const occupant = (seat: SeatInfo): Message => nameOf(seat, "playing");

function nameOf(seat: SeatInfo, status: TableInfo["status"]): Message {
  if (seat.name) return words("name", { name: seat.name });
  return words(status === "gathering" && isEmpty(seat) ? "seat-empty" : "seat-guest");
}

/** Who else sits there; while nobody has come, the code they need. */
export function othersAt({ table, seats }: MyTable): Message {
  const others = table.seats.filter((seat) => !seats.includes(seat.number));
  const come = table.status === "gathering" ? others.filter((seat) => !isEmpty(seat)) : others;
  if (others.length === 0) return words("alone");
  if (come.length === 0) return words("table-code", { code: table.code });
  return words("with-players", { players: company(come, table.status) });
}

/** What waits for me first, then what was touched last. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort(
    (one, other) =>
      Number(other.my_move) - Number(one.my_move) || other.table.touched_at.localeCompare(one.table.touched_at),
  );
}
