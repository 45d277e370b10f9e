/** Running the recording: where it stands, whether it runs, how fast, and the address that says so. */
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { askedFace, type FaceKind } from "../../games/kit";
import type { Recording } from "./frames";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LEAST = 700;
const EACH = 320;
const MOST = 3600;

export interface Playing {
  at: number;
  /** The step that led here was one forward: what happened may be animated. */
  stepped: boolean;
  playing: boolean;
  speed: Speed;
  go(at: number): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

export function usePlaying(recording: Recording, first: number): Playing {
  const [{ at, stepped }, setPlace] = useState(() => ({ at: recording.within(first), stepped: false }));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  const move = useCallback(
    (to: number) => setPlace((now) => ({ at: recording.within(to), stepped: recording.within(to) === now.at + 1 })),
    [recording],
  );
  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      move(to);
    },
    [move],
  );
  const toggle = useCallback(() => {
    if (!playing && at === recording.last) move(0);
    setPlaying(!playing);
  }, [playing, at, recording, move]);

  useEffect(() => {
    if (!playing) return;
    if (at >= recording.last) return setPlaying(false);
    const loud = recording.frames[at]?.log.filter((each) => !each.quiet).length ?? 0;
    const timer = setTimeout(() => move(at + 1), Math.min(MOST, LEAST + EACH * loud) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, recording, move]);

  return { at, stepped, playing, speed, go, toggle, setSpeed };
}

/** Space, arrows, Home and End, wherever the focus is, except where they already mean something. */
export function usePlayingKeys({ at, go, toggle }: Playing, last: number): void {
  // Before the moment is painted: whoever sees it can use the keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest("input, select, textarea, dialog, [role=menu]")
      )
        return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      if (event.key !== " " && target.closest("[role=tablist], [data-entry]")) return;
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at, last, go, toggle]);
}

/** The address of a moment. */
export function momentPath(code: string, at: number, seat: number | null, face: FaceKind): string {
  return `/replay/${code}?at=${at}&seat=${seat ?? "public"}${face === "plain" ? "&face=plain" : ""}`;
}

/** What the address asks for; the seat is undefined where it does not say. */
export function askedMoment(search: string): { at: number; seat: number | null | undefined; face: FaceKind } {
  const query = new URLSearchParams(search);
  const asked = { at: Number(query.get("at") ?? 0), face: askedFace(search) };
  const seat = query.get("seat");
  if (seat === null) return { ...asked, seat: undefined };
  return { ...asked, seat: /^\d+$/.test(seat) ? Number(seat) : null };
}
