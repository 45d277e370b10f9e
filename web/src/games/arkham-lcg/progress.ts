/** The round and the phase in words, the figures, and under which title one plays. */

import type { Message } from "../../wire";
import type { Gauge, Member, Progress } from "../face";
import type { IconName } from "./art/icons";
import { NONE } from "./book";
import { isInterlude, justEnded } from "./campaign/moments";
import { engagedWith } from "./round";
import type { InvestigatorView, SheetView, View } from "./wire";
import { cardName, difficultyName, phaseName, scenarioName, skillName, tell } from "./words";

/** The four phases of a round, in their order. */
export const PHASES = ["mythos", "investigation", "enemy", "upkeep"] as const;

const ICONS: Readonly<Record<(typeof PHASES)[number], IconName>> = {
  mythos: "kind-agenda",
  investigation: "designator-investigate",
  enemy: "kind-enemy",
  upkeep: "deck",
};

export function progress(view: View): Progress {
  return {
    rounds: view.round,
    now: isInterlude(view) ? 0 : view.round,
    phase: phaseName(view.phase),
    phases: PHASES.map((phase) => ({ icon: ICONS[phase], name: phaseName(phase) })),
    at: (PHASES as readonly string[]).indexOf(view.phase),
  };
}

/** Until the next scenario is set up, it is still the one that has just ended. */
export function subtitle(view: View): Message[] {
  const { scenario: now } = view.phase === "resolution" ? justEnded(view) : view;
  const told = view.log.chapters.findIndex(({ scenario }) => scenario === now);
  const number = (told < 0 ? view.log.chapters.length : told) + 1;
  const chapter = view.adventure === now ? [] : [tell("subtitle-chapter", { number })];
  return [
    scenarioName(now),
    ...chapter,
    tell(view.grim ? "subtitle-difficulty-grim" : "subtitle-difficulty", { level: difficultyName(view.difficulty) }),
  ];
}

export function members(view: View): Member[] {
  return view.sheets.map((sheet) => {
    const who = view.investigators[sheet.seat];
    return who && who.fate !== "absent" && !isInterlude(view) ? playing(who, view) : waiting(sheet, who);
  });
}

/** Somebody in a scenario. */
function playing(who: InvestigatorView, view: View): Member {
  const place = view.locations.find(({ id }) => id === who.location);
  return {
    id: who.code,
    seat: who.seat,
    name: cardName(who.code),
    status: [...(place ? [cardName(place.code)] : []), ...doing(who, view)],
    gauges: gaugesOf(who, who.damage, who.horror),
    holdings: [
      { icon: "resource", count: who.resources, label: tell("figures-resources", { count: who.resources }) },
      { icon: "clue", count: who.clues, label: tell("figures-clues", { count: who.clues }) },
    ],
    lead: view.lead === who.seat,
    // Everybody may always talk; where Peril forbids it, that is told in its place.
    mayTalk: false,
    belongings: [],
  };
}

/** Somebody between the scenarios, or who sits one out. */
function waiting(sheet: SheetView, who: InvestigatorView | undefined): Member {
  const { physical_trauma: physical, mental_trauma: mental } = sheet;
  const same = who?.code === sheet.investigator ? who : undefined;
  return {
    id: sheet.investigator,
    seat: sheet.seat,
    name: cardName(sheet.investigator),
    status: [
      ...(sheet.end ? [tell(`end-${sheet.end}`)] : sheet.present ? [] : [tell("status-away")]),
      ...(physical ? [tell("trauma-physical", { count: physical })] : []),
      ...(mental ? [tell("trauma-mental", { count: mental })] : []),
      ...(sheet.experience ? [tell("experience", { count: sheet.experience })] : []),
    ],
    gauges: same ? gaugesOf(same, physical, mental) : [],
    holdings: [],
    lead: false,
    mayTalk: false,
    belongings: [],
  };
}

/** What is left of health and sanity with so much damage and horror. */
function gaugesOf({ health, sanity }: InvestigatorView, damage: number, horror: number): Gauge[] {
  return [
    { kind: "health", now: Math.max(0, health - damage), most: health },
    { kind: "sanity", now: Math.max(0, sanity - horror), most: sanity },
  ];
}

/** What an investigator is about, where there is something. */
function doing(who: InvestigatorView, view: View): Message[] {
  if (who.fate !== "playing") return [tell(`fate-short-${who.fate}`)];
  const enemies = engagedWith(who, view);
  return [
    ...(view.test?.who === who.seat ? [tell("status-tests", { skill: skillName(view.test.skill) })] : []),
    ...(view.test === null && view.active === who.seat ? [tell("status-turn", { count: who.actions })] : []),
    ...(view.peril === who.seat ? [tell("status-peril")] : []),
    ...(enemies.length > 0 ? [tell("status-engaged", { enemies: enemies.map(({ code }) => cardName(code)) })] : []),
    ...(view.peril !== NONE && view.peril !== who.seat ? [tell("status-silent")] : []),
  ];
}
