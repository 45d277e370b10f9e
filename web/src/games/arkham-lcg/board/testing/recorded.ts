/** Recorded games for the tests of the board; `tests/recorded` makes them anew. */
import { readFileSync } from "node:fs";
import { wholeOption, wholeQuestion } from "../../../../net/whole";
import type { OptionInfo, Question } from "../../../../wire";
import type { Event, LocationView, Reference, View } from "../../wire";

export interface Moment {
  name: string;
  view: View;
  question: Question;
}

type Line =
  | { kind: "reference"; reference: Reference }
  | ({ kind: "moment" } & Moment)
  | { kind: "decision"; options: OptionInfo[]; view: View }
  | { kind: "event"; event: Event }
  | { kind: "scene"; before: View; after: View; events: Event[] };

const lines = readFileSync("src/games/arkham-lcg/board/testing/recorded.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

const of = <Kind extends Line["kind"]>(kind: Kind) =>
  lines.flatMap((line) => (line.kind === kind ? [line as Extract<Line, { kind: Kind }>] : []));

/** The printed cards, as far as the board looks at them. */
export const reference = of("reference")[0]!.reference;
export const moments = of("moment").map((line) => ({ ...line, question: wholeQuestion(line.question) }));
/** Of every sort of options one, with what of the view tells what lies on the table. */
export const decisions = of("decision").map((line) => ({ ...line, options: line.options.map(wholeOption) }));
export const events = of("event").map(({ event }) => event);
/** What happened between two pictures. */
export const scenes = of("scene");

export function moment(name: string): Moment {
  const found = moments.find((each) => each.name === name);
  if (!found) throw new Error(`no moment ${name} was recorded`);
  return found;
}

/** A location with nothing on it. */
export function bare(id: number, code: string, connects: number[] = []): LocationView {
  return {
    id,
    code,
    connects,
    revealed: true,
    symbol: "circle",
    clues: 0,
    doom: 0,
    shroud: 1,
    shroud_terms: [],
    victory: null,
    investigators: [],
    attachments: [],
    others: [],
  };
}
