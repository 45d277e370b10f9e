/** The picture a game's face draws from: the view with everything the shell knows about it. */
import { useCallback, useMemo, useRef, useState } from "react";
import type { Scene, Thing } from "../games/face";
import { useSay } from "../text/say";
import type { Happening, Question } from "../wire";
import { optionsByThing } from "./options";

export interface SceneInput {
  view: unknown;
  reference: unknown;
  question?: Question | null;
  fresh?: readonly Happening[];
  pointed?: ReadonlyMap<Thing, string>;
  choose?(option: number, at?: Thing): void;
  point?(thing: Thing): void;
  /** Several options are at the thing that was picked. */
  offer?(thing: Thing, options: readonly number[]): void;
  explain?(thing: Thing, beside: Element): void;
  /** Whether a thing is to be read before it is picked. */
  toRead?(thing: Thing): boolean;
}

const NOTHING: readonly Happening[] = [];
const NOBODY: ReadonlyMap<Thing, string> = new Map();
const DARK: ReadonlySet<Thing> = new Set();

export function useScene(input: SceneInput): Scene<unknown, unknown> {
  const { view, reference, question = null, fresh = NOTHING, pointed = NOBODY } = input;
  const say = useSay();
  const [lit, setLit] = useState<ReadonlySet<Thing>>(DARK);
  // What is done is always done with the newest picture, while the functions stay the same for React.
  const now = useRef(input);
  now.current = input;

  const optionsAt = useMemo(() => optionsByThing(question), [question]);
  const at = useRef(optionsAt);
  at.current = optionsAt;

  const light = useCallback((things: readonly Thing[]) => {
    setLit((before) => (sameThings(before, things) ? before : things.length ? new Set(things) : DARK));
  }, []);
  const choose = useCallback((option: number, at?: Thing) => now.current.choose?.(option, at), []);
  const point = useCallback((thing: Thing) => now.current.point?.(thing), []);
  const explain = useCallback((thing: Thing, beside: Element) => now.current.explain?.(thing, beside), []);
  const pick = useCallback((thing: Thing) => {
    const options = at.current.get(thing) ?? [];
    const [only] = options;
    if (options.length === 1 && only !== undefined) now.current.choose?.(only, thing);
    else if (options.length > 1) now.current.offer?.(thing, options);
  }, []);

  const press = useCallback(
    (thing: Thing, beside: Element) => {
      if (at.current.has(thing) && !now.current.toRead?.(thing)) pick(thing);
      else explain(thing, beside);
    },
    [pick, explain],
  );

  return useMemo(
    () => ({
      view,
      reference,
      question,
      optionsAt,
      lit,
      pointed,
      fresh,
      say,
      choose,
      pick,
      press,
      light,
      explain,
      point,
    }),
    [view, reference, question, optionsAt, lit, pointed, fresh, say, choose, pick, press, light, explain, point],
  );
}

function sameThings(before: ReadonlySet<Thing>, things: readonly Thing[]): boolean {
  return before.size === new Set(things).size && things.every((thing) => before.has(thing));
}
