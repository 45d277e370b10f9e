/** Something that happened, for tests. */
import type { Highlight } from "../../wire";
import type { Highlighted } from "../highlights/queue";

/** A highlight of an event with this tag. */
export function highlighted(kind: Highlight["kind"], tag: string, change: Partial<Highlight> = {}): Highlighted {
  return {
    say: { domain: "game", id: `event-${tag}` },
    quiet: false,
    after: 0,
    touches: [],
    tone: "plain",
    icon: "log",
    highlight: { kind, title: null, text: null, covered_by: "", ...change },
    event: { event: tag },
  };
}
