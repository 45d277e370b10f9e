/** A button at the edge of the desk that opens a small sheet. */
import { type ReactNode, useId, useRef, useState } from "react";
import type { Hand } from "../../../../table/map/hand";
import { cx } from "../../../../ui/cx";
import { Popover } from "../../../../ui/popover";
import type { Thing } from "../../../face";
import type { Here } from "../../scene";
import { keysAt } from "../keys";
import { EdgeHold } from "./EdgeHold";

interface SheetProps {
  scene: Here;
  hand: Hand;
  thing: Thing;
  className: string;
  label: string;
  title: string;
  /** What the button shows, and what the sheet. */
  children: ReactNode;
  sheet: ReactNode;
}

/** Where the thing is a target it is picked; otherwise the sheet opens. */
export function Sheet({ scene, hand, thing, className, label, title, children, sheet }: SheetProps) {
  const [beside, setBeside] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const keys = keysAt(scene.optionsAt.get(thing));
  return (
    <>
      <div className={cx("edge-thing", className, keys !== undefined && "is-target", scene.lit.has(thing) && "is-lit")}>
        {children}
        {keys && (
          <span className="edge-key" aria-hidden="true">
            {keys}
          </span>
        )}
        <EdgeHold
          ref={button}
          scene={scene}
          hand={hand}
          thing={thing}
          label={label}
          opened={beside ? id : null}
          press={(pressed) => setBeside(beside ? null : pressed)}
        />
      </div>
      <Popover
        beside={beside}
        onClose={() => {
          setBeside(null);
          button.current?.focus();
        }}
        id={id}
        role="dialog"
        label={title}
        className="desk-sheet"
      >
        <h3>{title}</h3>
        {sheet}
      </Popover>
    </>
  );
}
