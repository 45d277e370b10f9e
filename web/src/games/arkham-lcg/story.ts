/** The game told afterwards: what each round brought, scenario after scenario. */
import type { Happening, Message } from "../../wire";
import type { Event } from "./wire";
import { cardName, counted, resolutionText, scenarioName, tell } from "./words";

export interface Chapter {
  round: number;
  lines: Message[];
}

/** Rounds are counted on through a campaign, as its result counts them. */
export function story(happenings: readonly Happening[]): Chapter[] {
  const rounds: Event[][] = [];
  let before: Event[] = [];
  for (const { event } of happenings as readonly { event: Event }[]) {
    if (event.event === "round-began") {
      rounds.push(before);
      before = [];
    } else if (event.event === "scenario-began") before.push(event);
    else if (rounds.length === 0 || before.length > 0) before.push(event);
    else rounds.at(-1)?.push(event);
  }
  // What came after the last round belongs to it.
  rounds.at(-1)?.push(...before);
  return rounds
    .map((events, place) => ({ round: place + 1, lines: whatHappened(events) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The text of the resolution that ended the last scenario. */
export function resolution(happenings: readonly Happening[]): Message[] {
  const ends = (happenings as readonly { event: Event }[]).flatMap(({ event }) =>
    event.event === "scenario-ended" ? [resolutionText(event.scenario, event.resolution)] : [],
  );
  return ends.slice(-1);
}

/** The end of a scenario, with what follows until the next one, and the beginning of that. */
export function opensChapter({ event }: Event): boolean {
  return event === "scenario-began" || event === "scenario-ended";
}

/** What was found, who fell, what it cost, and the turning points. */
function whatHappened(events: readonly Event[]): Message[] {
  return [...openings(events), ...finds(events), ...defeated(events), ...harm(events), ...events.flatMap(turningPoint)];
}

function openings(events: readonly Event[]): Message[] {
  return events.flatMap((event) =>
    event.event === "scenario-began" ? [tell("story-scenario", { scenario: scenarioName(event.scenario) })] : [],
  );
}

function finds(events: readonly Event[]): Message[] {
  const found = new Map<string, number>();
  for (const event of events) {
    if (event.event === "clues-discovered") found.set(event.who, (found.get(event.who) ?? 0) + event.count);
  }
  return [...found].map(([who, count]) => tell("story-clues", { who: cardName(who), count }));
}

function defeated(events: readonly Event[]): Message[] {
  const fallen = events.flatMap((event) => (event.event === "enemy-was-defeated" ? [event.enemy] : []));
  return fallen.length ? [tell("story-defeated", { enemies: counted(fallen, cardName), count: fallen.length })] : [];
}

/** How much each investigator had to bear. */
function harm(events: readonly Event[]): Message[] {
  const totals = new Map<string, { damage: number; horror: number }>();
  for (const event of events) {
    if (event.event !== "harmed") continue;
    const { damage, horror } = totals.get(event.who) ?? { damage: 0, horror: 0 };
    totals.set(event.who, { damage: damage + event.damage, horror: horror + event.horror });
  }
  return [...totals]
    .filter(([, { damage, horror }]) => damage + horror > 0)
    .map(([who, marks]) => tell("story-harm", { who: cardName(who), ...marks }));
}

function turningPoint(event: Event): Message[] {
  switch (event.event) {
    case "act-advanced":
      return [tell("story-act", { card: cardName(event.card) })];
    case "agenda-advanced":
      return [tell("story-agenda", { card: cardName(event.card) })];
    case "investigator-defeated":
      return [tell("story-fell", { who: cardName(event.who) })];
    case "resigned":
      return [tell("story-resigned", { who: cardName(event.who) })];
    case "investigator-lost":
      return [tell(`story-lost-${event.end}`, { who: cardName(event.who) })];
    case "scenario-ended":
      return [
        tell("story-ended", { scenario: scenarioName(event.scenario), how: tell(`resolution-${event.resolution}`) }),
      ];
    default:
      return [];
  }
}
