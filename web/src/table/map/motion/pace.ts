/** A short animation of what just happened: motions, one after the other, brought into time. */
import type { Thing } from "../../../games/face";

/** What is to be seen; where a thing does it, which one. */
export interface AnyMotion {
  does: string;
  thing: Thing | null;
}

export interface TimedMotion<Motion extends AnyMotion> {
  motion: Motion;
  start: number;
  lasts: number;
  /** A thing that acts twice is seen once: the later step from its beginning, the earlier one until then. */
  from: number;
  until: number;
}

export interface MapAnimation<Motion extends AnyMotion> {
  steps: readonly TimedMotion<Motion>[];
  /** Things drawn by the animation until it is over. */
  away: ReadonlySet<Thing>;
  lasts: number;
}

/** The next of the same kind begins soon after, another kind when the last one is nearly over. */
const SAME_KIND = 90;
const OVERLAP = 0.72;
const LONGEST = 2500;

/** How long each kind of motion lasts, in milliseconds. */
export type Lengths<Motion extends AnyMotion> = Readonly<Record<Motion["does"], number>>;

export function pace<Motion extends AnyMotion>(
  motions: readonly Motion[],
  lengths: Lengths<Motion>,
): { steps: TimedMotion<Motion>[]; lasts: number } {
  const steps: TimedMotion<Motion>[] = [];
  for (const motion of motions) {
    const last = steps.at(-1);
    const busy = steps.findLast((step) => motion.thing !== null && step.motion.thing === motion.thing);
    const turn = last ? last.start + (last.motion.does === motion.does ? SAME_KIND : last.lasts * OVERLAP) : 0;
    const start = Math.max(turn, busy ? busy.start + busy.lasts : 0);
    steps.push({
      motion,
      start,
      lasts: lengths[motion.does as Motion["does"]],
      from: 0,
      until: Number.POSITIVE_INFINITY,
    });
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

function showOnce<Motion extends AnyMotion>(steps: readonly TimedMotion<Motion>[]): void {
  const latest = new Map<Thing, TimedMotion<Motion>>();
  for (const step of steps) {
    if (step.motion.thing === null) continue;
    const earlier = latest.get(step.motion.thing);
    if (earlier) {
      earlier.until = step.start;
      step.from = step.start;
    }
    latest.set(step.motion.thing, step);
  }
}
