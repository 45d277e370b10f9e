/** A short play of what just happened: acts, one after the other, brought into time. */
import type { Thing } from "../../../games/face";

/** What is to be seen; where a thing does it, which one. */
export interface Acting {
  does: string;
  thing: Thing | null;
}

export interface Step<Act extends Acting> {
  act: Act;
  start: number;
  lasts: number;
  /** A thing that acts twice is seen once: the later step from its beginning, the earlier one until then. */
  from: number;
  until: number;
}

export interface Stage<Act extends Acting> {
  steps: readonly Step<Act>[];
  /** Things drawn by the play until it is over. */
  away: ReadonlySet<Thing>;
  lasts: number;
}

/** The next of the same kind begins soon after, another kind when the last one is nearly over. */
const SAME_KIND = 90;
const OVERLAP = 0.72;
const LONGEST = 2500;

/** How long each kind of act lasts, in milliseconds. */
export type Lengths<Act extends Acting> = Readonly<Record<Act["does"], number>>;

export function pace<Act extends Acting>(
  acts: readonly Act[],
  lengths: Lengths<Act>,
): { steps: Step<Act>[]; lasts: number } {
  const steps: Step<Act>[] = [];
  for (const act of acts) {
    const last = steps.at(-1);
    const busy = steps.findLast((step) => act.thing !== null && step.act.thing === act.thing);
    const turn = last ? last.start + (last.act.does === act.does ? SAME_KIND : last.lasts * OVERLAP) : 0;
    const start = Math.max(turn, busy ? busy.start + busy.lasts : 0);
    steps.push({ act, start, lasts: lengths[act.does as Act["does"]], from: 0, until: Number.POSITIVE_INFINITY });
  }
  const lasts = Math.max(0, ...steps.map((step) => step.start + step.lasts));
  const hurry = Math.min(1, LONGEST / (lasts || 1));
  for (const step of steps) {
    step.start *= hurry;
    step.lasts *= hurry;
  }
  showOnce(steps);
  return { steps, lasts: lasts * hurry };
}

function showOnce<Act extends Acting>(steps: readonly Step<Act>[]): void {
  const latest = new Map<Thing, Step<Act>>();
  for (const step of steps) {
    if (step.act.thing === null) continue;
    const earlier = latest.get(step.act.thing);
    if (earlier) {
      earlier.until = step.start;
      step.from = step.start;
    }
    latest.set(step.act.thing, step);
  }
}
