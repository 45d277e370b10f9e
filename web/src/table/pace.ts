/** How long an update stays before the next one is shown, so that what others and bots do can be followed. */
import type { TableState } from "./state";

const LEAST = 500;
const EACH = 240;
const MOST = 2600;
/** When this many updates wait, somebody was away: catch up without pauses. */
const TOO_MANY = 12;

export function pauseFor(state: TableState, behind: number): number {
  const loud = (state.fresh.get(state.eyes) ?? []).filter((each) => !each.quiet).length;
  if (loud === 0 || behind > TOO_MANY) return 0;
  const whole = Math.min(MOST, LEAST + EACH * loud);
  // The more waits, the shorter each: one never falls far behind the table.
  return whole / (1 + behind / 3);
}
