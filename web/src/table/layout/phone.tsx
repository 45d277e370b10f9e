import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { T } from "../../text/say";
import { cx } from "../../ui/cx";
import { useSheetBeside } from "../../ui/media";
import { slowness } from "../../ui/preferences";
import { Landmark, type LayoutParts, SkipLinks } from "./parts";
import css from "./phone.module.css";

const LEAVES: readonly { id: "prompt" | "tray" | "team" | "told"; icon: IconName; label: string }[] = [
  { id: "prompt", icon: "ping", label: "decision" },
  { id: "tray", icon: "hand", label: "tray" },
  { id: "team", icon: "team", label: "team" },
  { id: "told", icon: "log", label: "story-and-talk" },
];

/** The leaves on which one answers a test. */
const FACING_A_TEST: ReadonlySet<string> = new Set(["prompt", "tray"]);

interface Props extends LayoutParts {
  /** When this changes, the leaf with the prompt comes up. */
  urgent: string | number | null;
}

/**
 * A screen one holds in a hand: the board, and a sheet of leaves under the thumb, one swipe apart; below the board, or
 * beside it where the screen is short. One's own figures stay in sight whichever leaf is up.
 */
export function PhoneLayout({ top, strips, board, own, test, rail: _, urgent, ...leaves }: Props) {
  const beside = useSheetBeside();
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

  // A page has another width where the sheet has: the leaf that was up stays up.
  const shown = useRef(now);
  shown.current = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the width of the sheet
  useLayoutEffect(() => {
    const box = pager.current;
    box?.scrollTo({ left: shown.current * box.clientWidth });
  }, [beside, tall]);

  return (
    <div className={cx(css.phone, beside && css.beside, tall && css.tall)}>
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
        <div className={css.own}>{own}</div>
        <div
          ref={pager}
          className={css.pager}
          onScroll={({ currentTarget: box }) => setNow(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))}
        >
          {LEAVES.map(({ id, label }, number) => (
            <Leaf key={id} id={id} label={label} shown={number === now}>
              {test && FACING_A_TEST.has(id) && <div className={css.test}>{test}</div>}
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
