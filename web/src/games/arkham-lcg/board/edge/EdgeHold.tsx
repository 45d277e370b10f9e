/** Where a thing at the edge of the desk is taken hold of: a button over its drawing. */
import type { Ref } from "react";
import type { Hand } from "../../../../table/map/hand";
import type { Thing } from "../../../face";
import type { Here } from "../../scene";

interface EdgeHoldProps {
  scene: Here;
  hand: Hand;
  thing: Thing;
  label: string;
  /** What a press does where nothing can be chosen here. */
  press(button: HTMLButtonElement): void;
  /** The sheet it has opened, or null; left out where it opens none. */
  opened?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

export function EdgeHold({ scene, hand, thing, label, press, opened, ref }: EdgeHoldProps) {
  const grip = hand.grip(thing);
  return (
    <button
      ref={ref}
      type="button"
      className="edge-hold"
      aria-label={label}
      {...(opened !== undefined && { "aria-expanded": opened !== null, "aria-controls": opened ?? undefined })}
      data-thing={thing}
      {...grip}
      // The button itself turns Enter and Space into a click.
      onKeyDown={undefined}
      onClick={(event) => {
        if (scene.optionsAt.has(thing) || event.altKey) grip.onClick(event);
        else press(event.currentTarget);
      }}
    />
  );
}
