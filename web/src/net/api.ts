/** The HTTP side of the server, one typed function for each thing one can ask. */
import type {
  Claim,
  Claimed,
  Continuation,
  GameInfo,
  LinkedSeat,
  Links,
  MadeTable,
  MyTable,
  NotNowList,
  Problem,
  Replay,
  ReportFile,
  ReportRequest,
  RuleInfo,
  SeatLink,
  TableInfo,
  TableRequest,
  VisitorChange,
  VisitorInfo,
  WhyNot,
} from "../wire";
import { wholeReplay } from "./whole";

/** The server said no, in a sentence (`problem.say`). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

const unreachable: Problem = { code: "unreachable", say: { domain: "web", id: "problem-unreachable" } };
const unreadable: Problem = { code: "unreadable", say: { domain: "web", id: "problem-unreadable" } };

/** What to tell about anything that was thrown while asking. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : unreadable;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { accept: "application/json", ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, unreachable);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, isProblem(told) ? told : unreadable);
  return told as Answer;
}

function isProblem(told: unknown): told is Problem {
  return typeof told === "object" && told !== null && "code" in told && "say" in told;
}

const at = (code: string) => `/tables/${encodeURIComponent(code)}`;
const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  /** Everything printed of a game; its type is the game's own. */
  reference: <Reference = unknown>(game: string) => ask<Reference>("GET", `${of(game)}/reference`),
  /** The whole rule book in a language. */
  rules: (game: string, locale: string) => ask<RuleInfo[]>("GET", `${of(game)}/rules?locale=${locale}`),
  /** A tool of the game's workshop; what it takes and gives is the game's own. */
  workshop: <Answer, Request>(game: string, tool: string, request: Request) =>
    ask<Answer>("POST", `${of(game)}/workshop/${encodeURIComponent(tool)}`, request),

  me: () => ask<VisitorInfo>("GET", "/me"),
  changeMe: (change: VisitorChange) => ask<VisitorInfo>("PUT", "/me", change),
  myTables: () => ask<MyTable[]>("GET", "/me/tables"),

  makeTable: (request: TableRequest) => ask<MadeTable>("POST", "/tables", request),
  table: (code: string) => ask<TableInfo>("GET", at(code)),
  /** The secret links of the seats; the host's only. */
  links: (code: string) => ask<Links>("GET", `${at(code)}/links`),
  claim: (code: string, claim: Claim) => ask<Claimed>("POST", `${at(code)}/claim`, claim),
  /** A new secret for a seat; the old link no longer works. */
  renewLink: (code: string, seat: number) => ask<SeatLink>("POST", `${at(code)}/seats/${seat}/link`),
  /** Why a seat of one's own cannot use a thing now; null where it can, or where there is nothing to say. */
  whyNot: async (code: string, seat: number, thing: string) =>
    (await ask<WhyNot>("GET", `${at(code)}/why-not?seat=${seat}&thing=${encodeURIComponent(thing)}`)).reason,
  /** What a seat of one's own cannot do now, and why. */
  notNow: (code: string, seat: number) => ask<NotNowList>("GET", `${at(code)}/not-now?seat=${seat}`),
  replay: async (code: string, seat: number | null, face: string) =>
    wholeReplay(await ask<Replay>("GET", `${at(code)}/replay?seat=${seat ?? "public"}&face=${face}`)),
  continueFrom: (code: string, continuation: Continuation) =>
    ask<MadeTable>("POST", `${at(code)}/continue`, continuation),
  /** The table where the company of a finished game plays again; it is made for whoever asks first. */
  again: (code: string) => ask<MadeTable>("POST", `${at(code)}/again`),
  /** Which seat a link opens. */
  linkedSeat: (code: string, token: string) => ask<LinkedSeat>("GET", `${at(code)}/links/${encodeURIComponent(token)}`),
  report: (code: string, request: ReportRequest) => ask<ReportFile>("POST", `${at(code)}/report`, request),
};

/** Where the file of a report is. */
export function reportAddress(code: string, name: string): string {
  return `/api${at(code)}/reports/${encodeURIComponent(name)}`;
}

/** What one sends to somebody who shall sit on a seat. */
export function seatAddress(code: string, token: string): string {
  return `${location.origin}/join/${code}/${token}`;
}

export function tableAddress(code: string): string {
  return `${location.origin}/table/${code}`;
}
