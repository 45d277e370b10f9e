/** What matters about an option, in a few words. */
import { idOf, kindOf, numberOf } from "../../table/things";
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { bookOf } from "./book";
import { courseOf, findMonster } from "./monsters";
import { unseenOf } from "./ritual";
import { halfOf, outlookOf } from "./round";
import type { Here } from "./scene";
import type { LocationView } from "./wire";
import { investigatorName, locationName, tell } from "./words";

type Note = (target: Thing, scene: Here, option: OptionInfo) => Message | null;

/** By the verb of an option that has a target; of the other verbs there is nothing to add. */
const NOTES: Readonly<Record<string, Note>> = {
  play: (card, scene) => rankNote(numberOf(card), scene),
  keep: hiddenNote,
  "leave-out": hiddenNote,
  slot: omensNote,
  victim: investigatorNote,
  act: investigatorNote,
  lead: investigatorNote,
  use: (item, { reference }) => bookOf(reference).items.get(idOf(item))?.text ?? null,
  seal: sealNote,
  activate: activationNote,
  displace: courseNote,
  destroy: whereNote,
  drive: whereNote,
  move: locationNote,
  stay: locationNote,
  at: locationNote,
};

export function note(option: OptionInfo, scene: Here): string {
  const [target] = option.about;
  const words = target === undefined ? null : NOTES[option.verb]?.(target, scene, option);
  return words ? scene.say(words) : "";
}

/** Whether a priority card already settles which effect its action card will have (rule fh.resolve.3). */
export function rankNote(priority: number, { view, reference }: Here): Message {
  const book = bookOf(reference);
  return tell(`note-${halfOf(outlookOf(priority, view, book), book) ?? "open"}`);
}

/** How many tokens of the card's symbol may still be in the ritual. */
function hiddenNote(card: Thing, { view, reference }: Here): Message {
  const book = bookOf(reference);
  const symbol = book.priority.get(numberOf(card))?.symbol ?? "";
  return tell("note-unseen", { count: unseenOf(symbol, view, book) });
}

function omensNote(card: Thing, { reference }: Here): Message {
  return tell("note-omens", { count: bookOf(reference).priority.get(numberOf(card))?.omens ?? 0 });
}

/** What lies and stands in a location. */
function locationNote(target: Thing, { view }: Here): Message | null {
  const location = view.locations[numberOf(target) - 1];
  return location ? tell("note-facts", { facts: factsOf(location) }) : null;
}

function factsOf(location: LocationView): Message[] {
  const monsters = location.spaces.filter((space) => typeof space.monster === "number").length;
  const damage = location.spaces.filter((space) => space.holds === "damage").length;
  const facts: Message[] = [];
  if (location.ritual_site) facts.push(tell("note-ritual-site"));
  if (location.clue) facts.push(tell("note-clue"));
  if (location.gate) facts.push(tell("note-gate", { tokens: location.gate_tokens }));
  if (monsters) facts.push(tell("note-monsters", { count: monsters }));
  if (damage) facts.push(tell("note-damage", { count: damage }));
  return facts.length ? facts : [tell("note-empty")];
}

function investigatorNote(target: Thing, { view }: Here): Message | null {
  const each = view.investigators.find(({ id }) => id === idOf(target));
  if (!each) return null;
  return tell("note-investigator", { health: each.health, most: each.most_health, where: locationName(each.location) });
}

/** How much is left of a seal that may be removed. */
function sealNote(walkway: Thing, { view }: Here): Message | null {
  const seal = view.seals.find(({ one, other }) => idOf(walkway) === `${one}-${other}`);
  return seal ? tell(seal.fresh ? "note-seal-fresh" : "note-seal-used") : null;
}

/** Where a monster goes that moves when it activates; which one it is, of the others. */
function activationNote(target: Thing, scene: Here, option: OptionInfo): Message | null {
  const book = bookOf(scene.reference);
  const kind = book.monsters.get(findMonster(numberOf(target), scene.view)?.kind ?? "");
  return kind?.symbols.includes("wanderer") ? courseNote(target, scene) : whereNote(target, scene, option);
}

/** Where the monster goes if it moves. */
function courseNote(target: Thing, { view, reference }: Here): Message | null {
  const book = bookOf(reference);
  const monster = findMonster(numberOf(target), view);
  const kind = monster && book.monsters.get(monster.kind);
  if (!monster || !kind) return null;
  const course = courseOf(monster, kind, book);
  return course.ends === "arrives"
    ? tell("note-goes-to", { where: locationName(course.to) })
    : tell(`note-course-${course.ends}`);
}

/** Which location a monster is in and who stands there, where the options differ in it. */
function whereNote(_: Thing, { view, question }: Here, option: OptionInfo): Message | null {
  const here = placeOf(option);
  const places = new Set(question?.options.flatMap((each) => placeOf(each) ?? []));
  if (here === null || places.size < 2) return null;
  const present = view.locations[here - 1]?.investigators ?? [];
  if (!present.length) return tell("note-where", { where: locationName(here) });
  return tell("note-where-with", { where: locationName(here), who: present.map(investigatorName) });
}

/** The location in which an option happens. */
function placeOf({ about }: OptionInfo): number | null {
  const place = about.find((thing) => kindOf(thing) === "location");
  return place === undefined ? null : numberOf(place);
}
