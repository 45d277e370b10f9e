/** What somebody can do about a seat: the host about all, everybody about their own and that of whoever is gone, newcomers
 * about open ones. */
import { api, problemOf } from "../../net/api";
import { type Say, voice } from "../../text/say";
import type { MenuItem } from "../../ui/menu";
import { toast } from "../../ui/toast";
import type { SeatInfo, TableInfo } from "../../wire";
import type { Eyes } from "../state";
import type { TableActions } from "../store";

const words = voice("web");

export interface Standing {
  table: TableInfo;
  mine: readonly number[];
  host: boolean;
  eyes: Eyes;
  act: TableActions;
  openSeats(): void;
}

/** Whoever has played, and the host, may play again with the same company. */
export const maySitAgain = ({ mine, host }: Pick<Standing, "mine" | "host">): boolean => host || mine.length > 0;

export function seatActions(seat: SeatInfo, standing: Standing, say: Say): MenuItem[] {
  const { table, mine, host, eyes, act, openSeats } = standing;
  const own = mine.includes(seat.number);
  const rules = host || own;
  const item = (key: string, icon: MenuItem["icon"], does: () => void): MenuItem => ({
    key,
    label: say(words(`seat-${key}`)),
    ...(icon && { icon }),
    act: does,
  });
  const over = table.status === "over";
  const taken = seat.kind === "human" && seat.name !== null;
  const held = seat.devices > 0;
  const forBot = own || (host && !held) || (Boolean(seat.gone) && held && maySitAgain(standing));
  return [
    ...(own && mine.length > 1 && eyes !== seat.number ? [item("look", "watch", () => act.look(seat.number))] : []),
    ...(seat.kind === "open" && !own && !over
      ? [item("sit", "empty-chair", () => void sit(table.code, seat, act))]
      : []),
    ...(forBot && seat.kind !== "bot" && !over ? [item("bot", "bot", () => act.setSeat(seat.number, "bot"))] : []),
    ...(rules && seat.kind === "bot" && !over
      ? [item(own || seat.stand_in ? "back" : "human", "person", () => act.setSeat(seat.number, "human"))]
      : []),
    ...(host && seat.kind !== "open" && !own && !taken && !over
      ? [item("open", "empty-chair", () => act.setSeat(seat.number, "open"))]
      : []),
    ...(host && !own && seat.kind === "human" && !over ? [item("link", "share", openSeats)] : []),
    ...(host && !own && held && !over ? [item("block", "close", () => act.block(seat.number))] : []),
  ];
}

async function sit(code: string, seat: SeatInfo, act: TableActions): Promise<void> {
  try {
    await api.claim(code, { seat: seat.number });
    act.again();
  } catch (error) {
    toast(problemOf(error).say, "bad");
  }
}
