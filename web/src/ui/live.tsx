import type { ReactNode } from "react";
import { create } from "zustand";
import css from "./live.module.css";

interface Live {
  lines: { key: number; words: string }[];
  tell(words: string): void;
  hush(): void;
}

/** More than one update can bring: a line that goes before it was drawn is never read out. */
const KEPT = 12;
let last = 0;

const useLive = create<Live>((set) => ({
  lines: [],
  tell: (words) => {
    last += 1;
    set(({ lines }) => ({ lines: [...lines, { key: last, words }].slice(-KEPT) }));
  },
  hush: () => set({ lines: [] }),
}));

/** Read something out politely, after what is being read. */
export function announce(words: string): void {
  useLive.getState().tell(words);
}

/** What was read out is no longer on the page. */
export function hush(): void {
  useLive.getState().hush();
}

export function LiveRegion() {
  const lines = useLive((state) => state.lines);
  return (
    <div className={css.unseen} role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}

/** Words for those who listen. */
export function Unseen({ as: Tag = "span", children }: { as?: "span" | "h2"; children: ReactNode }) {
  return <Tag className={css.unseen}>{children}</Tag>;
}
