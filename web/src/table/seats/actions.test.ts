import { expect, it } from "vitest";
import type { Say } from "../../text/say";
import type { SeatInfo, TableInfo } from "../../wire";
import { absenceOf } from "../people";
import type { TableActions } from "../store";
import { type Standing, seatActions } from "./actions";

const seat = (part: Partial<SeatInfo> = {}): SeatInfo => ({
  number: 1,
  kind: "human",
  name: "Bert",
  agent: null,
  online: true,
  stand_in: false,
  devices: 1,
  away_since: null,
  gone: false,
  ...part,
});
const away = { online: false, away_since: "2031-05-04T12:00:00+00:00" };

const act = {} as TableActions;
const say = ((message: { id: string }) => message.id) as unknown as Say;

function offered(about: SeatInfo, who: Partial<Standing>): string[] {
  const standing = {
    table: { code: "ABCDEF", status: "playing", seats: [about] } as unknown as TableInfo,
    mine: [],
    host: false,
    eyes: null,
    act,
    openSeats: () => undefined,
    ...who,
  };
  return seatActions(about, standing, say).map(({ key }) => key);
}

const HOST = { host: true, mine: [0] };
const GUEST = { mine: [2] };

it("offers a bot for somebody’s seat when they are gone, to all who sit at the table", () => {
  for (const who of [HOST, GUEST]) {
    expect(offered(seat(), who)).not.toContain("bot");
    expect(offered(seat(away), who)).not.toContain("bot");
    expect(offered(seat({ ...away, gone: true }), who)).toContain("bot");
  }
  expect(offered(seat({ ...away, gone: true }), {})).toEqual([]);
});

it("offers a bot at once for one’s own seat, and to the host for one nobody came to", () => {
  expect(offered(seat(), { mine: [1] })).toContain("bot");
  const empty = seat({ ...away, devices: 0, name: null, gone: true });
  expect(offered(empty, HOST)).toContain("bot");
  expect(offered(empty, GUEST)).not.toContain("bot");
});

it("lets the host, and nobody else, block whoever sits on another seat", () => {
  expect(offered(seat(), HOST)).toContain("block");
  expect(offered(seat({ kind: "bot", stand_in: true }), HOST)).toContain("block");
  expect(offered(seat(), GUEST)).not.toContain("block");
  expect(offered(seat({ number: 0 }), HOST)).not.toContain("block");
  expect(offered(seat({ devices: 0, name: null }), HOST)).not.toContain("block");
});

it("tells since when somebody else is away, and when they are no longer waited for", () => {
  const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit" }).format(new Date(away.away_since));
  expect(absenceOf(seat(), [], "en")).toBeNull();
  expect(absenceOf(seat(away), [1], "en")).toBeNull();
  expect(absenceOf(seat(away), [0], "en")).toMatchObject({ id: "away-since", args: { time } });
  expect(absenceOf(seat({ ...away, gone: true }), [0], "en")).toMatchObject({ id: "gone-since", args: { time } });
  expect(absenceOf(seat({ ...away, devices: 0 }), [0], "en")).toBeNull();
});
