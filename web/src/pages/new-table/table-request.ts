/** The table somebody is about to open: what the form holds, and the request that is sent. */
import type { GameInfo, SeatRequest, TableRequest } from "../../wire";
import { figuresSetting, leadSetting, matters, seatNamed } from "./settings";

export interface Draft {
  seats: SeatRequest[];
  /** The figure of each place, null where chance decides. */
  figures: (string | null)[];
  lead: number;
  options: Record<string, unknown>;
  seed: string;
  undo: NonNullable<TableRequest["undo"]>;
  talk: NonNullable<TableRequest["talk"]>;
  pace: NonNullable<TableRequest["pace"]>;
  openSeats: NonNullable<TableRequest["open_seats"]>;
}

/** How many figures so many players lead. */
export type Figures = (players: number) => number;

const BEST_BOT = "greedy";

export function bestBot(game: GameInfo): string | null {
  return game.agents.includes(BEST_BOT) ? BEST_BOT : (game.agents[0] ?? null);
}

function bot(game: GameInfo): SeatRequest {
  const agent = bestBot(game);
  return agent ? { kind: "bot", agent } : { kind: "open" };
}

/** The number of players one starts with: oneself and a companion where the game allows it. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(2) ? 2 : (game.players[0] ?? 1);
}

export function newDraft(game: GameInfo, figures: Figures): Draft {
  const draft: Draft = {
    seats: [{ kind: "mine" }],
    figures: [],
    lead: Number(leadSetting(game)?.default ?? 0),
    options: {},
    seed: "",
    undo: "free",
    talk: "rules",
    pace: "normal",
    openSeats: "one",
  };
  return withPlayers(draft, game, usualPlayers(game), figures);
}

/** Seats that stay keep who sits there; new ones get a bot. */
export function withPlayers(draft: Draft, game: GameInfo, players: number, figures: Figures): Draft {
  const count = figures(players);
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? bot(game));
  return {
    ...draft,
    seats,
    figures: Array.from({ length: count }, (_, place) => draft.figures[place] ?? null),
    lead: draft.lead < count ? draft.lead : 0,
  };
}

/** Who takes a figure that another place had gives their own for it. */
export function withFigure(draft: Draft, place: number, figure: string | null): Draft {
  const given = draft.figures[place] ?? null;
  const figures = draft.figures.map((each, other) => {
    if (other === place) return figure;
    return figure !== null && each === figure ? given : each;
  });
  return { ...draft, figures };
}

/** Whether whoever comes may sit down somewhere. */
export const hasOpenSeats = ({ seats }: Pick<Draft, "seats">): boolean => seats.some(({ kind }) => kind === "open");

/** What is sent: the defaults are left to the server. */
export function tableRequest(draft: Draft, game: GameInfo): TableRequest {
  const options: Record<string, unknown> = {};
  for (const setting of game.settings) {
    const said = draft.options[setting.name];
    const value = setting.seat ? seatNamed(setting, said, draft.seats.length) : said;
    if (value !== undefined && value !== setting.default && matters(setting, draft.seats.length))
      options[setting.name] = Array.isArray(value) ? ofSeats(value, draft.seats.length) : value;
  }
  const figures = figuresSetting(game);
  if (figures && draft.figures.some((figure) => figure !== null)) options[figures.name] = draft.figures;
  const lead = leadSetting(game);
  if (lead && draft.lead !== lead.default) options[lead.name] = draft.lead;
  const seed = draft.seed.trim();
  return {
    game: game.name,
    seats: draft.seats,
    options,
    ...(seed && { seed }),
    undo: draft.undo,
    talk: game.talk_is_ruled ? draft.talk : "free",
    pace: draft.pace,
    ...(hasOpenSeats(draft) && { open_seats: draft.openSeats }),
  };
}

/** A list of numbers names seats, any other has an entry for each; none is of a seat that is gone. */
function ofSeats(list: readonly unknown[], players: number): unknown[] {
  const named = list.every((entry) => typeof entry === "number");
  return named ? list.filter((entry) => Number(entry) < players) : list.slice(0, players);
}

/** One click: you and one bot, everything else as it usually is. */
export function quickTableRequest(game: GameInfo): TableRequest {
  const seats: SeatRequest[] = [{ kind: "mine" }];
  while (seats.length < usualPlayers(game)) seats.push(bot(game));
  return { game: game.name, seats };
}
