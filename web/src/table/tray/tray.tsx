import { type ReactNode, useEffect, useRef } from "react";
import type { Scene } from "../../games/face";
import { cx } from "../../ui/cx";
import type { Message } from "../../wire";
import css from "./tray.module.css";

interface TrayProps {
  scene: Scene<unknown, unknown>;
  label: Message;
  /** When this changes, what can be chosen has moved elsewhere. */
  turn: number | null;
  children: ReactNode;
}

/** What lies before somebody, side by side: a sheet, cards, what is for sale. What can be chosen comes into sight. */
export function TrayTable({ scene: { say, question }, label, turn, children }: TrayProps) {
  const table = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has its cards elsewhere
  useEffect(() => {
    const box = table.current;
    const legal = [...(box?.querySelectorAll<HTMLElement>("[data-legal]") ?? [])].at(-1);
    const right = legal ? legal.offsetLeft + legal.offsetWidth + MARGIN : 0;
    box?.scrollTo?.({ left: Math.max(0, right - box.clientWidth) });
  }, [question?.number, turn]);
  return (
    <section className={css.tray} aria-label={say(label)}>
      <div className={css.table} ref={table}>
        {children}
      </div>
    </section>
  );
}

const MARGIN = 12;

interface ZoneProps {
  scene: Scene<unknown, unknown>;
  title: Message;
  /** What is said where nothing lies there. */
  empty: Message;
  thing?: string;
  /** Two above each other, so that all of them are in sight. */
  rows?: boolean;
  children: readonly ReactNode[];
}

/** Cards that lie together, under what they are. */
export function TrayZone({ scene: { say }, title, empty, thing, rows = false, children }: ZoneProps) {
  return (
    <section className={css.zone} data-thing={thing}>
      <h3 className={css.heading}>{say(title)}</h3>
      {children.length === 0 ? (
        <p className={css.nothing}>{say(empty)}</p>
      ) : (
        <ul className={cx(css.cards, rows && css.rows)}>{children}</ul>
      )}
    </section>
  );
}
