/** The icons of the card game, beside those that all share. */
import { addIcons } from "../../../art/icons";
import { SHAPES } from "./icon-shapes";

declare module "../../../art/icons" {
  interface IconSets {
    "arkham-lcg": keyof typeof SHAPES;
  }
}

addIcons(SHAPES);

export { hasIcon, type IconName } from "../../../art/icons";
