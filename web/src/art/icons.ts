/** Every meaning that has an icon; icons.json says which shape, `npm run icons` fetches the shapes. */
import { SHAPES } from "./icon-shapes";

export type IconName = keyof typeof SHAPES;

export function hasIcon(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name);
}
