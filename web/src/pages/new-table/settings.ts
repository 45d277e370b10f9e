/**
 * How the settings of a game are asked for, read off their shape:
 * of several values there is one for each player figure, `lead` is one of the figures, any other seat is named, any other
 * list is asked for seat by seat, two booleans are a switch, values are a choice, the rest is free. Readings are the open
 * points of the rulebook.
 */
import { sideOf } from "../../table/outcome";
import type { GameInfo, Message, SettingInfo } from "../../wire";
import type { Draft } from "./table-request";

export type Asked = "figures" | "lead" | "seat" | "seats" | "switch" | "choice" | "free";

const SOLO = "solo_";

export function askedAs(setting: SettingInfo): Asked {
  if (setting.several) return "figures";
  if (setting.seat) return setting.name === "lead" ? "lead" : "seat";
  if (Array.isArray(setting.default)) return "seats";
  if (setting.values?.length === 2 && setting.values.every((value) => typeof value === "boolean")) return "switch";
  return setting.values ? "choice" : "free";
}

/** Settings of the solo rules mean nothing when several play. */
export function matters(setting: SettingInfo, players: number): boolean {
  return players === 1 || !setting.name.startsWith(SOLO);
}

/** What is said of a setting that is a seat; one that is gone is not meant any more. */
export function seatNamed(setting: SettingInfo, said: unknown, players: number): unknown {
  return said === undefined || (typeof said === "number" && said >= players) ? setting.default : said;
}

export function labelOf(setting: SettingInfo, value: unknown): Message | null {
  return setting.labels[setting.values?.indexOf(value) ?? -1] ?? null;
}

export function figuresSetting(game: GameInfo): SettingInfo | null {
  return game.settings.find((setting) => askedAs(setting) === "figures") ?? null;
}

export function leadSetting(game: GameInfo): SettingInfo | null {
  return game.settings.find((setting) => askedAs(setting) === "lead") ?? null;
}

/** What every seat has its own part of. */
export function seatSettings(game: GameInfo): SettingInfo[] {
  return game.settings.filter((setting) => askedAs(setting) === "seats");
}

/** What shapes the game, asked for in the open. */
export function mainSettings(game: GameInfo, players: number): SettingInfo[] {
  return game.settings.filter(
    (setting) =>
      !["figures", "lead", "seats"].includes(askedAs(setting)) && !setting.reading && matters(setting, players),
  );
}

/** The open points of the rulebook that matter with so many players. */
export function readings(game: GameInfo, players: number): SettingInfo[] {
  return game.settings.filter((setting) => setting.reading && matters(setting, players));
}

/** The side a seat would be on, where there are several and nobody says otherwise. */
export function sideOfSeat(game: GameInfo, { seats, options }: Pick<Draft, "seats" | "options">, seat: number) {
  const players = seats.length;
  const named = game.settings.filter((setting) => askedAs(setting) === "seat");
  if (named.some((setting) => seatNamed(setting, options[setting.name], players) !== setting.default)) return null;
  const sides = game.sides?.find((each) => each.players === players)?.sides ?? [];
  return sideOf({ sides }, seat);
}
