/** Where a question comes from: the component that asks, as it is printed. */
import type { Scene } from "../games/face";
import { together } from "../text/together";
import type { Message } from "../wire";
import { idOf, kindOf } from "./things";

export interface Component {
  name: Message;
  lines: readonly Message[];
}

/** How a component is found by its id, by its kind. */
export type Components<View, Reference> = Readonly<
  Record<string, (id: string, scene: Scene<View, Reference>) => Component | null | undefined>
>;

/** The component of that name with its text; nothing where there is none to be read. */
export function originOf<View, Reference>(
  cause: string | null,
  components: Components<View, Reference>,
  scene: Scene<View, Reference>,
): { title: string; text: string } | null {
  const component = cause ? components[kindOf(cause)]?.(idOf(cause), scene) : null;
  return component?.lines.length
    ? { title: scene.say(component.name), text: together(component.lines, scene.say) }
    : null;
}
