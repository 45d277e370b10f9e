/** What matters about an option, in a few words. */
import { modifier } from "../../table/card/figures";
import { idOf, kindOf, numberOf } from "../../table/things";
import { together } from "../../text/together";
import type { Message, OptionInfo } from "../../wire";
import type { Thing } from "../face";
import { bookOf } from "./book";
import { factsIn } from "./explain/places";
import { byId } from "./people";
import type { Here } from "./scene";
import { called, roomOf, skillName, spaceName, tell } from "./words";

type Note = (target: Thing, scene: Here) => Message | string | null;

/** By the sort of what an option is aimed at. */
const NOTES: Readonly<Record<string, Note>> = {
  space: spaceNote,
  monster: monsterNote,
  investigator: investigatorNote,
  card: (target, { reference, say }) => together(bookOf(reference).cards.get(idOf(target))?.lines ?? [], say),
  trait: traitNote,
  piece: (target, { view }) => {
    const puzzle = view.puzzles.find(({ card }) => card === view.attempt?.card);
    const piece = puzzle?.pieces.find(({ place }) => place === numberOf(target));
    return piece?.settled ? tell("piece-fits") : null;
  },
};

/** Verbs of which the words say everything. */
const PLAIN: ReadonlySet<string> = new Set(["answer", "give", "next", "skill-point", "swap", "turn", "replace"]);

export function note({ about: [target = ""], verb }: OptionInfo, scene: Here): string {
  if (PLAIN.has(verb)) return "";
  const words = NOTES[kindOf(target)]?.(target, scene);
  return typeof words === "string" ? words : words ? scene.say(words) : "";
}

/** What stands there, and what is the matter with the room. */
function spaceNote(target: Thing, scene: Here): Message | null {
  const { view } = scene;
  const room = roomOf(idOf(target));
  const pile = view.piles[room];
  const facts = [
    ...(view.fire.includes(room) ? [called("overview-fire")] : []),
    ...(view.darkness.includes(room) ? [called("overview-darkness")] : []),
    ...(pile?.locked ? [called("overview-locked")] : []),
    ...factsIn(idOf(target), scene),
  ];
  return facts.length ? tell("note-facts", { facts }) : null;
}

/** What evading it and seeing it would be, and what is known to be left of it. */
function monsterNote(target: Thing, { view }: Here): Message | null {
  const seen = view.monsters.find(({ id }) => id === numberOf(target));
  if (!seen) return null;
  const { health, damage, awareness } = seen;
  return health === null
    ? tell("note-monster-unknown", { awareness: modifier(awareness), damage })
    : tell("note-monster", { awareness: modifier(awareness), left: health - damage });
}

function investigatorNote(target: Thing, { view, reference }: Here): Message | null {
  const each = byId(idOf(target), view);
  if (each)
    return tell("note-investigator", {
      health: each.health - each.damage,
      sanity: Math.max(0, each.sanity - each.horror),
      where: spaceName(each.space),
    });
  const sheet = bookOf(reference).characters.get(idOf(target));
  return sheet
    ? tell("note-newcomer", { occupation: sheet.occupation, health: sheet.health, sanity: sheet.sanity })
    : null;
}

/** The skills it brings, and what else it does. */
function traitNote(target: Thing, { reference, say }: Here): string {
  const trait = bookOf(reference).traits.get(idOf(target));
  if (!trait) return "";
  const skills = Object.entries(trait.skills).map(([skill, value]) =>
    tell("skill-value", { skill: skillName(skill), value }),
  );
  return together([tell("skills", { skills }), ...trait.lines], say);
}
