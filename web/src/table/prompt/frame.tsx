import type { ReactNode, RefObject } from "react";
import { cx } from "../../ui/cx";
import css from "./prompt.module.css";

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
  kicker?: ReactNode;
  portrait?: ReactNode;
  /** brass: it is on you; plain: somebody else's. */
  tone: "brass" | "plain";
  children: ReactNode;
}

/** The frame of the prompt. Its heading stays the same element whatever is shown, so that a focus on it is never lost. */
export function PromptFrame({ heading, title, kicker, portrait, tone, children }: Props) {
  return (
    <div className={css.prompt}>
      <div className={css.head}>
        <span className={css.portrait} hidden={!portrait}>
          {portrait}
        </span>
        <div>
          <p className={css.kicker} hidden={!kicker}>
            {kicker}
          </p>
          <h2 ref={heading} tabIndex={-1} className={cx(css.title, tone === "brass" && css.yours)}>
            {title}
          </h2>
        </div>
      </div>
      {children}
    </div>
  );
}
