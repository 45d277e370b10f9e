/** What matters about an option, in a few words. */
import type { Message, OptionInfo } from "../../wire";
import { bookOf } from "./book";
import { courseOf, findMonster } from "./monsters";
import { unseenOf } from "./ritual";
import { halfOf, outlookOf } from "./round";
import type { Here } from "./scene";
import { locationOf, partsOf, target } from "./targets";
import type { LocationView, View } from "./wire";
import { investigatorName, locationName, tell } from "./words";

export function note(option: OptionInfo, scene: Here): string {
  const words = noteOf(option, scene);
  return words ? scene.say(words) : "";
}

function noteOf(option: OptionInfo, scene: Here): Message | null {
  const { verb, rest } = partsOf(option);
  switch (verb) {
    case "play":
      return rankNote(Number(rest), scene);
    case "keep":
    case "leave-out":
      return hiddenNote(Number(rest), scene);
    case "slot":
      return omensNote(Number(rest), scene);
    case "victim":
    case "act":
    case "lead":
      return investigatorNote(rest, scene.view);
    case "use":
      return bookOf(scene.reference).items.get(rest)?.text ?? null;
    case "seal":
      return sealNote(rest, scene.view);
    case "activate":
    case "displace":
      return courseNote(option, scene);
    case "destroy":
    case "drive":
      return whereNote(option, scene);
    case "appear":
      return null;
    default: {
      const number = locationOf(option, scene);
      const location = number === null ? undefined : scene.view.locations[number - 1];
      return location ? locationNote(location) : null;
    }
  }
}

/** Whether a priority card already settles which effect its action card will have (rule fh.resolve.3). */
export function rankNote(priority: number, { view, reference }: Here): Message {
  const book = bookOf(reference);
  return tell(`note-${halfOf(outlookOf(priority, view, book), book) ?? "open"}`);
}

/** How many tokens of the card's symbol may still be in the ritual. */
function hiddenNote(priority: number, { view, reference }: Here): Message {
  const book = bookOf(reference);
  const symbol = book.priority.get(priority)?.symbol ?? "";
  return tell("note-unseen", { count: unseenOf(symbol, view, book) });
}

function omensNote(priority: number, { reference }: Here): Message {
  return tell("note-omens", { count: bookOf(reference).priority.get(priority)?.omens ?? 0 });
}

/** What lies and stands in a location. */
function locationNote(location: LocationView): Message {
  const monsters = location.spaces.filter((space) => typeof space.monster === "number").length;
  const damage = location.spaces.filter((space) => space.holds === "damage").length;
  const facts: Message[] = [];
  if (location.ritual_site) facts.push(tell("note-ritual-site"));
  if (location.clue) facts.push(tell("note-clue"));
  if (location.gate) facts.push(tell("note-gate", { tokens: location.gate_tokens }));
  if (monsters) facts.push(tell("note-monsters", { count: monsters }));
  if (damage) facts.push(tell("note-damage", { count: damage }));
  return facts.length ? tell("note-facts", { facts }) : tell("note-empty");
}

function investigatorNote(id: string, view: View): Message | null {
  const each = view.investigators.find((one) => one.id === id);
  if (!each) return null;
  return tell("note-investigator", { health: each.health, most: each.most_health, where: locationName(each.location) });
}

/** Which monsters a seal would stop, or how much of it is left where it may be removed. */
function sealNote(ends: string, view: View): Message | null {
  const seal = view.seals.find(({ one, other }) => ends === `${one}-${other}`);
  return seal ? tell(seal.fresh ? "note-seal-fresh" : "note-seal-used") : null;
}

/** Where the monster goes if it moves. */
function courseNote(option: OptionInfo, scene: Here): Message | null {
  const token = Number(target(option, scene.view, scene.reference)[0]?.slice("monster:".length));
  const monster = findMonster(token, scene.view);
  const kind = monster && bookOf(scene.reference).monsters.get(monster.kind);
  if (!monster || !kind) return null;
  if (option.key.startsWith("activate:") && !kind.symbols.includes("wanderer")) return whereNote(option, scene);
  const course = courseOf(monster, kind, bookOf(scene.reference));
  return course.ends === "arrives"
    ? tell("note-goes-to", { where: locationName(course.to) })
    : tell(`note-course-${course.ends}`);
}

/** Which location a monster is in and who stands there, where the options differ in it. */
function whereNote(option: OptionInfo, scene: Here): Message | null {
  const here = locationOf(option, scene);
  const places = new Set(scene.question?.options.map((each) => locationOf(each, scene)).filter((each) => each));
  const present = here === null ? [] : (scene.view.locations[here - 1]?.investigators ?? []);
  if (here === null || places.size < 2) return null;
  if (!present.length) return tell("note-where", { where: locationName(here) });
  return tell("note-where-with", { where: locationName(here), who: present.map(investigatorName) });
}
