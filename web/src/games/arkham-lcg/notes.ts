/** What matters about an option, in a few words. */
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { whereOnMap } from "./alike";
import { cardOf, iconsFor, markerOf } from "./book";
import { offersOf } from "./campaign/offers";
import { chanceWith, percent, weaponOdds } from "./odds";
import { printedAbility } from "./options";
import { engagedWith, inArea, isTurn, ownOf, verbOf } from "./round";
import type { Here } from "./scene";
import { card as cardThing } from "./things";
import type { EnemyView, HandCard, InvestigatorView, LocationView, View } from "./wire";
import { cardName, tell } from "./words";

export function note(option: OptionInfo, scene: Here, at?: Thing): string {
  const [first, ...more] = factsOf(option, scene, at);
  if (!first) return "";
  return scene.say(more.reduce((one, other) => tell("note-and", { one, other }), first));
}

type Note = (rest: string, scene: Here, option: OptionInfo, at?: Thing) => Message[];

const NOTES: Readonly<Record<string, Note>> = {
  fight: (rest, scene) => attemptNote(enemyIn(rest, scene.view), "fight", scene),
  evade: (rest, scene) => attemptNote(enemyIn(rest, scene.view), "evade", scene),
  engage: (rest, { view }) => [...enemyNote(enemyIn(rest, view)), ...provoked(view)],
  move: (rest, { view }) => [...placeNote(placeIn(rest, view)), ...provoked(view)],
  investigate: (_, { view }) => [...investigateNote(view), ...provoked(view)],
  draw: (_, { view }) => [tell("note-deck", { count: ownOf(view)?.deck ?? 0 }), ...provoked(view)],
  resource: (_, { view }) => [tell("note-resources", { count: ownOf(view)?.resources ?? 0 }), ...provoked(view)],
  play: (code, scene) =>
    playNote(
      ownOf(scene.view)?.hand?.find((each) => each.code === code),
      code,
      scene,
    ),
  "play-discarded": (code, scene) => playNote(ownOf(scene.view)?.discarded_event, code, scene),
  commit: commitNote,
  activate: abilityNote,
  use: abilityNote,
  buy: offerNote,
  upgrade: offerNote,
  remove: removeNote,
  "assign-damage": (rest, { view }) => bearsNote(rest, view, "damage"),
  "assign-horror": (rest, { view }) => bearsNote(rest, view, "horror"),
  "attacked-by": (rest, { view }) => harmNote(enemyIn(rest, view)),
  target: (rest, { view }) => enemyNote(enemyIn(rest, view)),
  "doom-on": (rest, { view }) => enemyNote(enemyIn(rest, view)),
  spawn: (rest, { view }) => placeNote(placeIn(rest, view)),
  blast: (rest, { view }) => placeNote(placeIn(rest, view)),
  attach: (rest, { view }) => placeNote(placeIn(rest, view)),
  "make-room": lossNote,
  "lose-asset": lossNote,
  resolve: (token, { view }) => tokenNote(token, view),
  leave: seatNote,
  return: seatNote,
};

/** Verbs that are about a person. */
const PEOPLE: ReadonlySet<string> = new Set(["lead", "next-turn", "engaged-by", "attacks", "prey", "helped", "healed"]);

function factsOf(option: OptionInfo, scene: Here, at?: Thing): Message[] {
  const verb = verbOf(option);
  const rest = option.key.slice(verb.length + 1);
  if (PEOPLE.has(verb)) return personNote(rest, scene.view);
  const where = whereOnMap(copyIn(rest), scene.view);
  return [...(where ? [where] : []), ...(NOTES[verb]?.(rest, scene, option, at) ?? [])];
}

/** The copy a key is about: "01160#43" is 43. */
function copyIn(rest: string): number {
  return Number(/#(\d+)/.exec(rest)?.[1] ?? Number.NaN);
}

const enemyIn = (rest: string, view: View) => view.enemies.find(({ id }) => id === copyIn(rest));
const placeIn = (rest: string, view: View) => view.locations.find(({ id }) => id === copyIn(rest));

const oddsNote = (odds: number | null | undefined): Message[] =>
  odds === null || odds === undefined ? [] : [tell("note-odds", { percent: percent(odds) })];

/** The odds are those of the plain action: who chooses whom to strike with a weapon has others. */
function attemptNote(enemy: EnemyView | undefined, attempt: "fight" | "evade", { question }: Here): Message[] {
  if (!enemy) return [];
  const odds = !isTurn(question) ? null : attempt === "fight" ? enemy.fight_odds : enemy.evade_odds;
  const retaliates = attempt === "fight" && enemy.keywords.includes("retaliate") && !enemy.exhausted;
  return [
    ...oddsNote(odds),
    ...(attempt === "fight" ? [tell("note-left", { count: enemy.health - enemy.damage })] : []),
    ...(retaliates ? [tell("note-retaliates")] : []),
  ];
}

function enemyNote(enemy: EnemyView | undefined): Message[] {
  return enemy ? [tell("note-left", { count: enemy.health - enemy.damage }), ...harmNote(enemy)] : [];
}

function harmNote(enemy: EnemyView | undefined): Message[] {
  if (!enemy) return [];
  return [tell("note-harm", { damage: enemy.attack_damage, horror: enemy.attack_horror })];
}

/** Who is engaged with ready enemies is attacked first (rule lcg.attack-of-opportunity.1). */
function provoked(view: View): Message[] {
  const own = ownOf(view);
  const attackers = own ? engagedWith(own, view).filter(({ exhausted }) => !exhausted) : [];
  return attackers.length ? [tell("note-provokes", { count: attackers.length })] : [];
}

function placeNote(place: LocationView | undefined): Message[] {
  if (!place) return [];
  return [
    ...(place.revealed ? [] : [tell("note-unrevealed")]),
    ...(place.clues ? [tell("note-clues", { count: place.clues })] : []),
    ...(place.shroud === null ? [] : [tell("note-shroud", { count: place.shroud })]),
  ];
}

function investigateNote(view: View): Message[] {
  const here = view.locations.find(({ id }) => id === ownOf(view)?.location);
  return here ? [...oddsNote(here.investigate_odds), tell("note-clues", { count: here.clues })] : [];
}

/** Whether what an ability attempts provokes nobody (rules lcg.attack-of-opportunity.5, 6 and 8). */
const isCalm = (designator: string | null | undefined): boolean =>
  ["fight", "evade", "parley", "resign"].includes(designator ?? "");

/** What it costs; where it is not fast and costs an action, what that provokes. */
function playNote(held: HandCard | null | undefined, code: string, { view, reference }: Here): Message[] {
  const own = ownOf(view);
  const card = cardOf(reference, code);
  const price = held?.price ?? card?.cost;
  const fast = card?.keywords.includes("fast") ?? false;
  const spent = typeof price === "number" ? [tell("note-price", { price, left: (own?.resources ?? 0) - price })] : [];
  const event = card?.abilities.find(({ kind }) => kind === "event");
  return [...spent, ...(fast ? [tell("note-fast")] : isCalm(event?.designator) ? [] : provoked(view))];
}

function commitNote(code: string, { view, reference }: Here): Message[] {
  const card = cardOf(reference, code);
  if (!card || !view.test) return [];
  const icons = iconsFor(card, view.test.skill);
  const odds = chanceWith(view, icons);
  return [tell("plus", { count: icons }), ...oddsNote(odds)];
}

/** What is left on the card; its odds where it fights; what its action provokes, unless it is one that does not. */
function abilityNote(rest: string, scene: Here, option: OptionInfo, at?: Thing): Message[] {
  const ability = printedAbility(option, scene);
  const found = inArea(copyIn(rest), scene.view);
  const uses =
    found && found.card.uses > 0
      ? [tell(`marks-${markerOf(cardOf(scene.reference, found.card.code))}`, { count: found.card.uses })]
      : [];
  const provokes = ability?.kind === "action" && !isCalm(ability.designator);
  const several = ability && ability.actions > 1 ? [tell("note-actions", { count: ability.actions })] : [];
  return [...weaponNote(option, scene, at), ...uses, ...several, ...(provokes ? provoked(scene.view) : [])];
}

/** Against the enemy one looks at; else against each, in one word where that is the same. */
function weaponNote(option: OptionInfo, { view }: Here, at?: Thing): Message[] {
  const struck = weaponOdds(option, view);
  const aimed = struck.find(({ enemy }) => cardThing(enemy.id) === at);
  const [first] = struck;
  if (aimed) return oddsNote(aimed.odds);
  if (struck.every(({ odds }) => odds === first?.odds)) return oddsNote(first?.odds);
  return struck.map(({ enemy, odds }) =>
    tell("note-odds-against", { percent: percent(odds), who: cardName(enemy.code) }),
  );
}

function offerNote(_: string, scene: Here, option: OptionInfo): Message[] {
  const offer = offersOf(scene).find((each) => each.option.key === option.key);
  if (!offer) return [];
  return [tell(`kind-${offer.card.type}`), ...(offer.card.card_class ? [tell(`class-${offer.card.card_class}`)] : [])];
}

function removeNote(code: string, { view, question }: Here): Message[] {
  const count = view.sheets.find(({ seat }) => seat === question?.seat)?.cards[code];
  return count === undefined ? [] : [tell("note-in-deck", { count })];
}

function bearsNote(rest: string, view: View, kind: "damage" | "horror"): Message[] {
  const found = inArea(copyIn(rest), view);
  if (found) {
    const { card } = found;
    const left = kind === "damage" ? (card.health ?? 0) - card.damage : (card.sanity ?? 0) - card.horror;
    return [tell("note-bears", { count: left })];
  }
  const who = view.investigators.find(({ card, code }) => card === copyIn(rest) || rest.startsWith(code));
  if (!who) return [];
  return [tell("note-bears", { count: kind === "damage" ? who.health - who.damage : who.sanity - who.horror })];
}

/** What would be lost with a card. */
function lossNote(rest: string, { view, reference }: Here): Message[] {
  const found = inArea(copyIn(rest), view);
  if (!found) return [];
  const { card } = found;
  return card.uses > 0 ? [tell(`marks-${markerOf(cardOf(reference, card.code))}`, { count: card.uses })] : [];
}

function tokenNote(token: string, view: View): Message[] {
  const found = view.tokens.find((each) => each.token === token);
  if (found?.automatic != null) return [tell(found.automatic ? "note-succeeds" : "note-fails")];
  return typeof found?.value === "number"
    ? [tell("signed", { amount: Math.abs(found.value), sign: found.value < 0 ? "minus" : "plus" })]
    : [];
}

/** Whose player leaves or comes back. */
function seatNote(seat: string, { view }: Here): Message[] {
  const sheet = view.sheets[Number(seat)];
  return sheet ? [cardName(sheet.investigator)] : [];
}

function personNote(code: string, view: View): Message[] {
  const who = view.investigators.find((each) => each.code === code);
  return who ? [...bearing(who), ...standing(who, view)] : [];
}

const bearing = (who: InvestigatorView): Message[] => [
  tell("note-health", { count: who.health - who.damage }),
  tell("note-sanity", { count: who.sanity - who.horror }),
];

function standing(who: InvestigatorView, view: View): Message[] {
  const place = view.locations.find(({ id }) => id === who.location);
  return place ? [cardName(place.code)] : [];
}
