/** How anything on the table is pointed at and chosen. The stage explains what says it is a thing by `data-thing`. */
import type { FocusEvent, MouseEvent, PointerEvent } from "react";
import type { Thing } from "../../face";
import type { Here } from "../scene";

export function grip(scene: Here, thing: Thing) {
  const legal = (scene.optionsAt.get(thing)?.length ?? 0) > 0;
  return {
    legal,
    lit: scene.lit.has(thing),
    pointedBy: scene.pointed.get(thing),
    handlers: {
      "data-thing": thing,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === "mouse") scene.light([thing]);
      },
      onPointerLeave() {
        scene.light([]);
      },
      onFocus(event: FocusEvent) {
        if (event.currentTarget.matches(":focus-visible")) scene.light([thing]);
      },
      onBlur() {
        scene.light([]);
      },
      onClick(event: MouseEvent) {
        if (legal) scene.pick(thing);
        else scene.explain(thing, event.currentTarget);
      },
    },
  };
}
