/** Every meaning that has an icon; icons.json says which shape, `npm run icons` fetches the shapes. */
import { SHAPES } from "./icon-shapes";

export type IconName = keyof typeof SHAPES;

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name);
}

/** The icon of what happened, as the engine names it; what has none is only written down. */
export function eventIcon(name: string): IconName {
  return hasIcon(name) ? name : "log";
}
