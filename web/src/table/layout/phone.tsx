import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { T } from "../../text/say";
import { cx } from "../../ui/cx";
import { slowness } from "../../ui/preferences";
import { Landmark, type LayoutParts, SkipLinks } from "./parts";
import css from "./phone.module.css";

const LEAVES: readonly { id: "prompt" | "tray" | "team" | "told"; icon: IconName; label: string }[] = [
  { id: "prompt", icon: "ping", label: "decision" },
  { id: "tray", icon: "hand", label: "tray" },
  { id: "team", icon: "team", label: "team" },
  { id: "told", icon: "log", label: "story-and-talk" },
];

interface Props extends LayoutParts {
  /** When this changes, the leaf with the prompt comes up. */
  urgent: string | number | null;
}

/** A screen one holds in a hand: the board above, and a sheet of leaves under the thumb, one swipe apart. */
export function PhoneLayout({ top, strips, board, rail: _, urgent, ...leaves }: Props) {
  const pager = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(0);
  const [tall, setTall] = useState(false);

  const turnTo = (number: number) => {
    const box = pager.current;
    box?.scrollTo({ left: number * box.clientWidth, behavior: slowness() > 0 ? "smooth" : "instant" });
  };

  // Before anybody sees the question: afterwards they may have turned to another leaf already.
  useLayoutEffect(() => {
    if (urgent !== null) pager.current?.scrollTo({ left: 0 });
  }, [urgent]);

  return (
    <div className={cx(css.phone, tall && css.tall)}>
      <SkipLinks />
      <header className={css.top}>{top}</header>
      <Landmark as="main" id="board" label="board" className={css.board}>
        {board}
        <div className={css.strips}>{strips}</div>
      </Landmark>
      <div className={css.sheet}>
        <button type="button" className={css.handle} aria-expanded={tall} onClick={() => setTall(!tall)}>
          <span aria-hidden="true" />
          <span className={css.handleWords}>
            <T id={tall ? "sheet-lower" : "sheet-raise"} />
          </span>
        </button>
        <div
          ref={pager}
          className={css.pager}
          onScroll={({ currentTarget: box }) => setNow(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))}
        >
          {LEAVES.map(({ id, label }, number) => (
            <Leaf key={id} id={id} label={label} shown={number === now}>
              {leaves[id]}
            </Leaf>
          ))}
        </div>
        <nav className={css.tabs}>
          {LEAVES.map(({ id, icon, label }, number) => (
            <button
              key={id}
              type="button"
              className={css.tab}
              aria-current={number === now ? "true" : undefined}
              onClick={() => turnTo(number)}
            >
              <Icon name={icon} size="1.4rem" />
              <T id={`${label}-short`} />
            </button>
          ))}
        </nav>
      </div>
    </div>
  );
}

interface LeafProps {
  id: string;
  label: string;
  shown: boolean;
  children: ReactNode;
}

function Leaf({ id, label, shown, children }: LeafProps) {
  return (
    <div className={css.page} inert={!shown}>
      <Landmark as="section" id={id} label={label} className={cx(css.leaf, css[id])} titled={id === "tray"}>
        {children}
      </Landmark>
    </div>
  );
}
