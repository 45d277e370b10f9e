/**
 * Every meaning that has an icon; icons.json says which shape, `npm run icons` fetches the shapes.
 *
 * A game has icons of its own in its folder (`games/<game>/art/icons.ts`) and adds them when it is loaded, so that a page
 * fetches only those of the game it shows; what several games with investigators draw is in `investigators/`. No two lists
 * have a name in common.
 */
import { SHAPES } from "./icon-shapes";

/** The names of the icons by whose they are; games add theirs here. */
export interface IconSets {
  shared: keyof typeof SHAPES;
}

export type IconName = IconSets[keyof IconSets];

const shapes: Record<string, string> = { ...SHAPES };

export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(shapes, more);
}

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

/** The markup of an icon, in a square of 512 units. */
export function shapeOf(name: IconName): string {
  return shapes[name] ?? "";
}

/** The icon of what happened, as the engine names it; what has none is only written down. */
export function eventIcon(name: string): IconName {
  return hasIcon(name) ? name : "log";
}
