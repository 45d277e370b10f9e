/** The round and the phase in words, the figures, and under which title one plays. */
import type { Message } from "../../wire";
import type { Gauge, Holding, Member, Progress } from "../face";
import type { IconName } from "./art/icons";
import { engagedWith, inPlay } from "./people";
import type { InvestigatorView, View } from "./wire";
import { cardName, counted, investigatorName, monsterName, phaseName, scenarioName, spaceName, tell } from "./words";

/** The four phases of a round, in their order. */
export const PHASES = ["action", "monster", "encounter", "mythos"] as const;

export function progress(view: View): Progress {
  return {
    rounds: view.round,
    now: view.round,
    phase: phaseName(view.phase),
    phases: PHASES.map((phase) => ({ icon: `phase-${phase}` satisfies IconName, name: phaseName(phase) })),
    at: (PHASES as readonly string[]).indexOf(view.phase),
  };
}

export const subtitle = (view: View): Message[] => [scenarioName(view.scenario)];

export function members(view: View): Member[] {
  return view.investigators.map((each) => ({
    id: each.id,
    seat: each.seat,
    name: investigatorName(each.id),
    status: statusOf(each, view),
    gauges: inPlay(each) ? gaugesOf(each) : [],
    holdings: inPlay(each) ? holdingsOf(each) : [],
    lead: each.leader,
    // Everybody may always talk.
    mayTalk: false,
    belongings: [],
  }));
}

export const gaugesOf = (each: InvestigatorView): Gauge[] => [
  { kind: "health", now: each.health - each.damage, most: each.health },
  { kind: "sanity", now: each.sanity - each.horror, most: each.sanity },
];

/** That they are delayed, as something they have. */
export const delayOf = ({ delayed }: InvestigatorView) =>
  delayed ? [{ icon: "delayed" as const, label: tell("status-delayed"), bad: true }] : [];

/** Money and clues always, what else there is. */
export function holdingsOf({ money, clues, remnants, focus }: InvestigatorView): Holding[] {
  const all: Holding[] = [
    { icon: "money", count: money, label: tell("held-money", { count: money }) },
    { icon: "clue", count: clues, label: tell("held-clues", { count: clues }) },
    { icon: "remnant", count: remnants, label: tell("held-remnants", { count: remnants }) },
    { icon: "focus-token", count: focus.length, label: tell("held-focus", { count: focus.length }) },
  ];
  return all.filter(({ icon, count }) => count > 0 || icon === "clue" || icon === "money");
}

/** Where somebody is, whose turn it is, and what weighs on them. */
function statusOf(each: InvestigatorView, view: View): Message[] {
  if (!inPlay(each)) return [tell(`fate-${each.fate}`)];
  const waits = view.order.indexOf(each.seat);
  const monsters = engagedWith(each, view).map(({ kind }) => kind);
  return [
    tell("status-where", { where: spaceName(each.space) }),
    ...(view.turn === each.seat ? [turnLine(view)] : []),
    ...(waits >= 0 && view.turn !== each.seat ? [tell("status-waits")] : []),
    ...(monsters.length ? [tell("status-engaged", { monsters: counted(monsters, monsterName) })] : []),
    ...(each.delayed ? [tell("status-delayed")] : []),
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
