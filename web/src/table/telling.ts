/** What just happened, told to those who listen: read out politely, and a small sound where one asked for sounds. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useSay } from "../text/say";
import { announce } from "../ui/live";
import { play } from "../ui/sounds";
import type { Happening, TableInfo } from "../wire";
import { outcomeFor } from "./outcome";
import type { Eyes, TableState } from "./state";

type Pictures = TableState["pictures"];

/** More lines at once than this are read from the log instead. */
const MOST = 6;

const SOUNDS = { won: "won", lost: "lost", over: "uncanny" } as const;

export function useTelling(pictures: Pictures, eyes: Eyes, table: TableInfo, mine: readonly number[]): void {
  const say = useSay();
  const voice = useRef(say);
  voice.current = say;

  // Told from the log itself: with stillness nothing is ever fresh. Before the question that follows, hence the layout.
  const seen = useRef(pictures);
  useLayoutEffect(() => {
    const loud = added(seen.current.get(eyes)?.log, pictures.get(eyes)?.log).filter((each) => !each.quiet);
    seen.current = pictures;
    if (loud.length === 0) return;
    for (const each of loud.slice(-MOST)) announce(voice.current(each.say));
    const tones = loud.map((each) => each.tone);
    const tone = (["uncanny", "bad", "good"] as const).find((each) => tones.includes(each));
    if (tone) play(tone);
  }, [pictures, eyes]);

  const over = table.status === "over" && table.result ? outcomeFor(table, mine) : null;
  const before = useRef(over);
  useEffect(() => {
    if (over && !before.current) play(SOUNDS[over]);
    before.current = over;
  }, [over]);
}

/** What a log was continued with; nothing where it was cut or is told anew. */
function added(before: readonly Happening[] | undefined, now: readonly Happening[] = []): readonly Happening[] {
  if (!before || (before.length > 0 && now[before.length - 1] !== before.at(-1))) return [];
  return now.slice(before.length);
}
