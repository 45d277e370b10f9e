/** The parts of the form: in the open, folded away, and what was wrong with them. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import type { Problem } from "../../wire";
import css from "./form.module.css";

export function Section({ title, why, children }: { title: ReactNode; why?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {why && <p className={css.why}>{why}</p>}
      {children}
    </section>
  );
}

interface FoldedProps {
  title: ReactNode;
  /** What one would miss while it is folded. */
  aside: ReactNode;
  /** Something inside wants to be seen. */
  open: boolean;
  children: ReactNode;
}

export function Folded({ title, aside, open, children }: FoldedProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && ref.current) ref.current.open = true;
  }, [open]);
  return (
    <details className={css.folded} ref={ref}>
      <summary>
        <h2>{title}</h2>
        {aside && <span className={css.aside}>{aside}</span>}
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}

/** Why the server refused, at the field it is about. */
export function Trouble({ problem }: { problem: Problem | null }) {
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) ref.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (!problem) return null;
  return (
    <div className={css.trouble} role="alert" ref={ref}>
      <Icon name="report" />
      <div>
        <p>{say(problem.say)}</p>
        {problem.detail && <p lang="en">{problem.detail}</p>}
      </div>
    </div>
  );
}
