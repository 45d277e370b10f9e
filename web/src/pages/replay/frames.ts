/** The moments of a replay: each view is made from the one before, once, and shares with it what did not change. */
import { patch } from "../../net/patch";
import type { Happening, Message, ReplayFrame } from "../../wire";

export class Recording {
  private readonly views: unknown[] = [];

  constructor(readonly frames: readonly ReplayFrame[]) {}

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** A number of a moment, whatever was written in the address. */
  within(at: number): number {
    return Number.isFinite(at) ? Math.min(this.last, Math.max(0, Math.trunc(at))) : 0;
  }

  view(at: number): unknown {
    for (let next = this.views.length; next <= at; next++)
      this.views.push(patch(this.views[next - 1] ?? null, this.frames[next]?.changes ?? []));
    return this.views[at];
  }

  /** Everything that happened up to a moment. */
  log(at: number): Happening[] {
    return this.frames.slice(0, at + 1).flatMap((frame) => frame.log);
  }

  /** Where each round begins. */
  rounds(): RoundMark[] {
    const marks: RoundMark[] = [];
    let [now, before] = [0, 0];
    this.frames.forEach(({ round }, at) => {
      if (round === now) return;
      if (round < now) before += now;
      now = round;
      if (round > 0) marks.push({ round, counted: before + round, at });
    });
    return marks;
  }
}

export interface RoundMark {
  /** As the table counts it. */
  round: number;
  /** Counted on where a later scenario begins with its first round again. */
  counted: number;
  at: number;
}

export interface Pulse {
  good: number;
  bad: number;
  uncanny: number;
}

/** How good and how bad each moment was, for the drawing under the slider. */
export function pulses(recording: Recording): Pulse[] {
  return recording.frames.map(({ log }) => {
    const pulse: Pulse = { good: 0, bad: 0, uncanny: 0 };
    for (const { tone, quiet } of log) if (!quiet && tone !== "plain") pulse[tone] += 1;
    return pulse;
  });
}

export interface ToldRound extends RoundMark {
  lines: Message[];
}

/** What each round brought, and the moment it begins; a story counts its rounds on from scenario to scenario. */
export function toldRounds(recording: Recording, story: readonly { round: number; lines: Message[] }[]): ToldRound[] {
  const begun = new Map(recording.rounds().map((mark) => [mark.counted, mark]));
  return story
    .filter(({ lines }) => lines.length > 0)
    .map(({ round, lines }) => ({ ...(begun.get(round) ?? { round, counted: round, at: 0 }), lines }));
}
