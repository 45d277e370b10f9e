/** What matters about an option, in a few words, beyond its costs and its one chance, which the shell tells. */
import { chanceOf, percentOf } from "../../table/options";
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { whereOnMap } from "./alike";
import { cardOf, iconsFor, markerOf } from "./book";
import { offersOf } from "./campaign/offers";
import { oddsOf } from "./odds";
import { codeOfThing, inArea, ownOf } from "./round";
import type { Here } from "./scene";
import { card as cardThing, partsOf } from "./things";
import type { CardView, EnemyView, InvestigatorView, LocationView, View } from "./wire";
import { cardName, tell } from "./words";

export function note(option: OptionInfo, scene: Here, at?: Thing): string {
  const facts = [
    ...placeOf(option, scene),
    ...oddsNote(option, scene, at),
    ...(NOTES[option.role ?? option.verb]?.(option, scene) ?? []),
  ];
  const [first, ...more] = facts;
  if (!first) return "";
  return scene.say(more.reduce((one, other) => tell("note-and", { one, other }), first));
}

type Note = (option: OptionInfo, scene: Here) => Message[];

const NOTES: Readonly<Record<string, Note>> = {
  fight: fightNote,
  engage: enemyNote,
  move: placeNote,
  investigate: (option, { view }) => {
    const place = locationOf(option, view);
    return place ? [tell("note-clues", { count: place.clues })] : [];
  },
  draw: (_, { view }) => [tell("note-deck", { count: ownOf(view)?.deck ?? 0 })],
  resource: (_, { view }) => [tell("note-resources", { count: ownOf(view)?.resources ?? 0 })],
  "end-turn": (_, { view }) => {
    const left = ownOf(view)?.actions ?? 0;
    return left > 0 ? [tell("note-actions-left", { count: left })] : [];
  },
  play: playNote,
  "play-discarded": playNote,
  commit: commitNote,
  activate: usesNote,
  use: usesNote,
  buy: offerNote,
  upgrade: offerNote,
  remove: removeNote,
  "assign-damage": (option, { view }) => bearsNote(option, view, "damage"),
  "assign-horror": (option, { view }) => bearsNote(option, view, "horror"),
  "attacked-by": (option, { view }) => harmNote(enemyOf(option, view)),
  target: enemyNote,
  "doom-on": enemyNote,
  spawn: placeNote,
  blast: placeNote,
  attach: placeNote,
  "make-room": usesNote,
  "lose-asset": usesNote,
  resolve: tokenNote,
  leave: nameNote,
  return: nameNote,
  lead: personNote,
  "next-turn": personNote,
  "engaged-by": personNote,
  attacks: personNote,
  prey: personNote,
  helped: personNote,
  healed: personNote,
};

const enemyOf = ({ about }: OptionInfo, view: View): EnemyView | undefined =>
  view.enemies.find(({ id }) => cardThing(id) === about[0]);
const locationOf = ({ about }: OptionInfo, view: View): LocationView | undefined =>
  view.locations.find(({ id }) => cardThing(id) === about[0]);
const personOf = ({ about }: OptionInfo, view: View): InvestigatorView | undefined =>
  view.investigators.find(({ code }) => code === codeOfThing(about[0], view));

/** A card in somebody's area. */
function assetOf({ about }: OptionInfo, view: View): CardView | null {
  const { kind, id } = partsOf(about[0] ?? "");
  return kind === "card" ? (inArea(Number(id), view)?.card ?? null) : null;
}

/** Where one of several locations lies that look the same. */
function placeOf(option: OptionInfo, { view }: Here): Message[] {
  const place = locationOf(option, view);
  const where = place && whereOnMap(place.id, view);
  return where ? [where] : [];
}

/** The chance against the thing one looks at; else against each, in one word where that is the same. */
function oddsNote(option: OptionInfo, scene: Here, at?: Thing): Message[] {
  if (chanceOf(option, at) !== null) return [];
  const odds = oddsOf(option);
  if (odds !== null) return [tell("note-odds", { percent: percentOf(odds) })];
  const against = Object.entries(option.chances).map(([thing, each]) => ({
    percent: percentOf(each),
    code: codeOfThing(thing, scene.view) ?? "",
  }));
  // Of enemies of one name the same need not be told twice.
  const different = new Map(against.map((each) => [`${each.percent} ${each.code}`, each]));
  return [...different.values()].map(({ percent, code }) =>
    tell("note-odds-against", { percent, who: cardName(code) }),
  );
}

function fightNote(option: OptionInfo, { view }: Here): Message[] {
  const enemy = enemyOf(option, view);
  if (!enemy) return [];
  const retaliates = enemy.keywords.includes("retaliate") && !enemy.exhausted;
  return [leftNote(enemy), ...(retaliates ? [tell("note-retaliates")] : [])];
}

function enemyNote(option: OptionInfo, { view }: Here): Message[] {
  const enemy = enemyOf(option, view);
  return enemy ? [leftNote(enemy), ...harmNote(enemy)] : [];
}

const leftNote = ({ health, damage }: EnemyView): Message => tell("note-left", { count: health - damage });

function harmNote(enemy: EnemyView | undefined): Message[] {
  if (!enemy) return [];
  return [tell("note-harm", { damage: enemy.attack_damage, horror: enemy.attack_horror })];
}

function placeNote(option: OptionInfo, { view }: Here): Message[] {
  const place = locationOf(option, view);
  if (!place) return [];
  return [
    ...(place.revealed ? [] : [tell("note-unrevealed")]),
    ...(place.clues ? [tell("note-clues", { count: place.clues })] : []),
    ...(place.shroud === null ? [] : [tell("note-shroud", { count: place.shroud })]),
  ];
}

/** What a card of the hand or the discard pile costs now, and whether it is fast. */
function playNote({ about }: OptionInfo, { view, reference }: Here): Message[] {
  const own = ownOf(view);
  const held = [...(own?.hand ?? []), own?.discarded_event].find((each) => each && cardThing(each.id) === about[0]);
  const shown = held && cardOf(reference, held.code);
  const price = held?.price ?? shown?.cost;
  const fast = shown?.keywords.includes("fast") ?? false;
  const spent = typeof price === "number" ? [tell("note-price", { price, left: (own?.resources ?? 0) - price })] : [];
  return [...spent, ...(fast ? [tell("note-fast")] : [])];
}

function commitNote({ about }: OptionInfo, { view, reference }: Here): Message[] {
  const shown = cardOf(reference, codeOfThing(about[0], view) ?? "");
  return shown && view.test ? [tell("plus", { count: iconsFor(shown, view.test.skill) })] : [];
}

/** What is left on a card. */
function usesNote(option: OptionInfo, { view, reference }: Here): Message[] {
  const card = assetOf(option, view);
  if (!card || card.uses === 0) return [];
  return [tell(`marks-${markerOf(cardOf(reference, card.code))}`, { count: card.uses })];
}

function offerNote(option: OptionInfo, scene: Here): Message[] {
  const offer = offersOf(scene).find((each) => each.option === option);
  if (!offer) return [];
  return [tell(`kind-${offer.card.type}`), ...(offer.card.card_class ? [tell(`class-${offer.card.card_class}`)] : [])];
}

function removeNote({ about }: OptionInfo, { view, question }: Here): Message[] {
  const { id: code } = partsOf(about[0] ?? "");
  const count = view.sheets.find(({ seat }) => seat === question?.seat)?.cards[code];
  return count === undefined ? [] : [tell("note-in-deck", { count })];
}

/** What somebody or a card can still bear. */
function bearsNote(option: OptionInfo, view: View, kind: "damage" | "horror"): Message[] {
  const bearer = assetOf(option, view) ?? personOf(option, view);
  if (!bearer) return [];
  const most = kind === "damage" ? bearer.health : bearer.sanity;
  return [tell("note-bears", { count: (most ?? 0) - bearer[kind] })];
}

function tokenNote({ about }: OptionInfo, { view }: Here): Message[] {
  const { id: token } = partsOf(about[0] ?? "");
  const found = view.tokens.find((each) => each.token === token);
  if (found?.automatic != null) return [tell(found.automatic ? "note-succeeds" : "note-fails")];
  return typeof found?.value === "number"
    ? [tell("signed", { amount: Math.abs(found.value), sign: found.value < 0 ? "minus" : "plus" })]
    : [];
}

/** Who goes with a player that leaves or comes back. */
function nameNote({ about }: OptionInfo, { view }: Here): Message[] {
  const code = codeOfThing(about[0], view);
  return code ? [cardName(code)] : [];
}

function personNote(option: OptionInfo, { view }: Here): Message[] {
  const who = personOf(option, view);
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
