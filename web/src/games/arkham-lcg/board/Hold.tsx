/** Where a thing on the desk is taken hold of: over its drawing, which says nothing that the label does not say. */
import type { ReactNode } from "react";
import type { Hand } from "../../../table/map/hand";
import type { Thing } from "../../face";

interface HoldProps {
  thing: Thing;
  /** What it lies on, where nothing can be done with itself. */
  under: Thing;
  /** Its options in words, where it has any. */
  label: string | null;
  hand: Hand;
  /** What can be touched, and the rings around it. */
  children: ReactNode;
}

export function Hold({ thing, under, label, hand, children }: HoldProps) {
  const button =
    label === null ? { "aria-hidden": true } : ({ role: "button", tabIndex: 0, "aria-label": label } as const);
  return (
    <g className="hold" data-thing={thing} {...button} {...hand.grip(thing, under)}>
      {children}
    </g>
  );
}
