/** What matters about an option, in a few words. */

import { idOf, kindOf, numberOf } from "../../table/things";
import { together } from "../../text/together";
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { bookOf } from "./book";
import { byId, engagedWith } from "./people";
import type { Here } from "./scene";
import { frontOf } from "./verbs";
import { counted, monsterName, spaceName, tell } from "./words";
import { factsOn } from "./words-of-places";

type Note = (target: Thing, scene: Here) => Message | string | null;

/** By the sort of what an option is aimed at. */
const NOTES: Readonly<Record<string, Note>> = {
  space: (target, { view }) => {
    const facts = factsOn(idOf(target), view);
    return facts.length ? tell("note-facts", { facts }) : tell("note-empty");
  },
  monster: monsterNote,
  investigator: investigatorNote,
  card: cardNote,
  archive: (target, { view, say }) =>
    together(view.codex.find(({ number }) => number === numberOf(target))?.lines ?? [], say),
  headline: (target, { reference, say }) => together(bookOf(reference).headlines.get(idOf(target))?.lines ?? [], say),
};

/** Verbs of which the words say everything. */
const PLAIN: ReadonlySet<string> = new Set([
  "assign",
  "clue",
  "discard",
  "focus",
  "give",
  "raise",
  "remnant",
  "reroll",
  "spend",
]);

/** Verbs by which somebody uses what they can do. */
const OWN: ReadonlySet<string> = new Set(["use", "extra"]);

export function note({ about: [target = ""], verb }: OptionInfo, scene: Here): string {
  if (PLAIN.has(verb) || (OWN.has(verb) && kindOf(target) === "investigator")) return "";
  const words = NOTES[kindOf(target)]?.(target, scene);
  return typeof words === "string" ? words : words ? scene.say(words) : "";
}

/** What a fight with it would be. */
function monsterNote(target: Thing, { view, reference }: Here): Message | null {
  const seen = view.monsters.find(({ token }) => token === numberOf(target));
  const printed = seen && bookOf(reference).monsters.get(seen.kind);
  if (!seen || !printed) return null;
  return tell("note-monster", { horror: printed.horror, damage: printed.damage, left: seen.health - seen.damage });
}

function investigatorNote(target: Thing, { view, reference }: Here): Message | null {
  const each = byId(idOf(target), view);
  if (each) {
    const monsters = counted(
      engagedWith(each, view).map(({ kind }) => kind),
      monsterName,
    );
    return tell("note-investigator", {
      health: each.health - each.damage,
      sanity: each.sanity - each.horror,
      facts: [spaceName(each.space), ...monsters],
    });
  }
  const sheet = bookOf(reference).investigators.get(idOf(target));
  return sheet
    ? tell("note-newcomer", { occupation: sheet.occupation, health: sheet.health, sanity: sheet.sanity })
    : null;
}

function cardNote(target: Thing, { reference, say }: Here): string {
  return together(bookOf(reference).cards.get(frontOf(target, reference))?.lines ?? [], say);
}
