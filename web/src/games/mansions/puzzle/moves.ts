/** What can be done with the pieces of a puzzle: the options of the question, found at their places. */
import { idOf, kindOf } from "../../../table/things";
import type { OptionInfo, Question } from "../../../wire";

export type Way = "left" | "right";

export interface Moves {
  /** The option that swaps the pieces of two places. */
  swap(one: number, other: number): number | undefined;
  turn(place: number, way: Way): number | undefined;
  /** The option that puts the drawn piece into a place. */
  replace(place: number): number | undefined;
  draw: number | undefined;
  skillPoint: number | undefined;
  stop: number | undefined;
  /** Whether anything can be done with the piece of a place. */
  movable(place: number): boolean;
}

const TOPICS: ReadonlySet<string> = new Set(["puzzle", "puzzle-replace"]);

/** Of a question about something else there is nothing to move. */
export function movesOf(question: Question | null): Moves {
  const byKey = new Map<string, number>();
  const movable = new Set<number>();
  if (question && TOPICS.has(question.topic)) {
    question.options.forEach((option, number) => {
      byKey.set(keyOf(option), number);
      for (const place of placesOf(option)) movable.add(place);
    });
  }
  const swap = (one: number, other: number) => byKey.get(`swap ${Math.min(one, other)} ${Math.max(one, other)}`);
  return {
    swap,
    turn: (place, way) => byKey.get(`turn ${place} ${way}`),
    replace: (place) => byKey.get(`replace ${place}`),
    draw: byKey.get("draw"),
    skillPoint: byKey.get("skill-point"),
    stop: byKey.get("stop"),
    movable: (place) => movable.has(place),
  };
}

const placesOf = ({ about }: OptionInfo): number[] =>
  about.filter((thing) => kindOf(thing) === "piece").map((thing) => Number(idOf(thing)));

/** By what is done, to the pieces of which places; the way out by its role. */
function keyOf(option: OptionInfo): string {
  if (option.role !== null) return "stop";
  const places = placesOf(option).sort((one, other) => one - other);
  return [option.verb, ...places, ...(option.word ? [option.word] : [])].join(" ");
}
