import { type ReactNode, useEffect, useId, useRef } from "react";
import { useSay } from "../text/say";
import { IconButton } from "./button";
import { cx } from "./cx";
import css from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** centre: a sheet of paper in the middle; drawer: from the right edge, full height. */
  kind?: "centre" | "drawer";
  wide?: boolean;
  /** Buttons at the foot. */
  foot?: ReactNode;
  className?: string | undefined;
}

/** A modal dialog: the browser keeps the focus inside, Esc and a press beside it close it. */
export function Dialog({ open, onClose, title, children, kind = "centre", wide, foot, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const say = useSay();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    // The heading is read first; the browser would begin with the cross.
    dialog.querySelector<HTMLElement>("h2")?.focus();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={ref}
      className={cx(css.dialog, css[kind], wide && css.wide, className)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className={css.inside}>
          <header className={css.head}>
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" small label={say({ domain: "web", id: "close" })} onClick={onClose} />
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the sheet is scrolled with the keyboard too */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
          {foot && <footer className={css.foot}>{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}
