/** The round and the phase in words, the figures, and under which title one plays. */
import { seatFigure } from "../../table/people";
import type { Message } from "../../wire";
import type { Gauge, Holding, Member, Progress } from "../face";
import type { IconName } from "./art/icons";
import { tell } from "./board/words";
import { inPlay } from "./people";
import type { InvestigatorView, View } from "./wire";
import { called, cardName, counted, investigatorName, monsterName, phaseName, spaceName, storyName } from "./words";

/** The two halves of a round, in their order. */
export const PHASES = ["investigators", "keeper"] as const;

export function progress(view: View): Progress {
  return {
    rounds: view.round,
    now: view.round,
    phase: phaseName(view.phase),
    phases: PHASES.map((phase) => ({ icon: `phase-${phase}` satisfies IconName, name: phaseName(phase) })),
    at: (PHASES as readonly string[]).indexOf(view.phase),
  };
}

export const subtitle = (view: View): Message[] => (view.story ? [storyName(view.story)] : []);

/** The investigators in the order of their seats, and the keeper, who has no figure. */
export function members(view: View): Member[] {
  const people = view.investigators.map(
    (each): Member => ({
      id: each.id,
      seat: each.seat,
      name: investigatorName(each.id),
      status: statusOf(each, view),
      gauges: inPlay(each) ? gaugesOf(each) : [],
      holdings: inPlay(each) ? holdingsOf(each) : [],
      lead: false,
      // Everybody may always talk.
      mayTalk: false,
      belongings: [],
    }),
  );
  return [...(people.length ? people : comingTo(view)), keeperIn(view)];
}

/** Who is about to come into the house, as far as one may know whom they chose. */
function comingTo(view: View): Member[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => seat !== view.keeper);
  return seats.map((seat) => {
    const [chosen] = view.picks[seat] ?? [];
    return seatFigure(seat, chosen ? investigatorName(chosen) : called("overview-somebody"), chosen);
  });
}

function keeperIn(view: View): Member {
  return {
    id: "keeper",
    seat: view.keeper,
    against: true,
    name: called("overview-the-keeper"),
    status: view.phase === "keeper" ? [tell("status-keeper")] : [],
    gauges: [],
    holdings: [
      { icon: "threat", count: view.threat, label: tell("held-threat", { count: view.threat }) },
      {
        icon: "mythos-card",
        count: view.mythos_hand,
        label: called("overview-mythos-hand", { count: view.mythos_hand }),
      },
      {
        icon: "trauma-card",
        count: view.trauma_hand,
        label: called("overview-trauma-hand", { count: view.trauma_hand }),
      },
    ],
    lead: false,
    mayTalk: false,
    belongings: [],
  };
}

export const gaugesOf = (each: InvestigatorView): Gauge[] => [
  { kind: "health", now: each.health - each.damage, most: each.health },
  { kind: "sanity", now: Math.max(0, each.sanity - each.horror), most: each.sanity },
];

/** Skill points always, what else there is. */
export function holdingsOf({ skill_points, cards, spells, face_down }: InvestigatorView): Holding[] {
  const held = cards.length + spells.length;
  const all: Holding[] = [
    { icon: "skill-point", count: skill_points, label: called("overview-skill-points", { count: skill_points }) },
    { icon: "hand", count: held, label: tell("held-cards", { count: held }) },
    { icon: "mythos-card", count: face_down, label: called("overview-face-down", { count: face_down }) },
  ];
  return all.filter(({ icon, count }) => count > 0 || icon === "skill-point");
}

/** Where somebody is, what is left of their turn, and what weighs on them. */
function statusOf(each: InvestigatorView, view: View): Message[] {
  if (!inPlay(each)) return [called(`fate-${each.fate}`)];
  const monsters = view.monsters.filter(({ space }) => space === each.space).map(({ name, kind }) => name || kind);
  const trauma = [each.injury, each.insanity].flatMap((card) => card ?? []);
  const { turn } = view;
  return [
    tell("status-where", { where: spaceName(each.space) }),
    ...(turn?.who === each.seat ? [tell("status-turn", { moves: turn.moves, actions: turn.action ? 1 : 0 })] : []),
    ...(turn?.who !== each.seat && view.to_act.includes(each.seat) ? [tell("status-waits")] : []),
    ...(each.hidden ? [called("overview-hidden")] : []),
    ...(each.stun ? [called("overview-stun", { count: each.stun })] : []),
    ...(monsters.length ? [tell("status-monsters", { monsters: counted(monsters, monsterName) })] : []),
    ...(each.horror >= each.sanity && each.sanity > 0 ? [tell("status-insane")] : []),
    ...(trauma.length ? [tell("status-trauma", { cards: trauma.map(cardName) })] : []),
    ...(view.blood_relative === each.seat ? [called("overview-blood-relative")] : []),
  ];
}
