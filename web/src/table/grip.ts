/** How anything in a tray is pointed at and chosen. The stage explains what says it is a thing by `data-thing`. */
import type { FocusEvent, MouseEvent, PointerEvent } from "react";
import type { Scene, Thing } from "../games/face";

export function grip<View, Reference>(scene: Scene<View, Reference>, thing: Thing) {
  return {
    legal: (scene.optionsAt.get(thing)?.length ?? 0) > 0,
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
        scene.press(thing, event.currentTarget);
      },
    },
  };
}
