/**
 * Where on the table an option is, by its key.
 *
 * A card in play is named by what it shows and which copy it is, with the ability where there is one:
 * "fight:01160#43", "activate:01115#71:resign". Out of play equal copies are one choice, named by the printed card:
 * "play:01016", "commit:01089".
 */
import type { OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { ownOf } from "./round";
import { card, copy, deck, discard, ENCOUNTER, investigator, printed, resources, skill, TEST, token } from "./things";
import type { InvestigatorView, Reference, View } from "./wire";

type Find = (rest: string, view: View) => Thing[];

const collected: Find = (code) => [printed(code)];
const tested: Find = (name) => [skill(name)];

/** By the verb of a key that names neither a copy nor somebody nor a card in sight. */
const TARGETS: Readonly<Record<string, Find>> = {
  investigate: (_, view) => standing(view),
  draw: (_, view) => ownThings(view, ({ code }) => deck(code)),
  resource: (_, view) => ownThings(view, ({ code }) => resources(code)),
  "play-discarded": (_, view) => {
    const event = ownOf(view)?.discarded_event;
    return event ? [card(event.id), ...pileWith(event.id, view)] : [];
  },
  leave: atSeat,
  return: atSeat,
  scry: (owner) => (owner === ENCOUNTER ? [deck(ENCOUNTER)] : [investigator(owner)]),
  resolve: (name) => [token(name)],
  test: tested,
  skill: tested,
  result: () => [TEST],
  buy: collected,
  remove: collected,
  upgrade: (both) => both.split(":").map(printed),
  investigator: (deckOf) => [printed(deckOf.split(":")[0] ?? deckOf)],
};

/** Verbs that mean no thing: enough, not now, in the order of the list, yes and no, how many, which of two ills. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  "as-listed",
  "assume",
  "contribute",
  "disengage",
  "done",
  "end-turn",
  "falls-first",
  "graveyard",
  "heal",
  "hunting-shadow",
  "lita",
  "offer",
  "pass",
  "trauma",
  "whats-going-on",
  "wrath",
  "x",
]);

export function target(option: OptionInfo, view: View, reference: Reference): Thing[] {
  const { verb, rest } = keyOf(option);
  const number = numberIn(rest);
  const own = number === null ? (TARGETS[verb] ?? named)(rest, view) : [copy(number, view), ...pileWith(number, view)];
  return [...new Set([...own, ...aimedAt(verb, rest, view, reference)])];
}

/** The verb of an option and what it is about: "fight:01160#43" is "fight" and "01160#43". */
export function keyOf(option: OptionInfo): { verb: string; rest: string } {
  const colon = option.key.indexOf(":");
  if (colon < 0) return { verb: option.key, rest: "" };
  return { verb: option.key.slice(0, colon), rest: option.key.slice(colon + 1) };
}

/** Which copy a key names. */
function numberIn(rest: string): number | null {
  const found = /#(\d+)/.exec(rest)?.[1];
  return found === undefined ? null : Number(found);
}

/** The discard pile in which a copy lies. */
function pileWith(id: number, { investigators }: View): Thing[] {
  return investigators.flatMap(({ code, discard: pile }) =>
    pile.some((each) => each.id === id) ? [discard(code)] : [],
  );
}

const ABILITY = /^(?:activate|use):(\w+)#\d+:(.+)$/;
const PLAYED = /^play(?:-discarded)?:(\w+)$/;

/** An ability or an event that fights, evades or investigates can also be found where it would strike. */
function aimedAt(verb: string, rest: string, view: View, reference: Reference): Thing[] {
  const key = `${verb}:${rest}`;
  const [, code, name] = ABILITY.exec(key) ?? PLAYED.exec(key) ?? [];
  const abilities = (code && reference.cards[code]?.abilities) || [];
  const does = abilities.find((each) => (name ? each.name === name : each.kind === "event"))?.designator;
  switch (does) {
    case "fight":
      return view.enemies.flatMap(({ id, fight_odds }) => (fight_odds === null ? [] : [card(id)]));
    case "evade":
      return view.enemies.flatMap(({ id, evade_odds }) => (evade_odds === null ? [] : [card(id)]));
    case "investigate":
      return standing(view);
    default:
      return [];
  }
}

/** Where one stands. */
function standing(view: View): Thing[] {
  const here = ownOf(view)?.location;
  return view.locations.some(({ id }) => id === here) ? [card(here as number)] : [];
}

function ownThings(view: View, thing: (own: InvestigatorView) => Thing): Thing[] {
  const own = ownOf(view);
  return own ? [thing(own)] : [];
}

const copiesOf = (code: string, cards: readonly ({ id: number; code: string } | null)[]): Thing[] =>
  cards.flatMap((each) => (each?.code === code ? [card(each.id)] : []));

/** Somebody by their code; else the cards one is looking through, those of one's hand, or of the discard pile. */
function named(code: string, view: View): Thing[] {
  if (view.sheets.some((sheet) => sheet.investigator === code)) return [investigator(code)];
  const own = ownOf(view);
  const piles = [view.looking, own?.hand ?? [], view.limbo, own?.discard ?? []];
  return piles.map((cards) => copiesOf(code, cards)).find((copies) => copies.length > 0) ?? [];
}

function atSeat(seat: string, view: View): Thing[] {
  const sheet = view.sheets[Number(seat)];
  return sheet ? [investigator(sheet.investigator)] : [];
}
