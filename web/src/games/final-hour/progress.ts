/** The round and the phase in words, the figures, and under which title one plays. */
import type { Message } from "../../wire";
import type { Member, Progress } from "../face";
import { resolvedNow, whoseTurn } from "./round";
import type { InvestigatorView, View } from "./wire";
import { ancientOneName, cardTitle, difficultyName, investigatorName, locationName, tell } from "./words";

const PHASES: Readonly<Record<string, string>> = {
  "action.begin": "playing",
  "action.turn": "playing",
  "action.priority": "playing",
  "action.sort": "playing",
  "action.resolve": "resolving",
  "action.effect": "resolving",
  "solo.row": "keeping",
  "solo.keep": "keeping",
  "solo.action": "resolving",
  "solo.place": "resolving",
  "solo.effect": "resolving",
  "solo.discard": "resolving",
  "ancient-one.reckoning": "reckoning",
  "ancient-one.gates": "gates",
  "ancient-one.lead": "gates",
  "round.end": "vote",
  "ritual.attempt": "ritual",
};

export function progress(view: View): Progress {
  return { rounds: view.rounds, now: view.round, phase: tell(`phase-${PHASES[view.step] ?? "playing"}`) };
}

export function subtitle(view: View): Message[] {
  return [ancientOneName(view.ancient_one), tell("subtitle-difficulty", { level: difficultyName(view.difficulty) })];
}

export function members(view: View): Member[] {
  return view.investigators.map((each) => ({
    id: each.id,
    seat: each.seat,
    name: investigatorName(each.id),
    status: [locationName(each.location), ...doing(each, view)],
    gauges: [{ kind: "health", now: each.health, most: each.most_health }],
    holdings: [],
    lead: each.lead,
    mayTalk: each.may_talk,
    belongings: each.items.map((item) => `item:${item}`),
  }));
}

/** What an investigator is about, where there is something. */
function doing(each: InvestigatorView, view: View): Message[] {
  const resolved = resolvedNow(view);
  if (resolved?.who === each.id && resolved.card) {
    return [tell("doing-resolving", { card: cardTitle(resolved.card.title) })];
  }
  if (view.step === "action.priority" && whoseTurn(view.played.length, view) === each.id) {
    return [tell("doing-playing")];
  }
  return view.solo && each.drawn ? [tell("doing-placing", { card: cardTitle(each.drawn.title) })] : [];
}
