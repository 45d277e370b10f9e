/** The moments of a replay: each view is made from the one before, once, and shares with it what did not change. */
import { patch } from "../../net/patch";
import type { Frame, Happening, Message } from "../../wire";

export class Film {
  private readonly views: unknown[] = [];

  constructor(readonly frames: readonly Frame[]) {}

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
  rounds(): { round: number; at: number }[] {
    const marks: { round: number; at: number }[] = [];
    this.frames.forEach(({ round }, at) => {
      if (round > 0 && round !== marks.at(-1)?.round) marks.push({ round, at });
    });
    return marks;
  }
}

export interface Pulse {
  good: number;
  bad: number;
  uncanny: number;
}

type Tone = keyof Pulse | "plain";

/** How good and how bad each moment was, for the drawing under the slider. */
export function pulses(film: Film, toneOf: (event: unknown) => Tone): Pulse[] {
  return film.frames.map(({ log }) => {
    const pulse: Pulse = { good: 0, bad: 0, uncanny: 0 };
    for (const { event, quiet } of log) {
      const tone = quiet ? "plain" : toneOf(event);
      if (tone !== "plain") pulse[tone] += 1;
    }
    return pulse;
  });
}

export interface TurningPoint {
  round: number;
  at: number;
  lines: Message[];
}

/** What each round brought, and the moment it begins. */
export function turningPoints(film: Film, story: readonly { round: number; lines: Message[] }[]): TurningPoint[] {
  const begins = new Map(film.rounds().map(({ round, at }) => [round, at]));
  return story
    .filter(({ lines }) => lines.length > 0)
    .map(({ round, lines }) => ({ round, lines, at: begins.get(round) ?? 0 }));
}
