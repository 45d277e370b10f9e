/** The round and the phase in words, the figures, and under which title one plays. */
import type { Message } from "../../wire";
import type { Gauge, Holding, Member, Progress } from "../face";
import type { IconName } from "./art/icons";
import { inPlay } from "./people";
import type { InvestigatorView, View } from "./wire";
import {
  ancientOneName,
  cardName,
  counted,
  difficultyName,
  investigatorName,
  phaseName,
  spaceName,
  tell,
} from "./words";

/** The three phases of a round, in their order. */
export const PHASES = ["action", "encounter", "mythos"] as const;

export function progress(view: View): Progress {
  return {
    rounds: view.round,
    now: view.round,
    phase: phaseName(view.phase),
    phases: PHASES.map((phase) => ({ icon: `phase-${phase}` satisfies IconName, name: phaseName(phase) })),
    at: (PHASES as readonly string[]).indexOf(view.phase),
  };
}

export function subtitle(view: View): Message[] {
  return [ancientOneName(view.ancient_one), tell("subtitle-difficulty", { level: difficultyName(view.difficulty) })];
}

export function members(view: View): Member[] {
  return view.investigators.map((each) => ({
    id: each.id,
    seat: each.seat,
    name: investigatorName(each.id),
    status: statusOf(each, view),
    gauges: inPlay(each) ? gaugesOf(each) : [],
    holdings: inPlay(each) ? holdingsOf(each) : [],
    lead: each.lead,
    // Everybody may always talk.
    mayTalk: false,
    belongings: [],
  }));
}

export const gaugesOf = (each: InvestigatorView): Gauge[] => [
  { kind: "health", now: each.health, most: each.most_health },
  { kind: "sanity", now: each.sanity, most: each.most_sanity },
];

/** That they are delayed, as something they have. */
export const delayOf = ({ delayed }: InvestigatorView) =>
  delayed ? [{ icon: "delayed" as const, label: tell("status-delayed"), bad: true }] : [];

export function holdingsOf({ clues, trains, ships }: InvestigatorView): Holding[] {
  const all: Holding[] = [
    { icon: "clue", count: clues.length, label: tell("held-clues", { count: clues.length }) },
    { icon: "action-train", count: trains, label: tell("held-trains", { count: trains }) },
    { icon: "action-ship", count: ships, label: tell("held-ships", { count: ships }) },
  ];
  return all.filter(({ icon, count }) => count > 0 || icon === "clue");
}

/** Where somebody is, whose turn it is, and what weighs on them. */
function statusOf(each: InvestigatorView, view: View): Message[] {
  if (!inPlay(each)) return [tell(`fate-${each.fate}`)];
  const waits = view.order.indexOf(each.seat);
  return [
    tell("status-where", { where: spaceName(each.space) }),
    ...(view.turn === each.seat ? [turnLine(view)] : []),
    ...(waits >= 0 ? [tell("status-waits", { place: waits + 1 })] : []),
    ...(each.delayed ? [tell("status-delayed")] : []),
    ...(each.clues.length ? [tell("held-clues", { count: each.clues.length })] : []),
    ...(each.conditions.length
      ? [
          tell("status-conditions", {
            conditions: counted(
              each.conditions.map(({ id }) => id),
              cardName,
            ),
          }),
        ]
      : []),
  ];
}

function turnLine({ phase, actions_left: left }: View): Message {
  return phase === "action" ? tell("status-turn", { count: left }) : tell("status-acts");
}
