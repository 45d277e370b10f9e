/** The log as it is read: what happened stands under its cause, causes under their round or their scenario. */
import type { Face } from "../../games/face";
import type { Happening, Message } from "../../wire";

export interface Entry {
  /** Its place in the log. */
  index: number;
  happening: Happening;
}

export interface Group {
  key: number;
  /** The card, gate or row that caused it. */
  cause: Message | null;
  entries: Entry[];
}

export interface Chapter {
  key: number;
  /** The entry that opens a round or a scenario. */
  opening: Entry | null;
  groups: Group[];
}

const field = (event: unknown, name: string): unknown =>
  typeof event === "object" && event !== null ? (event as Record<string, unknown>)[name] : undefined;

/** An event that names a round begins it. */
const opensRound = (happening: Happening): boolean => typeof field(happening.event, "round") === "number";

function causeOf(happening: Happening): string | null {
  const cause = field(happening.event, "cause");
  return typeof cause === "string" ? cause : null;
}

export function chapters(log: readonly Happening[], face: Face): Chapter[] {
  const told: Chapter[] = [];
  let cause: string | null | undefined;
  log.forEach((happening, index) => {
    if (happening.quiet) return;
    const entry = { index, happening };
    const now = told.at(-1);
    const opens = opensRound(happening) || (face.opensChapter?.(happening.event) ?? false);
    if (!now || opens) {
      cause = undefined;
      told.push({ key: index, opening: opens ? entry : null, groups: [] });
      if (opens) return;
    }
    const groups = told.at(-1)?.groups ?? [];
    const its = causeOf(happening);
    if (cause === undefined || its !== cause) {
      groups.push({ key: index, cause: its === null ? null : face.cause(its), entries: [] });
      cause = its;
    }
    groups.at(-1)?.entries.push(entry);
  });
  return told;
}
