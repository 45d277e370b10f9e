/** The queue of highlights: what must not pass unseen is shown one after the other. Pure: no timers. */
import type { Happening, Highlight } from "../../wire";

/** Something that happened and is shown large. */
export type Highlighted = Happening & { highlight: Highlight };

export interface HighlightQueue {
  /** How many have gone: tells two highlights apart that are alike. */
  gone: number;
  /** The first of them is being shown. */
  waiting: readonly Highlighted[];
}

export const nothingToShow: HighlightQueue = { gone: 0, waiting: [] };

/** What has happened joins the queue at its end, as far as it is to be shown. */
export function joined(queue: HighlightQueue, log: readonly Happening[]): HighlightQueue {
  return log.filter(isHighlighted).reduce(join, queue);
}

/** The first has been seen, or so many. */
export function passed({ gone, waiting }: HighlightQueue, count = 1): HighlightQueue {
  return { gone: gone + count, waiting: waiting.slice(count) };
}

export function passedAll(queue: HighlightQueue): HighlightQueue {
  return queue.waiting.length > 0 ? passed(queue, queue.waiting.length) : queue;
}

/** What it shows again, with what came of it, need not be shown before it. */
function join({ gone, waiting }: HighlightQueue, next: Highlighted): HighlightQueue {
  const left = waiting.filter(({ highlight }) => highlight.covered_by !== tagOf(next));
  return { gone: gone + waiting.length - left.length, waiting: [...left, next] };
}

const isHighlighted = (happening: Happening): happening is Highlighted => happening.highlight !== null;

const tagOf = ({ event }: Happening): string => (event as { event: string }).event;
