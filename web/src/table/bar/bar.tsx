/** What hangs over a board: its parts side by side above it. */
import type { ReactNode, Ref } from "react";
import type { Scene, Thing } from "../../games/face";
import { cx } from "../../ui/cx";
import { grip } from "../grip";
import { keysOf } from "../map/marks";
import css from "./bar.module.css";

/** A board with its bar. */
export function BoardUnderBar({
  bar,
  ref,
  children,
}: {
  bar: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div className={css.board} ref={ref}>
      {bar}
      {children}
    </div>
  );
}

/** The class names the stylesheet of a game adds to. What it says of them counts more than what is said here. */
interface Styled {
  className: string | undefined;
  children: ReactNode;
}

export function Bar({ className, children }: Styled) {
  return <div className={cx(css.bar, className)}>{children}</div>;
}

interface StationProps extends Styled {
  scene: Scene<unknown, unknown>;
  thing: Thing;
}

/** A part of the bar: pressed it is chosen, where it can be, or explained. */
export function Station({ scene, thing, className, children }: StationProps) {
  const { handlers, legal, lit, pointedBy } = grip(scene, thing);
  const keys = keysOf(scene.optionsAt.get(thing));
  return (
    <button
      type="button"
      className={cx(css.station, className)}
      data-station
      data-legal={legal || undefined}
      data-lit={lit || undefined}
      data-pointed={pointedBy ? true : undefined}
      {...handlers}
    >
      {children}
      {keys && (
        <span className={css.key} aria-hidden="true">
          {keys}
        </span>
      )}
    </button>
  );
}

/** A name and what is told of it, one above the other. */
export function Words({ className, children }: Styled) {
  return <span className={cx(css.words, className)}>{children}</span>;
}
