/** What matters about an option, in a few words. */

import { idOf, kindOf, numberOf } from "../../table/things";
import { together } from "../../text/together";
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { bookOf, monsterEntry } from "./book";
import { byId, standingOn } from "./people";
import type { Here } from "./scene";
import { counted, frontOf, investigatorName, monsterName, spaceName, tell } from "./words";

type Note = (target: Thing, scene: Here) => Message | string | null;

/** By the sort of what an option is aimed at. */
const NOTES: Readonly<Record<string, Note>> = {
  space: (target, scene) => spaceNote(idOf(target), scene),
  monster: monsterNote,
  investigator: investigatorNote,
  card: cardNote,
};

/** Verbs of which the words say everything. */
const PLAIN: ReadonlySet<string> = new Set(["discard", "encounter", "reroll", "raise", "give", "take", "fly"]);

/** Verbs by which somebody uses what they can do. */
const OWN: ReadonlySet<string> = new Set(["use", "local", "more"]);

export function note({ about: [target = ""], verb }: OptionInfo, scene: Here): string {
  if (PLAIN.has(verb) || (OWN.has(verb) && kindOf(target) === "investigator")) return "";
  const words = NOTES[kindOf(target)]?.(target, scene);
  return typeof words === "string" ? words : words ? scene.say(words) : "";
}

/** What lies and stands on a space. */
function spaceNote(id: string, { view }: Here): Message {
  const monsters = view.monsters.filter(({ space }) => space === id).map(({ kind }) => kind);
  const clues = view.clues.filter(({ space }) => space === id).length;
  const facts: Message[] = [
    ...(view.gates.some(({ space }) => space === id) ? [tell("note-gate")] : []),
    ...(clues ? [tell("note-clues", { count: clues })] : []),
    ...counted(monsters, monsterName),
    ...(view.expedition === id ? [tell("note-expedition")] : []),
    ...(view.mystery?.space === id ? [tell("note-mystery")] : []),
    ...(view.ongoing.some(({ space }) => space === id) ? [tell("note-rumor")] : []),
    ...(view.fallen.some(({ space }) => space === id) ? [tell("note-fallen")] : []),
    ...standingOn(id, view).map(({ id: who }) => investigatorName(who)),
  ];
  return facts.length ? tell("note-facts", { facts }) : tell("note-empty");
}

/** What a fight with it would be. */
function monsterNote(target: Thing, { view, reference }: Here): Message | null {
  const seen = view.monsters.find(({ token }) => token === numberOf(target));
  const printed = seen && monsterEntry(seen.kind, view, reference);
  if (!seen || !printed) return null;
  return tell("note-monster", {
    horror: printed.will?.loss ?? 0,
    damage: printed.strength?.loss ?? 0,
    left: seen.toughness - seen.lost,
  });
}

function investigatorNote(target: Thing, { view, reference }: Here): Message | null {
  const each = byId(idOf(target), view);
  if (each)
    return tell("note-investigator", { health: each.health, sanity: each.sanity, where: spaceName(each.space) });
  const sheet = bookOf(reference).investigators.get(idOf(target));
  return sheet
    ? tell("note-newcomer", { occupation: sheet.occupation, health: sheet.health, sanity: sheet.sanity })
    : null;
}

function cardNote(target: Thing, { reference, view, say }: Here): Message | string | null {
  const card = bookOf(reference).cards.get(frontOf(target));
  if (!card) return null;
  const text = together(card.lines, say);
  return view.reserve.includes(card.id) ? tell("note-value", { value: card.value, text }) : text;
}
